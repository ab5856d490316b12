import { defineMessages } from '../../kernel/i18n/translate.ts'

export const wechatOfficialMessages = /* @__PURE__ */ defineMessages('wechatOfficial', {
  demo: { zh: '演示', en: 'Demo' },
  title: { zh: '微信公众号（本机替身）', en: 'WeChat official account (local stand-in)' },
  explain: {
    zh: '演示微信用户在这里关注或取消关注公众号；关注并绑定后，微信通知会显示在演示收件箱',
    en: 'Demonstration WeChat users follow or unfollow the account here. Once a user follows and is bound, WeChat notifications appear in the demonstration outbox',
  },
  follow: { zh: '演示微信用户 {{number}}：关注', en: 'WeChat user {{number}}: follow' },
  leave: { zh: '演示微信用户 {{number}}：取消关注', en: 'WeChat user {{number}}: unfollow' },
})
