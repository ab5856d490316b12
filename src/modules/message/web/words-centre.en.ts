import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-centre.zh.ts'

export const en = {
  centre: 'Messages',
  all: 'All',
  order: 'Orders',
  store: 'Store',
  account: 'Security',
  system: 'System',
  readAll: 'Mark all as read',
  allRead: 'All marked as read',
  read: 'Mark as read',
  look: 'View',
  unread: 'Unread',
  none: 'No messages yet',
  noneHelp: 'Notices of orders, payments and your account appear here',
} satisfies Words<typeof zh>
