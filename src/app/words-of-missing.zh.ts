export const zh = {
  notFoundTitle: '页面不存在',
  notFoundHelp: '您访问的地址可能已失效，去首页或商品分类看看吧',
  goHome: '返回首页',
  goCategories: '浏览商品分类',
} as const
