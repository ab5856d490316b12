import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { followPayments } from './follow-payments.ts'
import { dueTimers, moveStatement } from './move-statement.ts'
import { statementById, type Statement } from './statement-repository.ts'

/** A statement is right, as the company says or by its silence: what is left of it is due. Refusals are the machine's. */
export async function confirmStatement(
  tx: Transaction,
  of: Statement,
  how: { who: 'buyer' | 'system'; act: ActorContext; by: string },
): Promise<Statement | Failure> {
  const { act } = how
  const confirmed = await moveStatement(tx, of, { event: 'confirm', who: how.who, act, confirmedBy: how.by })
  if (isFailure(confirmed)) return confirmed
  if (confirmed.leftFen > 0n) for (const timer of dueTimers(confirmed, act.now)) await schedule(tx, timer)
  await followPayments(tx, of.accountId, [of.statementId], act)
  return (await statementById(tx, of.statementId)) ?? confirmed
}
