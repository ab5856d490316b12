import type { Words } from '../../shared/words.ts'
import type { zh } from './words-conditions.zh.ts'

export const en = {
  conditionsLead: 'Enquiries are not available to you yet. These conditions have to be met:',
  satisfied: 'Met',
  unsatisfied: 'Not met',
  gotIt: 'I understand',
  notice: 'Notice',
} satisfies Words<typeof zh>
