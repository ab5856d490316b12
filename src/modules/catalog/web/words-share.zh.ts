export const zh = {
  title: '分享商品',
  close: '关闭',
  drawing: '正在生成海报…',
  failed: '海报生成失败，可复制链接分享',
  poster: '{{name}} 的分享海报',
  scan: '扫码查看商品',
  address: '商品链接',
  copy: '复制链接',
  copied: '链接已复制',
  copyYourself: '浏览器不允许复制，请手动复制上面的链接',
  save: '保存海报',
} as const
