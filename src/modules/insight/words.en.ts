import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  reasonRequired: 'Please give a reason',
  eventSettled: 'Somebody has dealt with this event already; reload the list',
} satisfies Words<typeof zh>
