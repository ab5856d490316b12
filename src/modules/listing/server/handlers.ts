import type { Handler } from '../../../api/handler.ts'
import { ownGoodsHandlers } from './listing-handlers.ts'
import { revisionHandlers } from './revisions/revision-handlers.ts'

/** What suppliers do with their listings: lists, stock and prices of their own, revisions and their review. */
export function listingHandlers(): Handler[] {
  return [...ownGoodsHandlers(), ...revisionHandlers()]
}
