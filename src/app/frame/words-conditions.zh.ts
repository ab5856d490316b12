export const zh = {
  conditionsLead: '询价功能暂未开通，满足以下条件后即可使用：',
  satisfied: '已满足',
  unsatisfied: '未满足',
  gotIt: '我已知晓',
  notice: '提示',
} as const
