import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { writeSideEffects } from '../../../../kernel/audit/write-side-effects.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { addressOf } from '../../../member/server/public.ts'
import type { Currency } from '../../rules/lot-machine.ts'
import { lockMember } from '../ledger/lot-repository.ts'
import { spendPoints } from '../ledger/post-points.ts'
import { settingOf } from '../settings.ts'
import { goodsById, takeStock, type MallGoods } from './goods-repository.ts'
import { addOrder, boughtBy, nextNumber, type MallOrder } from './order-repository.ts'

export type MallOrderInput = {
  readonly mall: Currency
  readonly goodsId: number
  readonly quantity: number
  readonly addressId: number
  readonly remark: string
  /** What the member saw for one piece: an order is never made at another price. */
  readonly points: number
  readonly cashFen: bigint
}

/**
 * Makes an order of a mall: points are taken, pieces reserved and the address frozen in one transaction. With a money part the order
 * waits for the payment. Refusals: `loyalty.goodsGone`, `soldOut`, `overLimit`, `priceChanged`, `addressGone`, `addressNotServed`,
 * `pointsShort`.
 */
export async function placeOrder(
  tx: Transaction,
  wish: MallOrderInput,
  of: { readonly memberId: number; readonly memberName: string; readonly act: ActorContext },
): Promise<MallOrder | Failure> {
  const { memberId, memberName, act } = of
  await lockMember(tx, memberId, wish.mall)
  const address = await addressOf(tx, memberId, wish.addressId)
  if (!address) return failure('loyalty.addressGone', {}, { field: 'addressId' })
  if (!address.isServed) return failure('loyalty.addressNotServed', {}, { field: 'addressId' })
  const goods = await takeStock(tx, wish)
  if (!goods) return whyNot(tx, wish)
  if (goods.points !== wish.points || goods.cashFen !== wish.cashFen) return failure('loyalty.priceChanged')
  // While the goods are locked nobody, and no second window of the same member, takes another piece.
  const had = await boughtBy(tx, memberId, goods.goodsId)
  if (goods.memberLimit > 0 && had + wish.quantity > goods.memberLimit)
    return failure('loyalty.overLimit', { max: goods.memberLimit, had }, { field: 'quantity' })
  const orderSn = await nextNumber(tx, wish.mall === 'points' ? 'P' : 'T', act.now)
  const amount = goods.points * wish.quantity
  const spent = await spendPoints(tx, { memberId, currency: wish.mall, amount, reference: orderSn, act })
  if (isFailure(spent)) return spent
  const cashFen = goods.cashFen * BigInt(wish.quantity)
  const payUntil = cashFen > 0n ? new Date(act.now.getTime() + (await settingOf(tx, 'point_order_pay_minutes')) * 60_000) : null
  const order = await addOrder(tx, {
    ...frozenGoods(goods),
    orderSn,
    memberId,
    memberName,
    quantity: wish.quantity,
    points: amount,
    cashFen,
    state: payUntil ? 'PENDING_PAYMENT' : 'PENDING_SHIPMENT',
    receiver: address.receiver,
    phone: address.phone,
    address: `${address.regionName} ${address.detail}`,
    remark: wish.remark,
    createdAt: act.now,
    payUntil,
    paidAt: payUntil ? null : act.now,
  })
  await announce(tx, order, act)
  return order
}

const frozenGoods = ({ goodsId, mall, titleZh, titleEn, image }: MallGoods) => ({ goodsId, mall, titleZh, titleEn, image })

async function announce(tx: Transaction, order: MallOrder, act: ActorContext): Promise<void> {
  const { orderSn, mall, memberId, state, payUntil, points, quantity, goodsId } = order
  const facts = { goodsId, quantity, points, cash: String(order.cashFen) }
  await writeSideEffects(tx, {
    audits: [{ ...act, action: 'loyalty.placeOrder', entity: 'loyaltyOrder', entityId: orderSn, without: 'creation', to: state, facts }],
    timers: payUntil ? [{ entity: 'loyaltyOrder', entityId: orderSn, event: 'close', dueAt: payUntil }] : [],
    events: payUntil ? [] : [{ event: 'loyalty.orderMoved', key: orderSn, payload: { orderSn, mall, memberId, state } }],
  })
}

async function whyNot(tx: Transaction, wish: MallOrderInput): Promise<Failure> {
  const goods = await goodsById(tx, wish.goodsId)
  if (!goods?.onSale || goods.mall !== wish.mall) return failure('loyalty.goodsGone')
  return failure('loyalty.soldOut', { stock: goods.stock }, { field: 'quantity' })
}
