import { emit } from '../../../kernel/events/events.ts'
import { documentNumber } from '../../../kernel/database/ids.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { statementTotal } from '../rules/commission-return.ts'
import { lockReturns, addReturnsToStatement } from './commission-return-repository.ts'
import { addStatementOver, lockPayable, nextStatementNumber, statementOf, type Statement } from './commission-repository.ts'

/**
 * Puts everything payable of a salesperson, less what refunds took back, into one statement. Null when nothing is to be paid,
 * also for the second of two at once: what was taken back then waits for the next one.
 */
export async function issueStatement(tx: Transaction, salespersonId: number, at: Date): Promise<Statement | null> {
  const entries = await lockPayable(tx, salespersonId)
  const returns = await lockReturns(tx, salespersonId)
  const total = statementTotal(
    entries.map((entry) => BigInt(entry.amount)),
    returns.map((one) => BigInt(one.amount)),
  )
  if (total === null) return null
  const added = await addStatementOver(tx, {
    statementSn: documentNumber('YJ', at, await nextStatementNumber(tx)),
    salespersonId,
    total,
    orderSns: entries.map((entry) => entry.orderSn),
    returnNum: returns.length,
    at,
  })
  await addReturnsToStatement(
    tx,
    returns.map((one) => one.returnId),
    added.statementId,
  )
  await emit(tx, { event: 'sales.stated', payload: { memberId: salespersonId, statementSn: added.statementSn } })
  return statementOf(tx, added.statementId)
}
