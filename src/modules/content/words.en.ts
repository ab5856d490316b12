import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  noCategory: 'Choose a category of this kind',
  noPicture: 'This picture does not exist, upload it again',
  changed: 'Somebody else changed this article, reload and try again',
  pastMoment: 'Choose a moment of the future',
  notDraft: 'Only drafts are deleted; withdraw what was published',
  categoryTaken: 'This code belongs to the other kind',
  categoryUsed: 'Articles have this category',
  versionInForce: 'A version that was in force stays as it is; write a new one',
  notNextVersion: 'Only the next version can be written',
  versionWaiting: 'A version already waits for its day; change or delete it',
} satisfies Words<typeof zh>
