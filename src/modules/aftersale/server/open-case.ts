import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { allocate } from '../../../kernel/money/allocate.ts'
import { fenOfNumber, sumFen, yuanText } from '../../../kernel/money/money.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import {
  countOrderCase,
  lockOrderSold,
  lockPayOrder,
  orderSold,
  type OrderLineSold,
  type OrderScope,
  type OrderSold,
} from '../../order/server/public.ts'
import { addDays, dayOf, endOfDay } from '../../../kernel/time/clock.ts'
import type { AftersaleKind } from '../rules/aftersale-machine.ts'
import { silentMove, type AftersaleDays } from '../rules/aftersale-times.ts'
import { isSuppliersFault, reasonsFor, type AftersaleReason } from '../rules/reasons.ts'
import { freightByLine, givesFreightBack, mostOf, refundableOf, splitAmount, worthOf, type Worth } from '../rules/refundable.ts'
import { isWeighed, paidForWeight, weightRefunds } from '../../weighing/server/public.ts'
import { workCalendar } from '../../site/server/public.ts'
import { aftersaleDays } from './aftersale-days.ts'
import { insertCase, insertEvent, type AftersaleCase, type GoodsState } from './case-repository.ts'
import { freeReturnLines } from './free-return-lines.ts'
import { holdsGoods, takenParts, type NewLine } from './case-line-repository.ts'
import { scheduleSilence, emitCaseMoved } from './move-case.ts'

export type WantedLine = { readonly orderProductId: number; readonly number: string }
export type CaseInput = {
  readonly orderSn: string
  readonly kind: AftersaleKind
  readonly goodsState: GoodsState
  readonly reason: AftersaleReason
  readonly explanation: string
  readonly lines: readonly WantedLine[]
  /** Yuan; none for an exchange, and for all that the goods are worth. */
  readonly amount?: number | undefined
  readonly images: readonly string[]
}
export type ChosenPart = { readonly line: OrderLineSold; readonly number: bigint; readonly worth: Worth }

const paidStates: readonly OrderSold['state'][] = ['PENDING_SHIPMENT', 'PARTIALLY_SHIPPED', 'SHIPPED', 'COMPLETED']

/** Until when a case may be opened about a completed order: the last day counts whole (flows.md F0); null while it runs. */
export function windowEnd(sold: OrderSold, days: AftersaleDays): Date | null {
  if (sold.state !== 'COMPLETED' || sold.finishedAt === null) return null
  return endOfDay(addDays(dayOf(sold.finishedAt), sold.enterpriseId === null ? days.windowDays : days.companyWindowDays))
}

/** Why no case may be opened about an order now; null when one may. Refusals: `aftersale.notPaid`, `windowOver`. */
export function windowRefusal(sold: OrderSold, days: AftersaleDays, now: Date): Failure | null {
  if (sold.paidAt === null || !paidStates.includes(sold.state)) return failure('aftersale.notPaid')
  const end = windowEnd(sold, days)
  return end !== null && end < now ? failure('aftersale.windowOver') : null
}

/** What is left of each line to ask for, and what it is worth, computed in this one place (flows.md F2). */
export async function refundableLines(db: Queryable, sold: OrderSold) {
  const taken = await takenParts(db, sold.orderId)
  const freights = freightByLine(sold.lines, sold.freight)
  const [weights, supplements] = [await weightRefunds(db, sold.orderSn), await paidForWeight(db, sold.orderSn)]
  return sold.lines.map((line) => ({
    line,
    taken,
    freight: freights.get(line.orderLineId) ?? 0n,
    weightRefund: (weights.get(line.orderLineId) ?? 0n) - (supplements.get(line.orderLineId) ?? 0n),
    left: refundableOf(line, taken),
  }))
}

/** The wanted parts with their worth. Refusals: `aftersale.nothingChosen`, `tooMuch`. */
async function chosenParts(
  db: Queryable,
  sold: OrderSold,
  wanted: readonly WantedLine[],
  isUnshipped: boolean,
): Promise<ChosenPart[] | Failure> {
  const found = await refundableLines(db, sold)
  const parts: ChosenPart[] = []
  for (const { orderProductId, number: text } of wanted) {
    const one = found.find(({ line }) => line.orderLineId === orderProductId)
    const number = one && parseQuantity(text, one.line.decimals)
    if (!one || number === undefined || number === 0n) return failure('aftersale.nothingChosen', {}, { field: 'lines' })
    if (number > (isUnshipped ? one.left.unshipped : one.left.shipped) || parts.some(({ line }) => line === one.line))
      return failure('aftersale.tooMuch', {}, { field: 'lines' })
    parts.push({ line: one.line, number, worth: worthOf(one, number, isUnshipped) })
  }
  return parts.length === 0 ? failure('aftersale.nothingChosen', {}, { field: 'lines' }) : parts
}

/** An amount over the chosen parts, by what each is worth at most. */
export function linesOfAmount(parts: readonly ChosenPart[], amount: bigint, withFreight: boolean, isUnshipped: boolean): NewLine[] {
  const most = parts.map((part) => mostOf(part.worth, withFreight))
  const shares = allocate(amount, most)
  return parts.map(({ line, number, worth }, place) => ({
    orderLineId: line.orderLineId,
    number,
    unshipped: isUnshipped,
    goodsWorth: worth.goods,
    freightWorth: worth.freight,
    ...splitAmount(shares[place] ?? 0n, worth),
  }))
}

/** Locks payment and order, in this order. */
async function lockSold(tx: Transaction, orderSn: string, scope: OrderScope) {
  const seen = await orderSold(tx, orderSn, scope)
  if (!seen) return null
  await lockPayOrder(tx, seen.paySn, null)
  return lockOrderSold(tx, orderSn, scope)
}

/**
 * A buyer asks for money, another piece or a settlement. A claim leaves the goods with the buyer, so it shows what is wrong: a picture,
 * or for short weight the weigh note of the order. Refusals: `order.orderGone`, `aftersale.notPaid`, `windowOver`, `kindNotNow`,
 * `reasonNotThis`, `evidenceNeeded`, `noFreeReturn`, `nothingChosen`, `tooMuch`, `cancelling`, `amountWrong`, `amountTooHigh`.
 */
export async function applyCase(
  tx: Transaction,
  wish: CaseInput,
  by: { memberId: number; act: ActorContext },
): Promise<AftersaleCase | Failure> {
  const locked = await lockSold(tx, wish.orderSn, { memberId: by.memberId })
  if (!locked) return failure('order.orderGone')
  const { sold } = locked
  const days = await aftersaleDays(tx)
  const refused = windowRefusal(sold, days, by.act.now)
  if (refused) return refused
  const isUnshipped = wish.goodsState === 'notShipped'
  if (isUnshipped ? wish.kind !== 'refund' : wish.kind !== 'refund' && wish.goodsState !== 'received')
    return failure('aftersale.kindNotNow', {}, { field: 'kind' })
  if (!reasonsFor(wish.kind).includes(wish.reason)) return failure('aftersale.reasonNotThis', {}, { field: 'reason' })
  if (wish.kind === 'claim' && wish.images.length === 0 && !(wish.reason === 'shortWeight' && (await isWeighed(tx, wish.orderSn))))
    return failure('aftersale.evidenceNeeded', {}, { field: 'images' })
  if (wish.kind === 'return' && wish.reason === 'noNeed') {
    const free = await freeReturnLines(tx, sold, by.act.now)
    if (!wish.lines.every(({ orderProductId }) => free.has(orderProductId)))
      return failure('aftersale.noFreeReturn', {}, { field: 'reason' })
  }
  // The buyer has asked to cancel the order, and the store has not answered.
  if (isUnshipped && locked.order.frozen && !(await holdsGoods(tx, sold.orderId)))
    return failure('aftersale.cancelling', {}, { field: 'lines' })
  const parts = await chosenParts(tx, sold, wish.lines, isUnshipped)
  if (isFailure(parts)) return parts
  const withFreight = givesFreightBack(sold.lines, isSuppliersFault(wish.reason))
  const amount = amountOf(wish, parts, withFreight)
  if (isFailure(amount)) return amount
  const isCompany = sold.enterpriseId !== null
  const due = silentMove('APPLIED', { kind: wish.kind, isCompany, isUnshipped, days, calendar: await workCalendar(tx), now: by.act.now })
  const lines = linesOfAmount(parts, amount, withFreight, isUnshipped)
  return insert(tx, sold, { ...wish, amount, due }, lines, by.act)
}

function amountOf(wish: CaseInput, parts: readonly ChosenPart[], withFreight: boolean): bigint | Failure {
  if (wish.kind === 'exchange') return 0n
  const most = sumFen(parts.map((part) => mostOf(part.worth, withFreight)))
  if (wish.amount === undefined) return most > 0n ? most : failure('aftersale.amountWrong', {}, { field: 'amount' })
  const amount = fenOfNumber(wish.amount)
  if (amount === undefined || amount <= 0n) return failure('aftersale.amountWrong', {}, { field: 'amount' })
  return amount > most ? failure('aftersale.amountTooHigh', { most: yuanText(most) }, { field: 'amount' }) : amount
}

type Content = Omit<CaseInput, 'amount' | 'lines'> & {
  readonly amount: bigint
  readonly due: ReturnType<typeof silentMove>
}

async function insert(
  tx: Transaction,
  sold: OrderSold,
  content: Content,
  lines: readonly NewLine[],
  act: ActorContext,
): Promise<AftersaleCase> {
  const { kind, goodsState, reason, explanation, amount, due, images } = content
  const opened = await insertCase(
    tx,
    {
      orderId: sold.orderId,
      orderSn: sold.orderSn,
      memberId: sold.memberId,
      storeId: sold.storeId,
      buyerTitle: sold.buyerTitle,
      isCompany: sold.enterpriseId !== null,
      kind,
      state: 'APPLIED',
      goodsState,
      reason,
      explanation,
      amount,
      appliedAt: act.now,
      dueAt: due?.dueAt ?? null,
    },
    lines,
  )
  await insertEvent(tx, {
    caseId: opened.caseId,
    at: act.now,
    event: 'apply',
    toState: 'APPLIED',
    actor: act.actor,
    note: explanation,
    images,
  })
  await scheduleSilence(tx, opened.caseSn, due)
  await audit(tx, {
    actor: act.actor,
    channel: act.channel,
    requestId: act.requestId,
    action: 'aftersale.apply',
    entity: 'aftersaleCase',
    entityId: opened.caseSn,
    without: 'creation',
    to: 'APPLIED',
    facts: { order: sold.orderSn, kind, amount: yuanText(amount) },
  })
  await countOrderCase(tx, sold.orderId, { change: 1, frozen: await holdsGoods(tx, sold.orderId) })
  await emitCaseMoved(tx, opened, 'apply')
  return opened
}
