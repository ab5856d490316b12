import { emit } from '../../../shared/events.ts'
import { documentNumber } from '../../../shared/ids.ts'
import { sumFen } from '../../../shared/money.ts'
import type { Unit } from '../../../shared/unit.ts'
import { addStatementOver, lockPayable, nextStatementNumber, type Statement } from './commission-store.ts'

/** Puts everything payable of a salesperson into one statement; null when there is nothing, also for the second of two at once. */
export async function issueStatement(unit: Unit, salespersonId: number, at: Date): Promise<Statement | null> {
  const entries = await lockPayable(unit, salespersonId)
  if (entries.length === 0) return null
  const added = await addStatementOver(unit, {
    statementSn: documentNumber('YJ', at, await nextStatementNumber(unit)),
    salespersonId,
    total: sumFen(entries.map((one) => BigInt(one.amount))),
    orderSns: entries.map((one) => one.orderSn),
    at,
  })
  await emit(unit, { event: 'sales.stated', payload: { memberId: salespersonId, statementSn: added.statementSn } })
  return added
}
