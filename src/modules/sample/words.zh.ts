export const zh = {
  addressGone: '收货地址不存在，请重新选择',
  nothingChosen: '请选择要申请的样品',
  tooManyOpen: '进行中的样品申请最多 {{max}} 个，请先完成已有申请',
  feedbackFirst: '您有 {{count}} 个样品逾期未反馈，请先填写反馈',
  hadLately: '“{{goods}}”{{days}} 天内已申请过样品，如需再次申请请联系店铺放开',
  notOffered: '“{{goods}}”已不提供样品',
} as const
