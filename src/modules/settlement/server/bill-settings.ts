import type { Queryable } from '../../../kernel/database/transaction.ts'
import { settingOr } from '../../site/server/public.ts'
import { billsPerMonthOf, type BillsPerMonth } from '../rules/bill-period.ts'

/** How many bills a store gets in a month, as it is set now; one unless it is set. */
export async function billsPerMonth(db: Queryable): Promise<BillsPerMonth> {
  return billsPerMonthOf(await settingOr(db, 'settlement_bills_per_month', '1'))
}

/** Days after which a bill is confirmed by itself; five unless it is set. */
export async function confirmDays(db: Queryable): Promise<number> {
  const text = await settingOr(db, 'settlement_confirm_days', '5')
  return /^[1-9][0-9]?$/.test(text) ? Number(text) : 5
}
