/** The terms of samples (flows.md F8); days. */
export const sampleLimits = {
  mostOpen: 5,
  againAfterDays: 90,
  mostOverdue: 2,
  receiveDays: 10,
  remindDays: 15,
  overdueDays: 30,
  closeDays: 90,
} as const

const dayMs = 86_400_000

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}
