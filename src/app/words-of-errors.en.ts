import type { Words } from '../shared/words.ts'
import type { zh } from './words-of-errors.zh.ts'

export const en = {
  notFoundTitle: 'Page not found',
  errorTitle: 'Something went wrong on this page',
  errorHelp: 'Please try again; if it keeps happening, contact customer service',
  retry: 'Try again',
  updated: 'The page has been updated, please refresh',
  refresh: 'Refresh',
} satisfies Words<typeof zh>
