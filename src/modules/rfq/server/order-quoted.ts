import { memberOf, type Call } from '../../../api/handler.ts'
import { endOfDay } from '../../../shared/clock.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { divideHalfUp } from '../../../shared/rounding.ts'
import { cancelTimers } from '../../../shared/timers.ts'
import type { Unit } from '../../../shared/unit.ts'
import { skusInUnit, type BasketLine, type SkuForSale } from '../../basket/server/public.ts'
import { placeOrder, type AgreedTerms, type PurchaseGate, type SubmittedView } from '../../order/server/public.ts'
import { inquiryMachine } from '../rules/inquiry-machine.ts'
import { heldInquiry } from './buyer-acts.ts'
import { chosenLines, orderTotal, type Chosen } from './chosen-lines.ts'
import { linesOfInquiry } from './inquiry-store.ts'
import { linesOfQuotations, quotationsOf } from './quotation-store.ts'
import { doingOf, moveInquiry } from './write-inquiry.ts'

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
export async function orderQuoted(call: Call, unit: Unit, wish: Wish, gate: PurchaseGate | undefined): Promise<SubmittedView | Failure> {
  const of = await heldInquiry(call, unit, wish)
  if (isFailure(of)) return of
  const to = inquiryMachine.next(of.state, 'convert', 'buyer')
  if (isFailure(to)) return to
  const [asked, quotations] = [await linesOfInquiry(unit, of.id), await quotationsOf(unit, of.id)]
  const lines = await linesOfQuotations(
    unit,
    quotations.map((one) => one.id),
  )
  const chosen = chosenLines(asked, quotations, lines)
  const now = call.house.clock.now()
  if (orderTotal(asked, chosen, lines) === null) return failure('rfq.notOrderable')
  if (chosen.some(({ quotation }) => quotation.validUntil === null || endOfDay(quotation.validUntil) <= now))
    return failure('rfq.quoteExpired')
  const skus = await skusInUnit(
    call,
    unit,
    chosen.flatMap(({ line }) => line.productId ?? []),
  )
  const placed = await placeOrder(call, unit, submissionOf(call, wish, of, chosen), {
    lines: chosen.map((one, index) => basketLine(one, skus.get(one.line.productId ?? 0), index)),
    agreed: termsOf(chosen),
    ...(gate ? { gate } : {}),
  })
  if (isFailure(placed)) return placed
  const ordered = { paySn: placed.paySn, orderSns: placed.orderSnList }
  const moved = await moveInquiry(unit, of, { event: 'convert', who: 'buyer', at: now, ordered }, doingOf(call))
  if (isFailure(moved)) return moved
  await cancelTimers(unit, { entity: 'inquiry', entityId: of.id })
  return placed
}

function submissionOf(call: Call, wish: Wish, of: { memberId: number; addressId: number | null }, chosen: readonly Chosen[]) {
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

function basketLine({ asked, line }: Chosen, sku: SkuForSale | undefined, index: number): BasketLine {
  const unit = sku && asked.unitCode !== sku.unitCode && asked.unitCode === sku.secUnitCode ? 'second' : 'primary'
  const bare = { checked: true, shownPrice: null, wantedPrice: null, wantedDate: null, remark: '' }
  return { lineId: index + 1, productId: line.productId ?? 0, unit, number: BigInt(asked.number), ...bare }
}

/** The prices with 13 % where they were quoted without, as the comparison shows them. */
function termsOf(chosen: readonly Chosen[]): AgreedTerms {
  const priceOf = ({ quotation, line }: Chosen) => {
    const quoted = BigInt(line.unitPrice ?? 0)
    return quotation.taxIncluded ? quoted : divideHalfUp(quoted * 113n, 100n)
  }
  return {
    lines: new Map(
      chosen.map((one) => [
        one.line.productId ?? 0,
        { unitPrice: priceOf(one), quoteLine: `${one.quotation.quotationSn}-${one.line.lineNo}` },
      ]),
    ),
    freights: new Map(chosen.map(({ quotation }) => [quotation.storeId, BigInt(quotation.freight)])),
  }
}
