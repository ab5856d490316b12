import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the choice of the delivery city; they load with it. */
export const cityMessages = /* @__PURE__ */ defineMessages('cityChoice', {
  findCity: { zh: '输入城市、省份或首字母', en: 'City, province or first letter' },
  noCity: { zh: '没有找到这个城市', en: 'City not found' },
  citiesFailed: { zh: '城市列表加载失败', en: 'The city list could not be loaded' },
  again: { zh: '重试', en: 'Try again' },
})

/** Words of the dialog that few people ever see: they load with the sidebar instead of coming with every page. */
export const conditionMessages = /* @__PURE__ */ defineMessages('conditions', {
  conditionsLead: {
    zh: '询价功能尚未开通，满足以下条件后即可使用：',
    en: 'You cannot send enquiries yet. Please meet these conditions first:',
  },
  satisfied: { zh: '已满足', en: 'Done' },
  unsatisfied: { zh: '未满足', en: 'Not yet' },
  gotIt: { zh: '我已知晓', en: 'Got it' },
  notice: { zh: '提示', en: 'Notice' },
})

/** Words of the dialog over the mall: they load with it instead of coming with every page. */
export const screenMessages = /* @__PURE__ */ defineMessages('openScreen', {
  close: { zh: '关闭', en: 'Close' },
  see: { zh: '去看看', en: 'Take a look' },
  advertisement: { zh: '广告', en: 'Ad' },
})
