import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen, yuanText } from '../../../kernel/money/money.ts'
import { lineAmount, parseUnitPrice, unitPriceText } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'

/** A line that is tendered for. */
export type TenderLine = {
  readonly lineNo: number
  readonly lot: string
  readonly goodsName: string
  readonly specText: string
  /** Decimal text with at most three decimals. */
  readonly number: string
  readonly unitName: string
}

/** A file of a bid by its digest; its bytes are sealed apart. */
export type BidFile = { readonly file: string; readonly name: string; readonly bytes: number; readonly sha256: string }

/** What is sealed: prices as text, so that it has one JSON. */
export type BidPayload = {
  readonly tenderSn: string
  /** Of a bid for a lot alone. */
  readonly lotNo?: number
  readonly lines: readonly { readonly lineNo: number; readonly unitPrice: string }[]
  readonly total: string
  readonly deliveryDays: number
  readonly note: string
  readonly files: readonly BidFile[]
}

type PricedLine = { readonly lineNo: number; readonly unitPrice: string }

/** The bid's total in fen; each line is rounded once. Refusals: `tender.priceMissing`, `tender.lineUnknown`. */
export function bidTotal(lines: readonly TenderLine[], prices: readonly PricedLine[]): bigint | Failure {
  const given = new Map(prices.map((line) => [line.lineNo, parseUnitPrice(line.unitPrice)]))
  if (given.size !== prices.length || prices.some(({ lineNo }) => !lines.some((line) => line.lineNo === lineNo)))
    return failure('tender.lineUnknown')
  const amounts: bigint[] = []
  for (const line of lines) {
    const price = given.get(line.lineNo)
    const quantity = parseQuantity(line.number, 3)
    if (price === undefined || price === 0n || quantity === undefined) return failure('tender.priceMissing', { lineNo: line.lineNo })
    amounts.push(lineAmount(price, quantity, 3))
  }
  return sumFen(amounts)
}

/** The one writing of a bid: lines in order, prices as the kernel writes them. */
export function bidPayload(
  tenderSn: string,
  total: bigint,
  bid: {
    readonly lotNo: number
    readonly lines: readonly PricedLine[]
    readonly deliveryDays: number
    readonly note: string
    readonly files: readonly BidFile[]
  },
): BidPayload {
  const lines = bid.lines
    .map(({ lineNo, unitPrice }) => ({ lineNo, unitPrice: unitPriceText(parseUnitPrice(unitPrice) ?? 0n) }))
    .toSorted((one, other) => one.lineNo - other.lineNo)
  const files = bid.files.map(({ file, name, bytes, sha256 }) => ({ file, name, bytes, sha256 }))
  const lot = bid.lotNo === 0 ? {} : { lotNo: bid.lotNo }
  return { tenderSn, ...lot, lines, total: yuanText(total), deliveryDays: bid.deliveryDays, note: bid.note, files }
}

/** The files of an opened bid; bids that were sealed before files could be added have none. */
export function filesOfPayload({ files }: Partial<BidPayload>): readonly BidFile[] {
  return files ?? []
}

/** Terms of a contract that differ from the winning bid; it may be signed only when there are none (Act, article 46). */
export function termDifferences(
  bid: Pick<BidPayload, 'lines' | 'total' | 'deliveryDays'>,
  contract: Pick<BidPayload, 'lines' | 'total' | 'deliveryDays'>,
): string[] {
  const prices = new Map(contract.lines.map((line) => [line.lineNo, line.unitPrice]))
  const lines = bid.lines.filter((line) => prices.get(line.lineNo) !== line.unitPrice).map((line) => `line ${line.lineNo}`)
  const more = contract.lines
    .filter(({ lineNo }) => !bid.lines.some((line) => line.lineNo === lineNo))
    .map(({ lineNo }) => `line ${lineNo}`)
  const rest = (['total', 'deliveryDays'] as const).filter((name) => bid[name] !== contract[name])
  return [...lines, ...more, ...rest]
}
