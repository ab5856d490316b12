import type { zh } from './words.zh.ts'
import type { Words } from './words.ts'

export const en = {
  amountOutOfRange: 'The amount is out of range, the largest is ¥{{most}}',
  moveNotNow: 'This cannot be done in the present state, please refresh and try again',
  moveNotYours: 'You cannot do this',
  moveBlocked: 'This is frozen or restricted for now',
  shownDay: '{{year}}-{{month}}-{{day}}',
  shownMoment: '{{year}}-{{month}}-{{day}} {{hour}}:{{minute}}',
} satisfies Words<typeof zh>
