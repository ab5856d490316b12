import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { fenOfNumber, sumFen } from '../../../kernel/money/money.ts'
import { lineAmount, parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { changeOrderPrices, type OrderScope } from '../../order/server/public.ts'
import { splitVat } from '../../../kernel/money/vat.ts'
import { priceChangeMachine, type PriceChangeEvent } from '../rules/price-change-machine.ts'
import type { MoneyOrder } from './order-money-repository.ts'
import {
  insertPriceChange,
  markPriceChange,
  openPriceChangesOfCheckout,
  priceChangeById,
  type ChangedLine,
  type PriceChange,
} from './price-change-repository.ts'
import { lockForMoney } from './apply-cancellation.ts'

export type NewPrices = {
  /** Yuan per unit as text. */
  readonly lines: readonly { readonly orderProductId: number; readonly price: string }[]
  /** Yuan. */
  readonly freight: number
}

/** What an order would come to at other prices; what coupons took off stays. Refusals name the field. */
export function pricesOf(order: MoneyOrder, wish: NewPrices): { lines: ChangedLine[]; freight: bigint; total: bigint } | Failure {
  const freight = fenOfNumber(wish.freight)
  if (freight === undefined || freight < 0n) return failure('cancellation.badFreight', {}, { field: 'freight' })
  const lines: ChangedLine[] = []
  for (const asked of wish.lines) {
    const line = order.lines.find((one) => one.orderLineId === asked.orderProductId)
    const unitPrice = parseUnitPrice(asked.price)
    if (!line || lines.some((one) => one.orderLineId === line.orderLineId)) return failure('order.lineNotInOrder', {}, { field: 'lines' })
    if (unitPrice === undefined || unitPrice <= 0n) return failure('cancellation.badPrice', {}, { field: 'lines' })
    const subtotal = lineAmount(unitPrice, line.number, line.decimals)
    if (subtotal < line.discount) return failure('cancellation.belowDiscount', {}, { field: 'lines' })
    const tax = splitVat(subtotal - line.discount, BigInt(line.taxRateBp)).tax
    if (unitPrice !== line.unitPrice) lines.push({ orderLineId: line.orderLineId, unitPrice, priceBefore: line.unitPrice, subtotal, tax })
  }
  const goods = sumFen(order.lines.map((line) => lines.find((one) => one.orderLineId === line.orderLineId)?.subtotal ?? line.subtotal))
  const total = goods + freight - order.discount
  if (lines.length === 0 && freight === order.freight) return failure('cancellation.samePrices', {}, { field: 'lines' })
  return total > 0n ? { lines, freight, total } : failure('cancellation.badPrice', {}, { field: 'lines' })
}

type Proposal = NewPrices & {
  readonly orderSn: string
  readonly storeIds: readonly number[]
  readonly expectedVersion?: number
  readonly reason: string
  readonly act: ActorContext
}

/**
 * A store proposes other prices for an order that waits for its payment; the old ones hold until the buyer accepts. Refusals:
 * `order.orderGone`, `api.stale`, `cancellation.notUnpaid`, `cancellation.changeOpen`, those of the prices.
 */
export async function proposePrices(tx: Transaction, wish: Proposal): Promise<PriceChange | Failure> {
  const locked = await lockForMoney(tx, { ...wish, scope: { storeIds: wish.storeIds } })
  if (isFailure(locked)) return locked
  const { order, payOrder, shippable } = locked
  const prices = pricesOf(order, wish)
  if (isFailure(prices)) return prices
  if (shippable.order.state !== 'PENDING_PAYMENT' || payOrder.paid > 0n) return failure('cancellation.notUnpaid')
  const made = await insertPriceChange(tx, order, { ...prices, reason: wish.reason, by: wish.act.actor.name, at: wish.act.now })
  if (!made) return failure('cancellation.changeOpen')
  await trace(tx, made, { event: 'propose', from: null, act: wish.act })
  return made
}

/** The buyer accepts or refuses proposed prices, or the store takes them back; accepted ones hold at once. Refusals: `cancellation.changeGone`, `cancellation.changeOver`, `cancellation.changedMeanwhile`, `order.notPayable`. */
export async function decidePrices(
  tx: Transaction,
  wish: {
    readonly priceChangeId: number
    readonly event: Exclude<PriceChangeEvent, 'lapse'>
    readonly who: 'buyer' | 'store'
    readonly scope: OrderScope
    readonly act: ActorContext
  },
): Promise<PriceChange | Failure> {
  const seen = await priceChangeById(tx, wish.priceChangeId)
  const locked = seen && (await lockForMoney(tx, { orderSn: seen.orderSn, scope: wish.scope }))
  if (!locked || isFailure(locked)) return failure('cancellation.changeGone')
  const of = await priceChangeById(tx, wish.priceChangeId)
  if (!of || isFailure(priceChangeMachine.next(of.state, wish.event, wish.who))) return failure('cancellation.changeOver')
  if (wish.event === 'accept') {
    // Made for the order as it was: anything else that changed it asks for a new proposal.
    if (of.orderVersion !== locked.order.version) return failure('cancellation.changedMeanwhile')
    const agreed = { lines: of.lines, freight: of.freight, act: wish.act, reason: of.reason }
    const changed = await changeOrderPrices(tx, { payOrder: locked.payOrder, order: locked.shippable.order }, agreed)
    if (isFailure(changed)) return changed
  }
  return (await move(tx, of, { event: wish.event, who: wish.who, act: wish.act })) ?? failure('cancellation.changeOver')
}

/** The orders of a checkout wait for their payment no more: what was proposed for them is over. */
export async function lapsePriceChanges(tx: Transaction, paySn: string, act: ActorContext): Promise<void> {
  for (const of of await openPriceChangesOfCheckout(tx, paySn)) await move(tx, of, { event: 'lapse', who: 'system', act })
}

async function move(
  tx: Transaction,
  of: PriceChange,
  how: { event: PriceChangeEvent; who: 'buyer' | 'store' | 'system'; act: ActorContext },
): Promise<PriceChange | null> {
  const to = priceChangeMachine.next(of.state, how.event, how.who)
  if (isFailure(to) || !(await markPriceChange(tx, of, { to, from: priceChangeMachine.sources(how.event, how.who), at: how.act.now })))
    return null
  const after = { ...of, state: to }
  await trace(tx, after, { event: how.event, from: of.state, act: how.act })
  return after
}

async function trace(
  tx: Transaction,
  of: PriceChange,
  how: { event: PriceChangeEvent | 'propose'; from: PriceChange['state'] | null; act: ActorContext },
): Promise<void> {
  const { actor, channel, requestId } = how.act
  const entry = {
    actor,
    channel,
    requestId,
    action: `priceChange.${how.event}Prices`,
    entity: 'priceChange',
    entityId: of.priceChangeId,
    to: of.state,
  }
  const facts = { order: of.orderSn, before: String(of.totalBefore), after: String(of.total) }
  await audit(tx, how.from === null ? { ...entry, reason: of.reason, without: 'creation', facts } : { ...entry, from: how.from, facts })
  await emit(tx, {
    event: 'cancellation.pricesMoved',
    key: `price change ${of.priceChangeId}`,
    payload: { orderSn: of.orderSn, memberId: of.memberId, storeId: of.storeId, state: of.state },
  })
}
