export const zh = {
  findCity: '输入城市、省份或首字母',
  noCity: '没有找到这个城市',
  citiesFailed: '城市列表没有加载出来',
  again: '重试',
} as const
