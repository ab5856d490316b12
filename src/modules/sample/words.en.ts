import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  addressGone: 'There is no such address; please choose again',
  nothingChosen: 'Please choose samples to apply for',
  tooManyOpen: 'At most {{max}} applications may be open; please finish those first',
  feedbackFirst: 'Feedback is overdue for {{count}} samples; please give it first',
  hadLately: 'You applied for a sample of “{{goods}}” within {{days}} days; the store can allow another one',
  notOffered: 'Samples of “{{goods}}” are no longer offered',
} satisfies Words<typeof zh>
