import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { settingOr } from '../../../site/server/public.ts'
import { defaultOrderTimes, type OrderTimeLimits } from '../../rules/order-times.ts'

const names: Readonly<Record<keyof OrderTimeLimits, string>> = {
  payHours: 'order_pay_timeout_hours',
  transferDays: 'order_transfer_timeout_days',
  transitDays: 'order_transit_days',
  receiveDays: 'order_auto_receive_days',
  weighDays: 'order_weigh_days',
  extendDays: 'order_receive_extend_days',
  evaluateDays: 'order_evaluate_days',
  appendDays: 'order_append_days',
}

/** A time limit as it is set now; the usual one where nothing sensible is set. What is placed already keeps its own. */
export async function orderTimeLimit(db: Queryable, name: keyof OrderTimeLimits): Promise<number> {
  const text = await settingOr(db, names[name], '')
  return /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : defaultOrderTimes[name]
}
