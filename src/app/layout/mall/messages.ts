import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the choice of the delivery city; they load with it. */
export const cityMessages = /* @__PURE__ */ defineMessages('cityChoice', {
  findCity: { zh: '输入城市、省份或首字母', en: 'City, province or first letter' },
  noCity: { zh: '没有找到这个城市', en: 'No such city' },
  citiesFailed: { zh: '城市列表没有加载出来', en: 'The cities did not load' },
  again: { zh: '重试', en: 'Try again' },
})

/** Words of the dialog that few people ever see: they load with the sidebar instead of coming with every page. */
export const conditionMessages = /* @__PURE__ */ defineMessages('conditions', {
  conditionsLead: {
    zh: '询价功能暂未开通，满足以下条件后即可使用：',
    en: 'Enquiries are not available to you yet. These conditions have to be met:',
  },
  satisfied: { zh: '已满足', en: 'Met' },
  unsatisfied: { zh: '未满足', en: 'Not met' },
  gotIt: { zh: '我已知晓', en: 'I understand' },
  notice: { zh: '提示', en: 'Notice' },
})

/** Words of the dialog over the mall: they load with it instead of coming with every page. */
export const screenMessages = /* @__PURE__ */ defineMessages('openScreen', {
  close: { zh: '关闭', en: 'Close' },
  see: { zh: '去看看', en: 'Have a look' },
})
