import { addDays, dayOf, endOfDay } from '../../../kernel/time/clock.ts'

/** What decides whether goods may go back without a reason (flows.md F2; Consumer Rights Law, article 25). */
export type FreeReturnContext = {
  /** Bought by a company, or by somebody who buys for one. */
  readonly isBusiness: boolean
  /** The store offers it for these goods, or the buyer did not confirm at the checkout that they are sold without it. */
  readonly isOffered: boolean
  readonly finishedAt: Date | null
  readonly now: Date
}

/** Days after the receipt: the day of the receipt is not counted among them, and the last one counts whole. */
export const freeReturnDays = 7

/** Whether received goods may go back without a reason: bought for personal use, offered for these goods, within seven days. */
export function isFreeReturn({ isBusiness, isOffered, finishedAt, now }: FreeReturnContext): boolean {
  if (isBusiness || !isOffered) return false
  return finishedAt === null || now <= endOfDay(addDays(dayOf(finishedAt), freeReturnDays))
}
