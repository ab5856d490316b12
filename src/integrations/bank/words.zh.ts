export const zh = {
  checkSubject: '对公账户小额打款验证',
  checkBody: '已向{{bank}}尾号 {{tail}} 的账户转入 ¥{{amount}}，请收款方在认证页面填写到账金额。',
} as const
