import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-reading.zh.ts'

export const en = {
  articles: 'Knowledge and notices',
  articlesDescription: 'Buying, process and standards of hot-dip galvanizing, notices and help.',
  all: 'All',
  search: 'Search articles',
  find: 'Search',
  nothing: 'No such articles',
  showAll: 'Show all articles',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  previous: 'Previous',
  next: 'Next',
  home: 'Home',
  breadcrumb: 'You are here',
  agreements: 'Agreements and rules',
  version: 'Version {{version}} · in force since {{date}}',
} satisfies Words<typeof zh>
