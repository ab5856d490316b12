export const zh = {
  demo: '演示',
  title: '微信开放平台（本机替身）',
  explain: '选择一位演示微信用户，代替手机扫码确认',
  person: '演示微信用户 {{number}}',
  refuse: '拒绝授权',
} as const
