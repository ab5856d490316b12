export const zh = {
  goneTitle: '该商品已下架',
  goneHelp: '“{{name}}”已停止销售，下面是同类在售商品',
  goneAlone: '“{{name}}”已停止销售，看看大家在买的商品',
  pausedTitle: '店铺暂停营业，商品暂不展示',
  pausedHelp: '“{{name}}”由{{store}}供应，该店铺已被平台暂停营业。已下的订单照常履行；下面是其他店铺的同类商品',
  myOrders: '我的订单',
  askPlatform: '咨询平台',
  unknownTitle: '没有这件商品',
  unknownHelp: '地址可能有误或已失效，看看大家在买的商品',
  similar: '同类在售商品',
  popular: '热销商品',
  ask: '询价',
} as const
