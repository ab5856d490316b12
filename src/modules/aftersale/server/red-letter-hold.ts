import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { sideChange } from './complaint-commands.ts'
import { lockWholeCase } from './move-case.ts'

const waiting = {
  name: 'aftersale.waitingRefunds',
  text: `SELECT c.case_sn AS "caseSn" FROM aftersale_case c JOIN orders o USING (order_id)
    WHERE o.pay_order_id = $1 AND c.awaits_red_letter AND c.state = 'REFUND_PENDING' ORDER BY c.case_id`,
}

/** The cases of a checkout whose money waits for a red letter, the oldest first. */
export async function waitingRefunds(db: Queryable, payOrderId: number): Promise<string[]> {
  return (await rows<{ caseSn: string }>(db, waiting, [payOrderId])).map(({ caseSn }) => caseSn)
}

/** No invoice claims the money of a case any more: it may go back (flows.md F2). Nothing where it does not wait. */
export async function releaseRefund(tx: Transaction, caseSn: string, act: ActorContext): Promise<void> {
  const locked = await lockWholeCase(tx, caseSn, { anyone: true })
  if (!locked?.of.awaitsRedLetter) return
  const released = await sideChange(tx, locked.of, 'redLetterConfirmed', { note: '', images: [], act }, { awaitsRedLetter: false })
  if (isFailure(released)) throw new Error(`${caseSn} was not released: ${released.code}`)
}
