import { defineMessages } from '../../kernel/i18n/translate.ts'

/** What the stand-in of the e-invoice service answers when it refuses. */
export const einvoiceMessages = /* @__PURE__ */ defineMessages('einvoice', {
  production: {
    zh: '生产环境不能使用电子发票替身。The e-invoice stand-in refuses production: configure the real service.',
    en: 'The e-invoice stand-in refuses production: configure the real service.',
  },
  sums: { zh: '金额合计不一致', en: 'The amounts do not add up' },
  taxNumber: { zh: '专用发票须填写购买方统一社会信用代码', en: 'A special VAT invoice needs the buyer’s unified social credit code' },
  serial: { zh: '流水号已用于另一张单据', en: 'This serial number has been used for another document' },
  noOriginal: { zh: '未找到原发票', en: 'Invoice not found' },
  tooMuch: { zh: '红冲金额超过可红冲金额', en: 'More than can be reversed' },
  noSheet: { zh: '未找到红字确认单', en: 'Confirmation sheet not found' },
  notNow: { zh: '确认单当前状态不允许此操作', en: 'The confirmation sheet cannot be changed in its current status' },
  badBody: { zh: '提交的内容格式不正确', en: 'The submitted data is not in the expected format' },
  absent: { zh: '流水号不存在', en: 'Serial number not found' },
  signature: { zh: '签名校验未通过', en: 'Signature verification failed' },
})
