import type { BasketLine } from '../../../modules/basket/ui/use-baskets.ts'
import type { QuickOrderLine, QuickOrderMatch } from '../../../modules/sourcing-tools/endpoints-quick-order.ts'
import type { QuickChoice } from './quick-order-choices.ts'

export const mostRows = 100

/** A line of the quick order: what was typed, what the recognition says of it, and the goods that were chosen. */
export type QuickRow = {
  readonly key: number
  readonly typed: string
  /** The list under the field stands open. */
  readonly isOpen: boolean
  /** Somebody chose from the list; nothing is taken in its place while its price is asked for. */
  readonly isChosen: boolean
  readonly active: number
  /** Null until the words that stand there were answered. */
  readonly choices: readonly QuickChoice[] | null
  readonly answer: QuickOrderMatch | null
  readonly line: QuickOrderLine | null
  readonly number: string
  /** Why the line cannot go on as it stands; empty when it can. */
  readonly refusal: string
}

export const emptyRow = (key: number, typed = ''): QuickRow => ({
  key,
  typed,
  isOpen: false,
  isChosen: false,
  active: 0,
  choices: null,
  answer: null,
  line: null,
  number: '',
  refusal: '',
})

/** The row with its recognised goods and quantity. */
export function withMatch(row: QuickRow, answer: QuickOrderMatch): QuickRow {
  const number = row.number === '' ? answer.number : row.number
  return { ...row, isOpen: false, line: answer.line, number, refusal: answer.line?.problem?.text ?? '' }
}

/** A full match is what was typed, so it is taken without a choice once the field was left. */
export function takeFullMatch(row: QuickRow): QuickRow {
  const { answer } = row
  const isSure = answer?.level === 'full' && answer.refusal === '' && (row.number === '' || row.number === answer.number)
  return isSure && !row.isOpen && !row.isChosen && !row.line ? withMatch(row, answer) : row
}

/** A pasted list, a line each, in the row of the paste and the free ones below it; more rows are made. */
export function rowsWithList(rows: readonly QuickRow[], key: number, lines: readonly string[]): readonly QuickRow[] {
  const free = rows.filter((row) => row.key === key || (row.key > key && row.typed === '' && !row.line)).map((row) => row.key)
  const typed = new Map(lines.map((line, at) => [free[at] ?? rows.length + at - free.length, line]))
  const count = Math.min(Math.max(rows.length, ...[...typed.keys()].map((at) => at + 1)), mostRows)
  return Array.from({ length: count }, (_, at) => {
    const line = typed.get(at)
    return line === undefined ? (rows[at] ?? emptyRow(at)) : emptyRow(at, line)
  })
}

/** How many rows are sure, what they cost in yuan, and what each basket would take of them. */
export function sumsOf(rows: readonly QuickRow[]) {
  const chosen = rows.flatMap(({ line, number, refusal }) => (line && number !== '' ? [{ line, number, refusal }] : []))
  const sound = chosen.filter(({ refusal }) => refusal === '')
  return {
    matched: sound.length,
    total: Number(sound.reduce((sum, { line }) => sum + (line.subtotal ?? 0), 0).toFixed(2)),
    lines: sound.filter(({ line }) => line.isRequireEnquiry === 0).map(basketLine),
    enquiryLines: chosen.filter(({ line, refusal }) => refusal === '' || line.problem?.code === 'enquiryOnly').map(basketLine),
  }
}

function basketLine({ line, number }: { readonly line: QuickOrderLine; readonly number: string }): BasketLine {
  return { productId: line.productId, number, unit: line.unit }
}
