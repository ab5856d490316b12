import type { Queryable } from '../../../kernel/database/transaction.ts'
import { refundOfLines } from '../rules/weight-settlement.ts'
import { weighNoteLines, weighNotesOfOrder } from './weigh-note-repository.ts'

/** Fen by order line that settled weights of an order give back, whether the store has sent them yet or not (flows.md F1). */
export async function weightRefunds(db: Queryable, orderSn: string): Promise<ReadonlyMap<number, bigint>> {
  const notes = (await weighNotesOfOrder(db, orderSn, { anyone: true })).filter(
    (note) => note.state === 'SETTLED' && BigInt(note.adjustment) < 0n,
  )
  const lines = await weighNoteLines(
    db,
    notes.map((note) => note.weighNoteId),
  )
  const refunds = new Map<number, bigint>()
  for (const note of notes)
    for (const { orderLineId, fen } of refundOfLines(lines.get(note.weighNoteId) ?? [], -BigInt(note.adjustment)))
      refunds.set(orderLineId, (refunds.get(orderLineId) ?? 0n) + fen)
  return refunds
}
