import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { goodsChanged } from '../../catalog/server/public.ts'
import { warehousesOf } from '../../store/server/public.ts'
import { mostCountLines, type StockCountDetail, type stockCountSave, type stockCountStart } from '../endpoints-counts.ts'
import { stockCountMachine, type StockCountEvent } from '../rules/stock-count-machine.ts'
import {
  addCount,
  countById,
  countLines,
  lockCount,
  moveCountRow,
  saveCounts,
  applyCount,
  type CountLineRow,
  type CountRow,
} from './count-repository.ts'
import { detailView, whoCounts } from './count-view.ts'
import { stockStores } from './stock-stores.ts'

/** Begins a stocktake. Refused: one is open there (`inventory.countOpen`), nothing lies there (`emptyPlace`), too many SKUs (`tooMany`). */
export async function startCount(tx: Transaction, { warehouseId, note }: z.output<typeof stockCountStart.input>, call: Call) {
  const place = (await warehousesOf(tx, stockStores(call))).find((one) => Number(one.warehouseId) === warehouseId)
  if (!place) return failure('api.notFound')
  const made = await addCount(tx, { storeId: Number(place.storeId), warehouseId, note, now: call.app.clock.now() }, mostCountLines)
  if (!made) return failure('inventory.countOpen', {}, { field: 'warehouseId' })
  if (made.lineNum === 0) return failure('inventory.emptyPlace', {}, { field: 'warehouseId' })
  if (made.lineNum > mostCountLines) return failure('inventory.tooMany', { max: mostCountLines }, { field: 'warehouseId' })
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'stock.startCount',
    entity: 'stockCount',
    entityId: made.id,
    without: 'creation',
    to: 'COUNTING',
    facts: { warehouseId, note },
  })
  return { stockCountId: made.id, lineNum: made.lineNum }
}

/** The open stocktake of the caller's stores, locked; refused when it is closed. */
async function openCount(tx: Transaction, stockCountId: number, call: Call): Promise<CountRow | Failure> {
  const row = await lockCount(tx, stockCountId, stockStores(call))
  if (!row) return failure('api.notFound')
  return row.state === 'COUNTING' ? row : failure('kernel.moveNotNow', { machine: 'stockCount', state: row.state, event: 'count' })
}

/** A typed count in steps of its unit; undefined for what the unit cannot have. */
export function readCount(text: string, line: CountLineRow): bigint | undefined {
  return parseQuantity(text, line.precision)
}

/** Writes counts down, all lines or none. Refused: a number that the unit cannot have (`inventory.badNumber`). */
export async function writeCounts(
  tx: Transaction,
  { stockCountId, lines }: z.output<typeof stockCountSave.input>,
  call: Call,
): Promise<StockCountDetail | Failure> {
  const row = await openCount(tx, stockCountId, call)
  if (isFailure(row)) return row
  const known = new Map((await countLines(tx, stockCountId)).map((line) => [line.productId, line]))
  const counts = new Map<number, bigint | null>()
  for (const { productId, counted } of lines) {
    const line = known.get(productId)
    if (!line) return failure('api.notFound')
    const number = counted === '' ? null : readCount(counted, line)
    if (number === undefined) return failure('inventory.badNumber', { decimals: line.precision }, { field: `count-${productId}` })
    counts.set(productId, number)
  }
  await saveCounts(tx, stockCountId, counts, call.app.clock.now())
  const after = await countById(tx, stockCountId, stockStores(call))
  return after ? detailView(tx, after, call) : failure('api.notFound')
}

function moveCount(tx: Transaction, row: CountRow, event: StockCountEvent, call: Call, facts: Readonly<Record<string, unknown>> = {}) {
  const act = actorContext(call, 'store')
  return transition(tx, {
    machine: stockCountMachine,
    event,
    who: whoCounts(call, Number(row.storeId)),
    from: row.state,
    update: (to, sources) => moveCountRow(tx, Number(row.id), to, sources, act.now),
    audit: { act, action: `stock.${event}Count`, entity: 'stockCount', entityId: Number(row.id), facts },
  })
}

/** Gives a stocktake up. */
export async function cancelCount(tx: Transaction, stockCountId: number, call: Call): Promise<{ stockCountId: number } | Failure> {
  const row = await lockCount(tx, stockCountId, stockStores(call))
  if (!row) return failure('api.notFound')
  const moved = await moveCount(tx, row, 'cancel', call)
  return isFailure(moved) ? moved : { stockCountId }
}

/**
 * Confirms the differences. Refused: nothing counted (`inventory.notCounted`), a count below what orders hold by now
 * (`inventory.belowHeld`, with the goods).
 */
export async function confirmCount(
  tx: Transaction,
  stockCountId: number,
  call: Call,
): Promise<{ stockCountId: number; movedNum: number } | Failure> {
  const row = await lockCount(tx, stockCountId, storeIdsWith(call.caller, 'store.goods'))
  if (!row) return failure('api.notFound')
  if (row.state === 'COUNTING' && row.counted === 0) return failure('inventory.notCounted')
  const different = (await countLines(tx, stockCountId)).filter(
    (line) => line.counted !== null && BigInt(line.counted) !== BigInt(line.expected),
  )
  const text = (steps: number | bigint | null, line: CountLineRow) => quantityText(BigInt(steps ?? 0), line.precision)
  const moved = await moveCount(tx, row, 'confirm', call, {
    warehouseId: Number(row.warehouseId),
    lines: different.map((line) => ({ productId: line.productId, expected: text(line.expected, line), counted: text(line.counted, line) })),
  })
  if (isFailure(moved)) return moved
  await goodsChanged(tx, [...new Set(different.map((line) => line.goodsId))])
  const settled = await applyCount(
    tx,
    stockCountId,
    Number(row.warehouseId),
    different.map((line) => line.productId),
  )
  const short = different.find((line) => !settled.includes(line.productId))
  if (short) return failure('inventory.belowHeld', { goods: call.lang === 'en' ? short.nameEn : short.nameZh })
  return { stockCountId, movedNum: settled.length }
}
