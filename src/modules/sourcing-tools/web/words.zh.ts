export const zh = {
  projects: '我的项目',
  none: '还没有项目',
  help: '项目清单功能即将开放：把物料、询价与订单归到一个工程下，按预算跟进',
  toCart: '去采购车',
} as const
