import type { Words } from '../shared/words.ts'
import type { zh } from './words-of-missing.zh.ts'

export const en = {
  notFoundTitle: 'Page not found',
  notFoundHelp: 'This address may be out of date. Try the home page or the categories',
  goHome: 'Home page',
  goCategories: 'Browse categories',
} satisfies Words<typeof zh>
