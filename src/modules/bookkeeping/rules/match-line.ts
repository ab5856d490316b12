import { sumFen, type Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'

/** How a line of order, receipt and invoice can differ, in the order in which they are told. */
export const differenceKinds = ['notReceived', 'weight', 'notInvoiced', 'overInvoiced', 'price'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** Decimals to which invoices print quantities. */
export const printedPlaces = 8

/** One order line, or the freight of an order, through order, receipt and invoice. Quantities are in the smallest step of its unit. */
export type MatchFigures = {
  readonly isFreight: boolean
  /** What the whole line was ordered for, for the price of one. */
  readonly number: bigint
  readonly net: Fen
  /** Less what was cancelled before it was shipped. */
  readonly orderedNumber: bigint
  readonly ordered: Fen
  /** By the delivery notes, and by the weights that both sides agreed to. */
  readonly arrivedNumber: bigint
  readonly settledNumber: bigint
  readonly settled: Fen
  /** Of `settled`: what a final price added later (above zero), or took off. */
  readonly adjusted: Fen
  readonly returnedNumber: bigint
  readonly returned: Fen
  /** Of issued invoices less red letters; with eight decimals of the unit; null where an invoice prints no quantity. */
  readonly invoicedPrinted: bigint | null
  readonly invoiced: Fen
  /** Lines of invoices that it adds up. */
  readonly papers: number
  readonly decimals: number
}

/** What is owed for what came and stayed. */
export const payableOf = ({ settled, returned }: Pick<MatchFigures, 'settled' | 'returned'>): Fen => settled - returned

/** Above zero: still to be invoiced. Below: invoiced more than came. */
export const uninvoicedOf = (line: Pick<MatchFigures, 'settled' | 'returned' | 'invoiced'>): Fen => payableOf(line) - line.invoiced

/** What an invoice prints as a quantity, with eight decimals; null for none. */
export function printedQuantity(text: string): bigint | null {
  const found = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text)
  return found ? BigInt((found[1] ?? '') + (found[2] ?? '').padEnd(printedPlaces, '0')) : null
}

/** The part of a printed quantity that red letters left. */
export function leftOfPrinted(printed: bigint, amount: Fen, reddened: Fen): bigint {
  return amount <= 0n ? 0n : divideHalfUp(printed * (amount - reddened), amount)
}

/** A printed quantity in the smallest step of a unit. */
export const stepsOfPrinted = (printed: bigint, decimals: number): bigint => divideHalfUp(printed, 10n ** BigInt(printedPlaces - decimals))

/** Whether the invoiced amount is not what its quantity costs by the order; each line of an invoice may be a fen off by rounding. */
function isOtherPrice({ isFreight, number, net, invoicedPrinted, invoiced, papers, decimals, adjusted }: MatchFigures): boolean {
  if (isFreight || invoicedPrinted === null || papers === 0 || number <= 0n) return false
  const expected = divideHalfUp(net * invoicedPrinted, number * 10n ** BigInt(printedPlaces - decimals))
  const [low, high] = adjusted < 0n ? [expected + adjusted, expected] : [expected, expected + adjusted]
  const off = invoiced > high ? invoiced - high : low - invoiced
  return off > BigInt(papers)
}

/** In what a line differs; none when order, receipt and invoice agree. */
export function differencesOf(line: MatchFigures): DifferenceKind[] {
  const open = uninvoicedOf(line)
  const is: Readonly<Record<DifferenceKind, boolean>> = {
    notReceived: line.isFreight ? line.ordered > 0n && line.settled === 0n : line.arrivedNumber < line.orderedNumber,
    weight: line.settledNumber !== line.arrivedNumber,
    notInvoiced: open > 0n,
    overInvoiced: open < 0n,
    price: isOtherPrice(line),
  }
  return differenceKinds.filter((kind) => is[kind])
}

export type MatchSums = Readonly<Record<'ordered' | 'settled' | 'returned' | 'payable' | 'invoiced' | 'uninvoiced' | 'overInvoiced', Fen>>

/** The sums of lines, to the fen: what is not invoiced and what is invoiced too much are added apart and do not cancel. */
export function matchSums(lines: readonly MatchFigures[]): MatchSums {
  const sum = (of: (line: MatchFigures) => Fen) => sumFen(lines.map(of))
  const open = lines.map(uninvoicedOf)
  return {
    ordered: sum((line) => line.ordered),
    settled: sum((line) => line.settled),
    returned: sum((line) => line.returned),
    payable: sum(payableOf),
    invoiced: sum((line) => line.invoiced),
    uninvoiced: sumFen(open.filter((fen) => fen > 0n)),
    overInvoiced: sumFen(open.filter((fen) => fen < 0n).map((fen) => -fen)),
  }
}
