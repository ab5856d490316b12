/** Limits of the balance, in whole yuan and counts. */
export const walletLimits = {
  /** Specification §5: a recharge is a whole number of yuan. */
  leastRecharge: 1,
  mostRecharge: 5000,
  /** Withdrawals of one member that wait for the platform at once. */
  mostOpenWithdrawals: 3,
} as const

/** How long a recharge may be paid, and the least that must be left to show its offer again. */
const offerMs = 30 * 60_000
const leastLeftMs = 2 * 60_000

export function rechargeExpiry(now: Date): Date {
  return new Date(now.getTime() + offerMs)
}

export function canReuseRecharge(expireAt: Date, now: Date): boolean {
  return expireAt.getTime() - now.getTime() >= leastLeftMs
}

/** Seconds after its making at which a recharge is asked about when no notification has come. */
const checkAfterSeconds = [60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400]

/** When to ask the gateway the next time: at growing intervals, and just after the offer ends. */
export function nextRechargeCheck(attempt: { createdAt: Date; expireAt: Date; checks: number }, now: Date): Date {
  const wait = checkAfterSeconds[Math.min(attempt.checks, checkAfterSeconds.length - 1)] ?? 86_400
  const planned = attempt.createdAt.getTime() + wait * 1000
  const end = attempt.expireAt.getTime() + 5000
  return new Date(Math.max(now.getTime() < end ? Math.min(planned, end) : planned, now.getTime() + 15_000))
}

/** The last four digits of a bank account, for lists. */
export function maskedAccount(bankAccount: string): string {
  return `**** ${bankAccount.slice(-4)}`
}
