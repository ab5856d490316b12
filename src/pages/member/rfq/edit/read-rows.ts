import type { RecognisedRequestLine } from '../../../../modules/sourcing-tools/endpoints-request-lines.ts'
import { describedLine, lineOfGoods, type RfqDraftLine } from './rfq-draft.ts'

/** A line that was read, and what it is taken as: goods by their number, or 0 for its own words. */
export type ReadRow = { readonly read: RecognisedRequestLine; readonly productId: number }

/** Only a full match is taken as goods by itself: where something differs the words stand until somebody chooses. */
export function usualChoices(rows: readonly RecognisedRequestLine[]): readonly ReadRow[] {
  return rows.map((read) => ({ read, productId: read.level === 'full' ? (read.goods[0]?.productId ?? 0) : 0 }))
}

const goodsOf = ({ read, productId }: ReadRow) => read.goods.find((one) => one.productId === productId)

/** The quantity that the line will have, with its unit; empty where it has to be filled in. */
export function numberOf(row: ReadRow): { readonly number: string; readonly unitCode: string; readonly unitName: string } {
  const goods = goodsOf(row)
  return goods ?? { ...row.read.described, unitName: '' }
}

export function isOpen(row: ReadRow): boolean {
  return numberOf(row).number === ''
}

/** The line of the request; what was written stays in the remark where goods took its place. */
export function lineOfChoice(row: ReadRow): RfqDraftLine {
  const goods = goodsOf(row)
  if (!goods) return describedLine(row.read.described)
  const remark = row.read.level === 'full' ? row.read.notes : row.read.typed
  return lineOfGoods({ ...goods, remark: [...remark].slice(0, 200).join('') })
}
