import { execute, rows, type Unit } from '../../../shared/unit.ts'

const take = {
  name: 'payment.takeChecks',
  text: `UPDATE payment SET next_check_at = $1::timestamptz + interval '1 minute', checks = checks + 1 WHERE payment_id IN
           (SELECT payment_id FROM payment WHERE next_check_at <= $1 ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING payment_id`,
}
const plan = { name: 'payment.planCheck', text: `UPDATE payment SET next_check_at = $2 WHERE payment_id = $1 AND state = ANY($3)` }
const hurry = { name: 'payment.hurryChecks', text: `UPDATE payment SET next_check_at = $2 WHERE pay_sn = $1 AND state IN ('CREATED', 'WAITING') AND payment_id <> $3` }

/** Takes attempts whose gateway should be asked now; another process will not take them for a minute. */
export async function takeChecks(unit: Unit, now: Date, most: number): Promise<number[]> {
  return (await rows<{ payment_id: number }>(unit, take, [now, most])).map((row) => row.payment_id)
}

/** Says when an attempt that is still in one of `states` is asked about again; null: never. */
export async function planCheck(unit: Unit, paymentId: number, at: Date | null, states: readonly string[]): Promise<void> {
  await execute(unit, plan, [paymentId, at, states])
}

/** Puts the other open attempts of a checkout first in line: they must not be paid any more. */
export async function hurryOtherChecks(unit: Unit, paySn: string, now: Date, exceptPaymentId: number): Promise<void> {
  await execute(unit, hurry, [paySn, now, exceptPaymentId])
}
