import { emit } from '../../../shared/events.ts'
import { documentNumber } from '../../../shared/ids.ts'
import type { Unit } from '../../../shared/unit.ts'
import { statementTotal } from '../rules/commission-return.ts'
import { lockReturns, putReturnsInto } from './commission-return.ts'
import { addStatementOver, lockPayable, nextStatementNumber, statementOf, type Statement } from './commission-store.ts'

/**
 * Puts everything payable of a salesperson, less what refunds took back, into one statement. Null when nothing is to be paid,
 * also for the second of two at once: what was taken back then waits for the next one.
 */
export async function issueStatement(unit: Unit, salespersonId: number, at: Date): Promise<Statement | null> {
  const entries = await lockPayable(unit, salespersonId)
  const returns = await lockReturns(unit, salespersonId)
  const total = statementTotal(
    entries.map((one) => BigInt(one.amount)),
    returns.map((one) => BigInt(one.amount)),
  )
  if (total === null) return null
  const added = await addStatementOver(unit, {
    statementSn: documentNumber('YJ', at, await nextStatementNumber(unit)),
    salespersonId,
    total,
    orderSns: entries.map((one) => one.orderSn),
    returnNum: returns.length,
    at,
  })
  await putReturnsInto(
    unit,
    returns.map((one) => one.returnId),
    added.statementId,
  )
  await emit(unit, { event: 'sales.stated', payload: { memberId: salespersonId, statementSn: added.statementSn } })
  return statementOf(unit, added.statementId)
}
