import type { Words } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  accountTitle: 'Profile',
  profile: 'About you',
  memberName: 'Member name',
  nickName: 'Nickname',
  memberType: 'Member type',
  priceClass: 'Prices',
  price_retail: 'retail',
  price_business: 'business',
  enterprise: 'Company',
  mobile: 'Phone',
  email: 'E-mail',
  loginPwd: 'Password',
  isSet: 'set',
  notSet: 'not set',
  none: 'not given',
  masked: 'Phone and e-mail are shown in part to protect you',
  stores: 'My stores',
  enterStore: 'To the supplier console',
  platformStaff: 'Platform',
  enterPlatform: 'To the platform console',
} satisfies Words<typeof zh>
