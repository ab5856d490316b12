import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  paidTitle: 'Payment received',
  paidText: 'Payment {{paySn}} was received for {{count}} order(s). The supplier will ship next.',
  newOrderTitle: 'New order to ship',
  newOrderText: 'Order {{orderSn}} is paid. Please prepare and ship it.',
  guardChangedTitle: 'Account security changed',
  guardChangedText:
    'Your phone, e-mail address, payment password or bound WeChat was changed. If this was not you, change your login password at once and contact customer service.',
  passwordChangedTitle: 'Login password changed',
  passwordChangedText:
    'Your login password was changed and other devices were logged out. If this was not you, reset it at once and contact customer service.',
  sessionReplayedTitle: 'You were logged out for safety',
  sessionReplayedText:
    'A copy of your login was used a second time, so that login was ended. If this was not you, please change your password.',
  cancelledTitle: 'Order cancelled',
  cancelledText: 'Order {{orderSn}} was cancelled.',
  shippedTitle: 'Goods shipped',
  shippedText: 'Goods of order {{orderSn}} were shipped. Follow them on the order page.',
  completedTitle: 'Order received',
  completedText: 'The buyer received order {{orderSn}}.',
  evaluatedTitle: 'New evaluation',
  evaluatedText: 'The buyer evaluated order {{orderSn}}.',
  voucherTitle: 'Transfer voucher to check',
  voucherText: 'A bank transfer voucher for payment {{paySn}} was handed in. Please check the receipt.',
  verifiedTitle: 'You are verified',
  verifiedText: 'Your verification was approved. Business prices and functions are yours from now on.',
  verificationRejectedTitle: 'Verification not approved',
  verificationRejectedText: 'Your application was not approved. Please read the reason, correct it and apply again.',
  verificationExpiredTitle: 'Verification expired',
  verificationExpiredText: 'The business licence is past its last day, and with it the verification. Please hand in the new licence.',
  verificationExpiringTitle: 'Verification expires soon',
  verificationExpiringText: 'The business licence has less than 30 days left. Renew it to keep business prices and sub-accounts.',
  verificationWaitsTitle: 'A verification waits for review',
  verificationWaitsText: 'A new application for verification was handed in.',
  transferRejectedTitle: 'Transfer voucher not accepted',
  transferRejectedText: 'The voucher for payment {{paySn}} was not accepted. Please check it and hand it in again.',
  priceAboveTitle: 'Zinc price has risen',
  priceAboveText: '{{series}} on {{date}}: {{price}} CNY/t, it has reached your {{threshold}} CNY/t.',
  priceBelowTitle: 'Zinc price has fallen',
  priceBelowText: '{{series}} on {{date}}: {{price}} CNY/t, it has fallen to your {{threshold}} CNY/t.',
} satisfies Words<typeof zh>
