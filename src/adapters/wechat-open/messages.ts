import { defineMessages } from '../../kernel/i18n/translate.ts'

export const wechatOpenMessages = /* @__PURE__ */ defineMessages('wechatOpen', {
  demo: { zh: '演示', en: 'Demo' },
  title: { zh: '微信开放平台（本机替身）', en: 'WeChat open platform (local stand-in)' },
  explain: { zh: '选择一位演示微信用户，代替手机扫码确认', en: 'Choose a demonstration WeChat user instead of scanning with a phone' },
  person: { zh: '演示微信用户 {{number}}', en: 'WeChat user {{number}}' },
  refuse: { zh: '拒绝授权', en: 'Decline' },
})
