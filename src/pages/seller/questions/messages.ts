import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the store's questions. */
export const questionMessages = /* @__PURE__ */ defineMessages('catalogQuestion', {
  questionsTitle: { zh: '商品问答', en: 'Questions' },
  all: { zh: '全部', en: 'All' },
  open: { zh: '待回答', en: 'To answer' },
  answered: { zh: '已回答', en: 'Answered' },
  none: { zh: '没有问题', en: 'No questions' },
  noneHelp: { zh: '买家在商品页的提问会显示在这里', en: 'Buyers’ questions on product pages appear here' },
  sent: { zh: '已回答', en: 'Answered' },
  change: { zh: '修改', en: 'Edit' },
  answer: { zh: '回答', en: 'Answer' },
  answerHint: { zh: '回答会公开显示在商品页', en: 'Your answer is shown publicly on the product page' },
})
