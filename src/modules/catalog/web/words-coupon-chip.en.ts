import type { zh } from './words-coupon-chip.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  claim: 'Claim: {{offer}}',
  claimed: 'Claimed',
  toast: 'Claimed: it is taken off at checkout',
  toMine: 'Show',
  more: 'More coupons',
  noAnswer: 'Network error, please try again',
}
