/** How states of credit are coloured. */
export const statementTones = {
  OPEN: 'quiet',
  ISSUED: 'warn',
  DISPUTED: 'warn',
  CONFIRMED: 'warn',
  PART_PAID: 'warn',
  REPAY_REVIEW: 'warn',
  SETTLED: 'ok',
  WRITTEN_OFF: 'danger',
  OVERDUE: 'danger',
} as const
export const accountTones = {
  ACTIVE: 'ok',
  FROZEN_OVERDUE: 'danger',
  FROZEN_MANUAL: 'danger',
  FROZEN_EXPIRED: 'warn',
  CLOSED: 'quiet',
} as const
export const applicationTones = {
  DRAFT: 'quiet',
  SUBMITTED: 'warn',
  REVIEWING: 'warn',
  NEED_INFO: 'warn',
  COUNTER_OFFERED: 'warn',
  APPROVED: 'ok',
  REJECTED: 'danger',
} as const
export const repaymentTones = { PENDING_PAYMENT: 'warn', REVIEW: 'warn', CONFIRMED: 'ok', REJECTED: 'danger', CLOSED: 'quiet' } as const
