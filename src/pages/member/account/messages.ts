import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const accountMessages = /* @__PURE__ */ defineMessages('accountPage', {
  accountTitle: { zh: '账户信息', en: 'Profile' },
  profile: { zh: '基本资料', en: 'About you' },
  memberName: { zh: '会员名', en: 'Member name' },
  nickName: { zh: '昵称', en: 'Nickname' },
  memberType: { zh: '会员类型', en: 'Member type' },
  priceClass: { zh: '价格级别', en: 'Prices' },
  price_retail: { zh: '零售价', en: 'retail' },
  price_business: { zh: '企业价', en: 'business' },
  enterprise: { zh: '所属企业', en: 'Company' },
  mobile: { zh: '手机', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  loginPwd: { zh: '登录密码', en: 'Password' },
  isSet: { zh: '已设置', en: 'set' },
  notSet: { zh: '未设置', en: 'not set' },
  none: { zh: '未填写', en: 'not given' },
  masked: { zh: '手机与邮箱仅显示部分，保护您的隐私', en: 'Phone and e-mail are shown in part to protect you' },
  stores: { zh: '我的店铺', en: 'My stores' },
  enterStore: { zh: '进入供应商工作台', en: 'To the supplier console' },
  platformStaff: { zh: '平台管理', en: 'Platform' },
  enterPlatform: { zh: '进入平台管理后台', en: 'To the platform console' },
})
