import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-directory.zh.ts'

export const en = {
  title: 'Suppliers',
  description: 'Producers and traders on the mall, with their qualifications and scores.',
  home: 'Home',
  breadcrumb: 'You are here',
  all: 'All',
  producer: 'Producer',
  trader: 'Trader',
  search: 'Search suppliers',
  find: 'Search',
  count: '{{count}} suppliers',
  place: '{{city}} {{district}} · {{years}} years here',
  quality: 'Quality',
  service: 'Service',
  logistics: 'Delivery',
  nothing: 'No such suppliers',
  showAll: 'Show all suppliers',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
} satisfies Words<typeof zh>
