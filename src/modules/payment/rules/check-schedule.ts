/** Seconds after its making at which an attempt is asked about when no notification has come. */
const checkAfterSeconds = [60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400]

/** How long an attempt may be paid: short enough that prices and stock still hold, never beyond the checkout's own end. */
const offerMinutes = 30
/** An offer with less left than this is not shown again; a new one is made. */
const leastLeftSeconds = 120

/** When an attempt ends for the payer. */
export function paymentExpiry(now: Date, payDueAt: Date): Date {
  return new Date(Math.min(now.getTime() + offerMinutes * 60_000, payDueAt.getTime()))
}

/** Whether an attempt made earlier can be shown to the payer again. */
export function canReuseOffer(expireAt: Date, now: Date): boolean {
  return expireAt.getTime() - now.getTime() >= leastLeftSeconds * 1000
}

/** When to ask the gateway the next time: at growing intervals, and at the latest just after the offer ends. */
export function nextCheck(attempt: { createdAt: Date; expireAt: Date; checks: number }, now: Date): Date {
  const wait = checkAfterSeconds[Math.min(attempt.checks, checkAfterSeconds.length - 1)] ?? 86_400
  const planned = attempt.createdAt.getTime() + wait * 1000
  const end = attempt.expireAt.getTime() + 5_000
  const next = now.getTime() < end ? Math.min(planned, end) : planned
  return new Date(Math.max(next, now.getTime() + 15_000))
}

/** When a refund that the gateway did not settle is asked about or asked for again: 1, 2, 4 … minutes, an hour at most. */
export function nextRefundAttempt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(60, 2 ** Math.min(tries, 6)) * 60_000)
}

/** After so many tries, about three days, a refund that its gateway does not settle is put before people. */
export const mostRefundTries = 78
