export const zh = {
  gone: '没有这条替代记录',
  notSubstitute: '这两种商品的规格不能互相替代',
} as const
