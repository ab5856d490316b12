const minute = 60_000
const day = 24 * 60 * minute

/** Times of privacy in milliseconds, and counts. */
export const privacyTimes = {
  /** How long a finished export may be fetched. */
  exportKept: 7 * day,
  /** How long a proved session may fetch it. */
  openFor: 10 * minute,
  /** How many exports somebody may ask for within a day. */
  exportsPerDay: 3,
} as const

/** Records of trade are kept at least three years (E-Commerce Law, article 31); what points at a person in them goes then. */
export function forgetAt(closedAt: Date): Date {
  const at = new Date(closedAt)
  at.setUTCFullYear(at.getUTCFullYear() + 3)
  return at
}
