import { vatOn } from '../../../../kernel/money/vat.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction, type BasketLine } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import {
  liveOrdersOf,
  placeOrder,
  purchaseDetailsOf,
  readOrder,
  type NegotiatedTerms,
  type OrderSubmission,
  type PlacedOrderView,
  type PlaceOrderOptions,
  type PurchaseGate,
} from '../../../order/server/public.ts'
import { approvalViewOf, requestPurchase } from '../../../approval/server/public.ts'
import type { ApprovalView } from '../../../approval/endpoints.ts'
import { ownSubAccount } from '../../../enterprise/server/public.ts'
import { rfqMachine } from '../../rules/rfq-machine.ts'
import { minimumRefusal } from './award-quotations.ts'
import { lockOwnRfq } from '../requests/buyer-commands.ts'
import { awardedLines, openLines, orderableLines, quoteLineOf, type AwardedLine } from './awarded-lines.ts'
import { linesOfRfq, type Rfq } from '../requests/rfq-repository.ts'
import { linesOfQuotations, quotationsOf } from '../quotations/quotation-repository.ts'
import { moveRfq } from '../requests/write-rfq.ts'

type CommandInput = {
  readonly inquirySn: string
  /** The version that the buyer saw; an approver decides about a frozen copy instead. */
  readonly expectedVersion?: number
  readonly expectedTotal: number
  readonly payMethod: OrderSubmission['payMethod']
  readonly invoice?: OrderSubmission['invoice']
}
type Award = {
  readonly of: Rfq
  /** Orders of the award that live: their stores' lines are ordered already. */
  readonly live: readonly { readonly orderSn: string }[]
  /** Lines stay open that are no goods: the award is ordered in part. */
  readonly isPart: boolean
  readonly submission: OrderSubmission
  readonly how: PlaceOrderOptions
}

/** What was chosen and is not ordered, as a checkout at the quoted prices; the request stays locked. */
async function readAward(call: Call, tx: Transaction, wish: CommandInput): Promise<Award | Failure> {
  const of = await lockOwnRfq(call, tx, wish)
  if (isFailure(of)) return of
  const to = rfqMachine.next(of.state, 'convert', 'buyer')
  if (isFailure(to)) return to
  const [asked, quotations] = [await linesOfRfq(tx, of.id), await quotationsOf(tx, of.id)]
  const lines = await linesOfQuotations(
    tx,
    quotations.map((quotation) => quotation.id),
  )
  // Lines of a living order are ordered, those of a contract are bought under it; after a cancellation they are ordered anew.
  const live = await liveOrdersOf(tx, of.orderSns)
  const open = openLines(awardedLines(asked, quotations, lines), { contractedStores: of.contractedStores, live })
  const chosen = orderableLines(open)
  const now = call.app.clock.now()
  if (chosen.length === 0) return failure('rfq.notOrderable')
  const few = minimumOfChosen(chosen)
  if (few) return few
  if (chosen.some(({ quotation }) => quotation.validUntil === null || endOfDay(quotation.validUntil) <= now))
    return failure('rfq.quoteExpired')
  const skus = await skusInTransaction(
    call,
    tx,
    chosen.flatMap(({ line }) => line.productId ?? []),
  )
  const how = {
    lines: chosen.map((awardedLine, index) => basketLine(awardedLine, skus.get(awardedLine.line.productId ?? 0), index)),
    agreed: termsOf(chosen),
    ...(of.receiver ? { receiver: of.receiver } : {}),
  }
  return { of, live, how, isPart: chosen.length < open.length, submission: submissionOf(call, wish, of, chosen) }
}

/**
 * Orders what was chosen at the prices that were quoted: the lines that are goods; where others are left, the award goes on. Refusals: `rfq.notOrderable`, `belowMinimum`, `onlyMinimum`, `quoteExpired`, a move's, and whatever
 * a checkout refuses.
 */
export async function orderAwardedLines(
  call: Call,
  tx: Transaction,
  wish: CommandInput,
  gate?: PurchaseGate,
): Promise<PlacedOrderView | Failure> {
  const award = await readAward(call, tx, wish)
  if (isFailure(award)) return award
  const { of, live, isPart } = award
  const placed = await placeOrder(call, tx, award.submission, { ...award.how, ...(gate ? { gate } : {}) })
  if (isFailure(placed)) return placed
  const ordered = { paySn: placed.paySn, orderSns: [...live.map((liveOrder) => liveOrder.orderSn), ...placed.orderSnList] }
  const event = isPart ? 'orderPart' : 'convert'
  const moved = await moveRfq(tx, of, { event, who: 'buyer', at: call.app.clock.now(), ordered }, actorContext(call))
  if (isFailure(moved)) return moved
  if (!isPart) await cancelTimers(tx, { entity: 'inquiry', entityId: of.id })
  return placed
}

/** Whether the order of what was chosen needs approval, at what it costs now. Refusals: as for the order, `approval.notASub`. */
export async function approvalOfAward(
  call: Call,
  tx: Transaction,
  wish: Pick<CommandInput, 'inquirySn' | 'expectedTotal'>,
): Promise<ApprovalView | Failure> {
  const award = await readAward(call, tx, { ...wish, payMethod: 'ONLINE' })
  if (isFailure(award)) return award
  const sub = await ownSubAccount(tx, memberOf(call).memberId)
  if (!sub) return failure('approval.notASub')
  const purchase = await readOrder(call, tx, award.submission, award.how)
  return isFailure(purchase) ? purchase : approvalViewOf(call, tx, sub, purchaseDetailsOf(purchase.checkout))
}

/** Hands the order of what was chosen to those who approve for the company. Refusals: as for the order, and those of a purchase request. */
export async function requestAwardedOrder(
  call: Call,
  tx: Transaction,
  wish: CommandInput & { readonly note: string },
): Promise<{ requestSn: string } | Failure> {
  const award = await readAward(call, tx, wish)
  if (isFailure(award)) return award
  return requestPurchase(call, tx, { ...award.submission, note: wish.note }, { inquirySn: wish.inquirySn, how: award.how })
}

/** What was chosen before the least quantity was asked about is judged here. */
function minimumOfChosen(chosen: readonly AwardedLine[]): Failure | null {
  return minimumRefusal(
    chosen.map(({ line }) => line),
    chosen.map(({ asked }) => asked),
  )
}

function submissionOf(call: Call, wish: CommandInput, of: { memberId: number; addressId: number | null }, chosen: readonly AwardedLine[]) {
  const storeIds = [...new Set(chosen.map(({ quotation }) => quotation.storeId))]
  // The address is its writer's; a colleague's order goes to the colleague's own usual one.
  const isOwn = of.memberId === memberOf(call).memberId
  return {
    ...(isOwn && of.addressId !== null ? { addressId: of.addressId } : {}),
    stores: storeIds.map((storeId) => ({ storeId, delivery: 'DELIVERY' as const, remark: '' })),
    payMethod: wish.payMethod,
    expectedTotal: wish.expectedTotal,
    invoice: wish.invoice ?? { invoiceType: 0 as const, title: '', taxNumber: '', content: 'goods' as const },
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
    return quotation.taxIncluded ? quoted : quoted + vatOn(quoted)
  }
  const [firstEnd = ''] = chosen.flatMap(({ quotation }) => quotation.validUntil ?? []).toSorted()
  return {
    heldUntil: endOfDay(firstEnd),
    lines: new Map(
      chosen.map((awardedLine) => [
        awardedLine.line.productId ?? 0,
        { unitPrice: priceOf(awardedLine), quoteLine: quoteLineOf(awardedLine) },
      ]),
    ),
    freights: new Map(chosen.map(({ quotation }) => [quotation.storeId, BigInt(quotation.freight)])),
  }
}
