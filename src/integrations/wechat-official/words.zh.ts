export const zh = {
  demo: '演示',
  title: '微信公众号（本机替身）',
  explain: '演示微信用户在这里关注或取消关注公众号；关注并绑定后，微信通知会显示在演示收件箱',
  follow: '演示微信用户 {{number}}：关注',
  leave: '演示微信用户 {{number}}：取消关注',
} as const
