import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const accountMessages = /* @__PURE__ */ defineMessages('accountPage', {
  accountTitle: { zh: '账户信息', en: 'Profile' },
  profile: { zh: '基本资料', en: 'Basic details' },
  memberName: { zh: '会员名', en: 'Member name' },
  nickName: { zh: '昵称', en: 'Nickname' },
  memberType: { zh: '会员类型', en: 'Member type' },
  priceClass: { zh: '价格级别', en: 'Prices' },
  price_retail: { zh: '零售价', en: 'Retail' },
  price_business: { zh: '企业价', en: 'Business' },
  enterprise: { zh: '所属企业', en: 'Company' },
  mobile: { zh: '手机', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  loginPwd: { zh: '登录密码', en: 'Password' },
  isSet: { zh: '已设置', en: 'Set' },
  notSet: { zh: '未设置', en: 'Not set' },
  none: { zh: '未填写', en: 'Not provided' },
  masked: { zh: '手机与邮箱仅显示部分，保护您的隐私', en: 'Phone and e-mail are partly hidden to protect your privacy' },
  stores: { zh: '我的店铺', en: 'My stores' },
  enterStore: { zh: '进入供应商工作台', en: 'Go to supplier console' },
  platformStaff: { zh: '平台管理', en: 'Platform' },
  enterPlatform: { zh: '进入平台后台', en: 'Go to platform console' },
})
