import { sumFen } from '../../../kernel/money/money.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { openSplits } from '../../payment/server/public.ts'
import { supplementShares, type SupplementShare } from '../../weighing/rules/supplement-refund.ts'
import { supplementsLeft, weightRefunds } from '../../weighing/server/public.ts'
import { paidFor } from '../rules/refundable.ts'
import { givenBackOf } from './case-line-repository.ts'
import type { LockedCase } from './move-case.ts'

/** What of the money of a case goes back out of supplements that were paid for the weight of its goods, by line; none as a rule. */
export async function supplementSharesOf(tx: Transaction, { of, sold, lines }: LockedCase): Promise<SupplementShare[]> {
  const left = await supplementsLeft(tx, of.orderSn)
  if (left === 0n) return []
  const [given, weights] = [await givenBackOf(tx, of.orderSn), await weightRefunds(tx, of.orderSn)]
  const parts = lines
    .filter((part) => !part.unshipped)
    .flatMap(({ orderLineId, goods }) => {
      const line = sold.lines.find((one) => one.orderLineId === orderLineId)
      if (!line) return []
      // This case is among those that have given back already.
      const byCases = (given.get(orderLineId)?.fen ?? goods) - goods
      const before = byCases + line.cancelledAmount + (weights.get(orderLineId) ?? 0n)
      return [{ orderLineId, goods, before, paid: paidFor(line) }]
    })
  const inOrder = sumFen((await openSplits(tx, of.orderSn)).map((split) => split.left))
  return supplementShares(parts, { fen: of.amount, inOrder, left })
}
