export const zh = {
  goneTitle: '该商品已下架',
  goneHelp: '“{{name}}”已停止销售，下面是同类在售商品',
  goneAlone: '“{{name}}”已停止销售，看看大家在买的商品',
  unknownTitle: '没有这件商品',
  unknownHelp: '地址可能有误或已失效，看看大家在买的商品',
  similar: '同类在售商品',
  popular: '热销商品',
  ask: '询价',
} as const
