import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { weighNoteLines, weighNoteOf } from '../weigh-note-repository.ts'

/** A paid supplement by the lines that it is for. */
export type SupplementParts = {
  readonly storeId: number
  readonly orderSn: string
  readonly fen: bigint
  /** Of each line, below zero where one weighed less; together the whole. */
  readonly lines: readonly { readonly orderLineId: number; readonly fen: bigint }[]
}

/** What came to the platform for a weigh note; null when nothing did. */
export async function supplementParts(db: Queryable, weighNoteSn: string): Promise<SupplementParts | null> {
  const note = await weighNoteOf(db, weighNoteSn, { anyone: true })
  if (note?.moneyState !== 'SUPPLEMENT_PAID' || note.supplementWay === 'DIRECT') return null
  const lines = (await weighNoteLines(db, [note.weighNoteId])).get(note.weighNoteId) ?? []
  const parts = lines.map(({ orderLineId, adjustment }) => ({ orderLineId, fen: adjustment ?? 0n }))
  return { storeId: note.storeId, orderSn: note.orderSn, fen: BigInt(note.adjustment), lines: parts }
}
