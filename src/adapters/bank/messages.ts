import { defineMessages } from '../../kernel/i18n/translate.ts'

export const bankMessages = /* @__PURE__ */ defineMessages('bank', {
  checkSubject: { zh: '对公账户小额打款验证', en: 'Small transfer to verify a bank account' },
  checkBody: {
    zh: '已向{{bank}}尾号 {{tail}} 的账户打款 ¥{{amount}}，请收款方在认证页面填写到账金额。',
    en: 'We have transferred ¥{{amount}} to the account ending in {{tail}} at {{bank}}. Please enter this amount on the verification page.',
  },
})
