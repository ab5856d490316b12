import { sumFen } from '../../../kernel/money/money.ts'
import { settledAmount } from '../../invoice/rules/invoiceable-amount.ts'
import { leftOfPrinted, printedQuantity, type MatchFigures } from '../rules/match-line.ts'
import type { MatchLineRow, MatchOrderRow, MatchPaper } from './match-repository.ts'

/** A row of the match with what it is made of: `line` is null for the freight of the order. */
export type MatchLine = MatchFigures & {
  readonly order: MatchOrderRow
  readonly line: MatchLineRow | null
  readonly documents: readonly MatchPaper[]
  /** Applied for and not issued yet. */
  readonly pending: bigint
}

function invoicedOf(documents: readonly MatchPaper[]) {
  const issued = documents.filter((one) => one.isIssued)
  const left = issued.map((one) => ({ printed: printedQuantity(one.quantity), amount: BigInt(one.amount), reddened: BigInt(one.reddened) }))
  const quantities = left.map(({ printed, amount, reddened }) => (printed === null ? null : leftOfPrinted(printed, amount, reddened)))
  const known = quantities.filter((one) => one !== null)
  return {
    invoiced: sumFen(left.map(({ amount, reddened }) => amount - reddened)),
    invoicedPrinted: known.length === quantities.length && known.length > 0 ? sumFen(known) : null,
    papers: issued.length,
    pending: sumFen(documents.filter((one) => !one.isIssued).map((one) => BigInt(one.amount))),
    documents,
  }
}

function goodsLine(order: MatchOrderRow, line: MatchLineRow): MatchLine {
  const [number, net, settledNumber] = [BigInt(line.number), BigInt(line.net), BigInt(line.settled)]
  return {
    order,
    line,
    isFreight: false,
    number,
    net,
    orderedNumber: number - BigInt(line.cancelled),
    ordered: net - BigInt(line.cancelledAmount),
    arrivedNumber: BigInt(line.arrived),
    settledNumber,
    settled: settledAmount(net, settledNumber, number) + BigInt(line.adjusted),
    adjusted: BigInt(line.adjusted),
    returnedNumber: BigInt(line.returnedNumber),
    returned: BigInt(line.returned),
    decimals: line.decimals,
    ...invoicedOf(line.papers ?? []),
  }
}

/** Freight is owed with the first goods that come, as it is invoiced. */
function freightLine(order: MatchOrderRow, goods: readonly MatchLine[]): MatchLine[] {
  const net = BigInt(order.freight)
  if (net === 0n) return []
  const ordered = net - BigInt(order.freightBack)
  const none = { number: 0n, orderedNumber: 0n, arrivedNumber: 0n, settledNumber: 0n, returnedNumber: 0n, decimals: 0, adjusted: 0n }
  const settled = goods.some((line) => line.settledNumber > 0n) ? ordered : 0n
  const returned = BigInt(order.freightReturned)
  return [{ ...none, order, line: null, isFreight: true, net, ordered, settled, returned, ...invoicedOf(order.freightPapers ?? []) }]
}

/** The rows of the match, order by order: its lines, then its freight. */
export function matchLinesOf(orders: readonly MatchOrderRow[], lines: readonly MatchLineRow[]): MatchLine[] {
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return orders.flatMap((order) => {
    const goods = (byOrder.get(order.orderId) ?? []).map((line) => goodsLine(order, line))
    return [...goods, ...freightLine(order, goods)]
  })
}
