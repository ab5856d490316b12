import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import type { StatementEvent } from '../../rules/statement-machine.ts'
import { lockAccount } from '../ledger/account-repository.ts'
import { overdueLimits } from '../ledger/credit-settings.ts'
import { blockingOf } from '../ledger/usable-account.ts'
import { moveAccount } from '../lending/move-account.ts'
import { moveStatement } from './move-statement.ts'
import { lockStatement, type Statement } from './statement-repository.ts'

async function step(tx: Transaction, of: Statement, event: StatementEvent, act: ActorContext): Promise<Statement> {
  const moved = await moveStatement(tx, of, { event, who: 'system', act })
  if (isFailure(moved)) throw new Error(`${of.statementSn} refused ${event}: ${moved.code}`)
  return moved
}

/** Where a statement stands after something was paid, or a repayment was refused: settled, paid in part, or due as before; late again when it is. */
async function followOne(tx: Transaction, statementId: number, act: ActorContext, isReviewed: boolean): Promise<void> {
  let of = await lockStatement(tx, statementId)
  if (
    !of ||
    of.state === 'OPEN' ||
    of.state === 'ISSUED' ||
    of.state === 'DISPUTED' ||
    of.state === 'SETTLED' ||
    of.state === 'WRITTEN_OFF'
  )
    return
  if (of.leftFen === 0n) return void (await step(tx, of, 'settle', act))
  if (of.state === 'REPAY_REVIEW' && !isReviewed) return
  const isPart = of.leftFen < of.chargedFen
  if (of.state === 'REPAY_REVIEW') of = await step(tx, of, isPart ? 'payPart' : 'giveBack', act)
  else if (of.state === 'CONFIRMED' && isPart) of = await step(tx, of, 'payPart', act)
  const isLate = of.dueOn !== null && of.dueOn < dayOf(act.now)
  if (isLate && (of.state === 'CONFIRMED' || of.state === 'PART_PAID')) await step(tx, of, 'lapse', act)
}

/**
 * Statements follow what was paid on their lines, and a line that was frozen for being overdue is free again once nothing blocks it.
 * The account is locked. `reviewed` names those whose repayment was just decided.
 */
export async function followPayments(
  tx: Transaction,
  accountId: number,
  statementIds: readonly number[],
  act: ActorContext,
  reviewed: readonly number[] = [],
): Promise<void> {
  for (const id of [...new Set([...statementIds, ...reviewed])].toSorted((one, other) => one - other))
    await followOne(tx, id, act, reviewed.includes(id))
  const account = await lockAccount(tx, accountId)
  if (account?.state !== 'FROZEN_OVERDUE') return
  if ((await blockingOf(tx, accountId, act.now, await overdueLimits(tx))) > 0n) return
  const freed = await moveAccount(tx, account, { event: 'recover', who: 'system', act, reason: '' })
  if (isFailure(freed)) throw new Error(`credit account ${accountId} was not freed: ${freed.code}`)
}
