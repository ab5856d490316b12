import { memberOf, type Call } from '../../../../api/handler.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction, type BasketLine } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { placeOrder, type PlacedOrderView, type NegotiatedTerms, type PurchaseGate } from '../../../order/server/public.ts'
import { rfqMachine } from '../../rules/rfq-machine.ts'
import { lockOwnRfq } from '../requests/buyer-commands.ts'
import { awardedLines, orderTotal, type AwardedLine } from './awarded-lines.ts'
import { linesOfRfq } from '../requests/rfq-repository.ts'
import { linesOfQuotations, quotationsOf } from '../quotations/quotation-repository.ts'
import { actorContextOf, moveRfq } from '../requests/write-rfq.ts'

type Wish = {
  readonly inquirySn: string
  readonly expectedVersion: number
  readonly expectedTotal: number
  readonly payMethod: 'ONLINE' | 'TRANSFER'
}

/**
 * Orders what was chosen at the prices that were quoted. Refusals: `rfq.notOrderable`, `rfq.quoteExpired`, a move's, and whatever
 * a checkout refuses.
 */
export async function orderAwardedLines(
  call: Call,
  tx: Transaction,
  wish: Wish,
  gate: PurchaseGate | undefined,
): Promise<PlacedOrderView | Failure> {
  const of = await lockOwnRfq(call, tx, wish)
  if (isFailure(of)) return of
  const to = rfqMachine.next(of.state, 'convert', 'buyer')
  if (isFailure(to)) return to
  const [asked, quotations] = [await linesOfRfq(tx, of.id), await quotationsOf(tx, of.id)]
  const lines = await linesOfQuotations(
    tx,
    quotations.map((quotation) => quotation.id),
  )
  const chosen = awardedLines(asked, quotations, lines)
  const now = call.app.clock.now()
  if (orderTotal(asked, chosen, lines) === null) return failure('rfq.notOrderable')
  if (chosen.some(({ quotation }) => quotation.validUntil === null || endOfDay(quotation.validUntil) <= now))
    return failure('rfq.quoteExpired')
  const skus = await skusInTransaction(
    call,
    tx,
    chosen.flatMap(({ line }) => line.productId ?? []),
  )
  const placed = await placeOrder(call, tx, submissionOf(call, wish, of, chosen), {
    lines: chosen.map((awardedLine, index) => basketLine(awardedLine, skus.get(awardedLine.line.productId ?? 0), index)),
    agreed: termsOf(chosen),
    ...(gate ? { gate } : {}),
  })
  if (isFailure(placed)) return placed
  const ordered = { paySn: placed.paySn, orderSns: placed.orderSnList }
  const moved = await moveRfq(tx, of, { event: 'convert', who: 'buyer', at: now, ordered }, actorContextOf(call))
  if (isFailure(moved)) return moved
  await cancelTimers(tx, { entity: 'inquiry', entityId: of.id })
  return placed
}

function submissionOf(call: Call, wish: Wish, of: { memberId: number; addressId: number | null }, chosen: readonly AwardedLine[]) {
  const storeIds = [...new Set(chosen.map(({ quotation }) => quotation.storeId))]
  // The address is its writer's; a colleague's order goes to the colleague's own usual one.
  const isOwn = of.memberId === memberOf(call).memberId
  return {
    ...(isOwn && of.addressId !== null ? { addressId: of.addressId } : {}),
    stores: storeIds.map((storeId) => ({ storeId, delivery: 'DELIVERY' as const, remark: '' })),
    payMethod: wish.payMethod,
    expectedTotal: wish.expectedTotal,
    invoice: { invoiceType: 0 as const, title: '', taxNumber: '', content: 'goods' as const },
  }
}

function basketLine({ asked, line }: AwardedLine, sku: SkuForSale | undefined, index: number): BasketLine {
  const unit = sku && asked.unitCode !== sku.unitCode && asked.unitCode === sku.secUnitCode ? 'second' : 'primary'
  const bare = { checked: true, shownPrice: null, wantedPrice: null, wantedDate: null, remark: '' }
  return { lineId: index + 1, productId: line.productId ?? 0, unit, number: BigInt(asked.number), ...bare }
}

/** The prices with 13 % where they were quoted without, as the comparison shows them. */
function termsOf(chosen: readonly AwardedLine[]): NegotiatedTerms {
  const priceOf = ({ quotation, line }: AwardedLine) => {
    const quoted = BigInt(line.unitPrice ?? 0)
    return quotation.taxIncluded ? quoted : divideHalfUp(quoted * 113n, 100n)
  }
  return {
    lines: new Map(
      chosen.map((awardedLine) => [
        awardedLine.line.productId ?? 0,
        { unitPrice: priceOf(awardedLine), quoteLine: `${awardedLine.quotation.quotationSn}-${awardedLine.line.lineNo}` },
      ]),
    ),
    freights: new Map(chosen.map(({ quotation }) => [quotation.storeId, BigInt(quotation.freight)])),
  }
}
