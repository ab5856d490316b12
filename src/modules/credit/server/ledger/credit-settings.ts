import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { settingOr } from '../../../site/server/public.ts'
import type { OverdueLimits } from '../../rules/credit-terms.ts'

const usual = { amount: 100, overdueDays: 0, confirmDays: 5, payMinutes: 30, writeOffDays: 90 } as const

async function numberOr(db: Queryable, name: string, otherwise: number): Promise<number> {
  const text = await settingOr(db, name, '')
  return /^(0|[1-9][0-9]{0,6})$/.test(text) ? Number(text) : otherwise
}

/** What may be overdue before a line stops: an amount in yuan, and days. */
export async function overdueLimits(db: Queryable): Promise<OverdueLimits> {
  const amount = await numberOr(db, 'credit_overdue_amount', usual.amount)
  return { fen: BigInt(amount) * 100n, days: await numberOr(db, 'credit_overdue_days', usual.overdueDays) }
}

/** Days after which a statement is confirmed by itself. */
export function confirmDays(db: Queryable): Promise<number> {
  return numberOr(db, 'credit_confirm_days', usual.confirmDays)
}

/** Minutes for which an online repayment can be paid. */
export function payMinutes(db: Queryable): Promise<number> {
  return numberOr(db, 'credit_pay_minutes', usual.payMinutes)
}

/** Days for which a statement is overdue before it may be written off. */
export function writeOffDays(db: Queryable): Promise<number> {
  return numberOr(db, 'credit_write_off_days', usual.writeOffDays)
}
