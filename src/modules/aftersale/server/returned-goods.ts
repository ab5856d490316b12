import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { holdStock, shipStock, takeBackStock } from '../../inventory/server/public.ts'
import { stockOfLinePart } from '../../order/rules/partial-line-stock.ts'
import type { OrderLineSold } from '../../order/server/public.ts'
import { keepsReturned, splitReturned } from '../rules/returned-goods.ts'
import type { AftersaleState } from '../rules/aftersale-machine.ts'
import { insertEvent } from './case-repository.ts'
import { decidedOf, linesOfCases, updateLines, type CaseLine } from './case-line-repository.ts'
import type { LockedCase } from './move-case.ts'

/** What a store says of a line that came back: how much, how much of it is good, and why the rest is not. */
export type ReturnedLine = {
  readonly lineNo: number
  readonly number: string
  /** Nothing said: all of it is good. */
  readonly good?: string | undefined
  readonly reason: string
}

/** Whether goods lie at the store about which it has not decided. */
export function isUndecided(state: AftersaleState, lines: readonly CaseLine[]): boolean {
  return keepsReturned(state) && lines.some((line) => line.received !== null && line.received > 0n && line.restocked === null)
}

/**
 * The store decides about goods that came back: good ones are for sale again, damaged ones are written off with a reason; both stand in
 * the stock ledger under the order. Each line once. Refusals: `aftersale.goodWrong`, `lossReasonNeeded`.
 */
export async function decideReturned(
  tx: Transaction,
  { of, sold }: LockedCase,
  told: readonly ReturnedLine[],
  act: ActorContext,
): Promise<Failure | null> {
  const lines = await linesOfCases(tx, [of.caseId])
  const changes: Decided[] = []
  for (const [place, line] of lines.entries()) {
    const soldLine = sold.lines.find((one) => one.orderLineId === line.orderLineId)
    if (!soldLine || line.received === null || line.restocked !== null) continue
    const said = told.find((one) => one.lineNo === place + 1)
    const good = said?.good === undefined ? line.received : parseQuantity(said.good, soldLine.decimals)
    const split = splitReturned(line.received, good, said?.reason.trim() ?? '')
    if (isFailure(split)) return split
    changes.push({ sold: soldLine, orderLineId: line.orderLineId, ...split })
  }
  if (changes.length === 0) return null
  const before = await decidedOf(
    tx,
    changes.map((one) => one.orderLineId),
  )
  await updateLines(
    tx,
    of.caseId,
    changes.map(({ orderLineId, restocked, writtenOff, lossReason }) => ({ orderLineId, restocked, writtenOff, lossReason })),
  )
  const facts = { good: String(changes.some((one) => one.restocked > 0n)), damaged: String(changes.some((one) => one.writtenOff > 0n)) }
  const { actor, channel, requestId } = act
  const reason = [...new Set(changes.map((one) => one.lossReason).filter((text) => text !== ''))].join('；')
  await insertEvent(tx, { caseId: of.caseId, at: act.now, event: 'restock', toState: of.state, actor, note: reason, images: [] })
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'aftersale.restock',
    entity: 'aftersaleCase',
    entityId: of.caseSn,
    without: 'note',
    facts,
    ...(reason === '' ? {} : { reason }),
  })
  await moveReturned(tx, of.orderSn, changes, { before, caseSn: of.caseSn })
  return null
}

type Decided = {
  readonly sold: OrderLineSold
  readonly orderLineId: number
  readonly restocked: bigint
  readonly writtenOff: bigint
  readonly lossReason: string
}

/** Shares of successive parts are differences, so that a line comes back to its stock exactly, however often it is cut. */
async function moveReturned(
  tx: Transaction,
  orderSn: string,
  changes: readonly Decided[],
  { before, caseSn }: { readonly before: ReadonlyMap<number, bigint>; readonly caseSn: string },
): Promise<void> {
  const partOf = (line: OrderLineSold, from: bigint, number: bigint) => stockOfLinePart(line, from + number) - stockOfLinePart(line, from)
  const good = changes.map((one) => ({
    productId: one.sold.productId,
    number: partOf(one.sold, before.get(one.orderLineId) ?? 0n, one.restocked),
  }))
  await takeBackStock(tx, orderSn, { needs: good.filter((one) => one.number > 0n), isDamaged: false, note: caseSn })
  for (const one of changes) {
    const from = (before.get(one.orderLineId) ?? 0n) + one.restocked
    const number = partOf(one.sold, from, one.writtenOff)
    const note = `${caseSn} ${one.lossReason}`
    if (number > 0n) await takeBackStock(tx, orderSn, { needs: [{ productId: one.sold.productId, number }], isDamaged: true, note })
  }
}

/** What is sent instead of returned goods leaves the stock too. The refusal is `aftersale.replacementShort`. */
export async function shipReplacementStock(tx: Transaction, { of, sold, lines }: LockedCase): Promise<Failure | null> {
  const needs = lines.flatMap((line) => {
    const soldLine = sold.lines.find((one) => one.orderLineId === line.orderLineId)
    const number = soldLine ? stockOfLinePart(soldLine, line.number) : 0n
    return soldLine && number > 0n ? [{ productId: soldLine.productId, number }] : []
  })
  const held = await holdStock(
    tx,
    needs.map((need) => ({ ...need, reference: of.caseSn })),
  )
  if (isFailure(held)) return failure('aftersale.replacementShort')
  await shipStock(tx, of.caseSn, needs)
  return null
}
