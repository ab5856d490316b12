import { defineMessages } from '../../kernel/i18n/translate.ts'

/** What the stand-in of the e-invoice service answers when it refuses. */
export const einvoiceMessages = /* @__PURE__ */ defineMessages('einvoice', {
  production: {
    zh: '生产环境不能使用电子发票替身。The e-invoice stand-in refuses production: configure the real service.',
    en: 'The e-invoice stand-in refuses production: configure the real service.',
  },
  sums: { zh: '金额合计不一致', en: 'The amounts do not add up' },
  taxNumber: { zh: '专用发票须填写购买方统一社会信用代码', en: 'A special invoice needs the buyer’s credit code' },
  serial: { zh: '流水号已用于另一张单据', en: 'The serial belongs to another document' },
  noOriginal: { zh: '未找到原发票', en: 'There is no such invoice' },
  tooMuch: { zh: '红冲金额超过可红冲金额', en: 'More than can be taken back' },
  noSheet: { zh: '未找到红字确认单', en: 'There is no such confirmation sheet' },
  notNow: { zh: '确认单当前状态不允许此操作', en: 'The sheet does not allow that now' },
  badBody: { zh: '报文格式不正确', en: 'The message has another shape' },
  absent: { zh: '流水号不存在', en: 'The serial is unknown' },
  signature: { zh: '签名不正确', en: 'The signature is wrong' },
})
