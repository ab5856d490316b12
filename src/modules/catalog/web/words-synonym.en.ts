import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-synonym.zh.ts'

export const en = {
  title: 'Search synonyms',
  help: 'When a buyer types the word on the left, goods called as on the right are found as well. Changes work at once everywhere.',
  find: 'Find a word or a name',
  add: 'Add a synonym',
  word: 'What buyers type',
  wordHint: 'For example: angle bar',
  meanings: 'What the mall calls it',
  meaningsHint: 'One per line, or separated by commas',
  changed: 'Changed',
  actions: 'Actions',
  edit: 'Edit',
  editTitle: 'Edit “{{word}}”',
  remove: 'Delete',
  sureRemove: 'Without it the word finds only goods that are literally called so. Delete it?',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved and in use',
  removed: 'Deleted',
  tryIt: 'Try it',
  empty: 'No synonyms',
  emptyHelp: 'Look for another word, or add one',
} satisfies Words<typeof zh>
