import type { Words } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  acceptedTitle: 'Accepted replacements',
  acceptedLead: 'What your company accepts in place of what. Colleagues who look up the original see it.',
  toSearch: 'Find a replacement',
  none: 'No replacement has been accepted yet',
  noneHelp: 'Press “Accept” beside a replacement that was found, and it is kept here.',
  colOriginal: 'Original',
  colInstead: 'Replacement',
  colBy: 'Accepted by',
  colReason: 'Reason',
  colAt: 'Time',
  goodsGone: 'These goods no longer exist',
  see: 'See replacements',
  undo: 'Take back',
  undoAsk: 'Take the acceptance of “{{name}}” back?',
  undone: 'Taken back',
  cancel: 'Cancel',
  acts: 'Actions',
} satisfies Words<typeof zh>
