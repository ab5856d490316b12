import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  loggedIn: 'You are logged in',
  phoneBound: 'A phone number is bound',
  enterpriseApproved: 'You are a verified buyer or your enterprise is verified',
  addressExists: 'A delivery address exists',
  notBlacklisted: 'Your account is not barred from inquiries',
  maySell: 'You are on the staff of a store and may quote',
  storeOpen: 'The store is open',
  categoryQualified: 'The store is qualified for its categories',
  scoreSuffices: 'Every score of the store is at least {{score}}',
} satisfies Words<typeof zh>
