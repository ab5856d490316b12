import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-reading.zh.ts'

export const en = {
  articles: 'Help centre',
  articlesDescription: 'Help with ordering, payment, delivery, invoices, after-sale and selling on ZincBridge.',
  all: 'All',
  search: 'Search help',
  find: 'Search',
  nothing: 'No such help',
  showAll: 'Show all help',
  previous: 'Previous',
  next: 'Next',
  home: 'Home',
  breadcrumb: 'You are here',
  agreements: 'Agreements and rules',
  version: 'Version {{version}} · in force since {{date}}',
} satisfies Words<typeof zh>
