/**
 * Days that the law gives (Tendering and Bidding Act, its Regulation). A statutory tender keeps them; in an enterprise's own
 * tender they are defaults, a shorter one is shown and logged.
 */
export const tenderDays = {
  bidding: 20,
  clarification: 15,
  objection: 10,
  objectionAnswer: 3,
  publicity: 3,
  contract: 30,
  depositReturn: 5,
} as const
export const leastBids = 3
export const leastInvited = 3
export const leastExperts = 5
/** A deposit is at most 2 % of the estimate, in basis points. */
export const mostDepositBp = 200n

const dayMs = 86_400_000
export type TenderMode = 'STATUTORY' | 'ENTERPRISE'

export const tenderDaysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** Where the deadline stands when documents are changed now: far enough ahead, and never earlier. */
export function deadlineAfterChange(deadline: Date, now: Date): Date {
  const least = tenderDaysAfter(now, tenderDays.clarification)
  return least > deadline ? least : deadline
}

/** The deadline moved by as long as the tender was suspended. */
export function deadlineAfterPause(deadline: Date, pausedAt: Date, now: Date): Date {
  return new Date(deadline.getTime() + Math.max(0, now.getTime() - pausedAt.getTime()))
}

/** Why a deadline cannot stand at the publishing. Enterprise tenders may be shorter, but not over. */
export function wrongDeadline(
  mode: TenderMode,
  deadline: Date,
  publishedAt: Date,
): 'tender.deadlineTooSoon' | 'tender.deadlineOver' | null {
  if (mode === 'STATUTORY' && deadline < tenderDaysAfter(publishedAt, tenderDays.bidding)) return 'tender.deadlineTooSoon'
  return deadline.getTime() <= publishedAt.getTime() ? 'tender.deadlineOver' : null
}

/** True when a time to bid is shorter than the law's, which an enterprise's own tender may choose. */
export function isShorterThanLaw(deadline: Date, publishedAt: Date): boolean {
  return deadline < tenderDaysAfter(publishedAt, tenderDays.bidding)
}

/** True while the documents may be objected to. */
export function mayObject(mode: TenderMode, deadline: Date, now: Date): boolean {
  return mode === 'STATUTORY' ? now <= tenderDaysAfter(deadline, -tenderDays.objection) : now < deadline
}

/** Why so many experts cannot evaluate: an odd number, at least five where the law asks for a committee. */
export function wrongExperts(mode: TenderMode, count: number): boolean {
  return count % 2 === 0 || (mode === 'STATUTORY' && count < leastExperts)
}
