import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of the evaluations in the consoles of stores and of the platform. */
export const reviewAdminMessages = /* @__PURE__ */ defineMessages('review', {
  deskTitle: { zh: '评价管理', en: 'Reviews' },
  all: { zh: '全部', en: 'All' },
  open: { zh: '待回复', en: 'To reply' },
  answered: { zh: '已回复', en: 'Replied' },
  published: { zh: '展示中', en: 'Shown' },
  hidden: { zh: '已隐藏', en: 'Hidden' },
  none: { zh: '暂无评价', en: 'No reviews' },
  noneHelp: { zh: '买家收货后的评价会显示在这里', en: 'Buyers’ reviews appear here after receipt' },
  scoreOf: { zh: '商品 {{score}} 分', en: 'Product {{score}} / 5' },
  storeScores: {
    zh: '描述 {{desc}} · 服务 {{service}} · 物流 {{logistics}}',
    en: 'Description {{desc}} · service {{service}} · delivery {{logistics}}',
  },
  appended: { zh: '追评：{{text}}', en: 'Follow-up: {{text}}' },
  picture: { zh: '评价图片 {{number}}', en: 'Picture {{number}}' },
  answer: { zh: '回复', en: 'Reply' },
  answerText: { zh: '供应商回复：{{text}}', en: 'Supplier’s reply: {{text}}' },
  answerHint: { zh: '回复会公开显示在商品页', en: 'Your reply is shown publicly on the product page' },
  change: { zh: '修改', en: 'Edit' },
  sent: { zh: '已回复', en: 'Replied' },
  hiddenFor: { zh: '平台已隐藏：{{reason}}', en: 'Hidden by the platform: {{reason}}' },
  hide: { zh: '隐藏', en: 'Hide' },
  show: { zh: '恢复显示', en: 'Show again' },
  reason: { zh: '隐藏原因', en: 'Reason for hiding' },
  hideDone: { zh: '已隐藏', en: 'Hidden' },
  showDone: { zh: '已恢复显示', en: 'Shown again' },
})
