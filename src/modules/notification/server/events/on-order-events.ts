import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { PlatformCapability, StoreCapability } from '../../../../api/caller.ts'
import { yuanGrouped } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import {
  cancelledNotification,
  completedNotification,
  evaluatedNotification,
  newOrderNotification,
  paidNotification,
  shippedNotification,
  transferRejectedNotification,
  voucherNotification,
  type Notification,
} from '../../rules/notifications.ts'
import {
  cancellationNotification,
  paymentReminderNotification,
  platformCommandNotifications,
  priceChangeNotification,
  type OrderNotification,
} from '../../rules/cancellation-notifications.ts'
import { upcast } from '../../rules/old-events.ts'
import { supplementMove, supplementReminder, weighNoteNotification, type SupplementNotice } from '../../rules/weighing-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

/** One notice and whom it is for: a member, the staff of a store or of the platform with a certain right. */
type Telling = {
  readonly to:
    | { readonly member: number }
    | { readonly store: number; readonly right: StoreCapability }
    | { readonly platform: PlatformCapability }
  readonly notice: Notification
}

const payOrder = z.object({ paySn: z.string(), memberId: z.number() })
const orders = payOrder.extend({ orderSnList: z.array(z.string()), storeIds: z.array(z.number()) })
const order = z.object({ orderSn: z.string(), memberId: z.number(), storeId: z.number() })

const by = z.string()
const cancellation = order.extend({ kind: z.string(), state: z.string(), fen: z.string(), by })
const platformAct = order.extend({ done: z.enum(['cancelled', 'extended']), reason: z.string() })
const withState = order.extend({ state: z.string() })
const weighNote = withState.extend({
  weighNoteSn: z.string(),
  by: by.default(''),
  way: z.string().default(''),
  fen: z.string().default('0'),
})
const supplementDue = order.extend({ weighNoteSn: z.string(), phase: z.enum(['due', 'soon', 'late']), dueOn: z.string(), fen: z.string() })

function supplementTold(told: readonly SupplementNotice[], of: z.output<typeof order>): Telling[] {
  const readers = {
    member: { member: of.memberId },
    store: { store: of.storeId, right: 'store.ship' },
    platform: { platform: 'platform.payments' },
  } as const
  return told.map(({ audience, notice }) => ({ to: readers[audience], notice }))
}

function sideTold(told: OrderNotification | null, of: z.output<typeof order>, right: StoreCapability = 'store.orders'): Telling[] {
  if (!told) return []
  return [{ to: told.audience === 'member' ? { member: of.memberId } : { store: of.storeId, right }, notice: told.notice }]
}

// One order per store, in the same order.
function toStores({ orderSnList, storeIds }: z.output<typeof orders>, noticeOf: (orderSn: string) => Notification): Telling[] {
  return orderSnList.flatMap((orderSn, place) => {
    const store = storeIds[place]
    return store === undefined ? [] : [{ to: { store, right: 'store.orders' as const }, notice: noticeOf(orderSn) }]
  })
}

/** Who is told what about each event of trading. */
const tellings: Readonly<Record<string, (payload: unknown) => Telling[]>> = {
  'payOrder.paid': (payload) => {
    const paid = orders.parse(payload)
    return [
      { to: { member: paid.memberId }, notice: paidNotification(paid.paySn, paid.orderSnList.length) },
      ...toStores(paid, newOrderNotification),
    ]
  },
  'order.cancelled': (payload) => {
    const { memberId, orderSnList, by: doer } = orders.extend({ by }).parse(payload)
    // What the platform cancels is told with its reason by `cancellation.platformActed`.
    if (doer === 'platform') return []
    return orderSnList.map((orderSn) => ({ to: { member: memberId }, notice: cancelledNotification(orderSn) }))
  },
  'order.shipped': (payload) => {
    const { orderSn, memberId } = order.pick({ orderSn: true, memberId: true }).parse(payload)
    return [{ to: { member: memberId }, notice: shippedNotification(orderSn) }]
  },
  'order.completed': (payload) => {
    const { orderSn, storeId } = order.parse(payload)
    return [{ to: { store: storeId, right: 'store.orders' }, notice: completedNotification(orderSn) }]
  },
  'order.evaluated': (payload) => {
    const { orderSn, storeId } = order.parse(payload)
    return [{ to: { store: storeId, right: 'store.orders' }, notice: evaluatedNotification(orderSn) }]
  },
  'cancellation.moved': (payload) => {
    const of = cancellation.parse(payload)
    if (of.by === 'platform') return []
    return sideTold(cancellationNotification({ ...of, amount: yuanGrouped(BigInt(of.fen)) }), of)
  },
  'cancellation.pricesMoved': (payload) => {
    const of = withState.parse(payload)
    return sideTold(priceChangeNotification(of.state, of.orderSn), of)
  },
  'cancellation.paymentReminded': (payload) => {
    const of = order.parse(payload)
    return sideTold(paymentReminderNotification(of.orderSn), of)
  },
  'cancellation.platformActed': (payload) => {
    const of = platformAct.parse(payload)
    return platformCommandNotifications(of.done, of.orderSn, of.reason).flatMap((told) => sideTold(told, of))
  },
  'weighNote.moved': (payload) => {
    const of = weighNote.parse(payload)
    return sideTold(weighNoteNotification(of), of, 'store.ship')
  },
  'weighNote.moneyMoved': (payload) => {
    const of = weighNote.parse(payload)
    const supplement = supplementTold(supplementMove(of, { ...of, amount: yuanGrouped(BigInt(of.fen)) }), of)
    return [...sideTold(weighNoteNotification(of), of, 'store.ship'), ...supplement]
  },
  'weighNote.supplementDue': (payload) => {
    const of = supplementDue.parse(payload)
    return supplementTold(supplementReminder(of.phase, { ...of, amount: yuanGrouped(BigInt(of.fen)), date: of.dueOn }), of)
  },
  'payment.voucherSubmitted': (payload) => {
    const { paySn } = payOrder.parse(payload)
    return [{ to: { platform: 'platform.payments' }, notice: voucherNotification(paySn) }]
  },
  'payOrder.transferRejected': (payload) => {
    const { paySn, memberId } = payOrder.parse(payload)
    return [{ to: { member: memberId }, notice: transferRejectedNotification(paySn) }]
  },
}

async function readersOf(tx: Transaction, to: Telling['to']): Promise<readonly number[]> {
  if ('member' in to) return [to.member]
  return 'store' in to ? storeStaffOf(tx, to.store, to.right) : platformStaffOf(tx, to.platform)
}

/** Turns what happens in trading into messages for the people it concerns. */
export const tradeNotifications: Subscriber = {
  consumer: 'message.tradeNotices',
  events: Object.keys(tellings),
  take: async (tx, happened, app) => {
    const now = app.clock.now()
    const payload = upcast(happened.event, happened.payload)
    for (const { to, notice } of (payload && tellings[happened.event]?.(payload)) ?? [])
      await addNotifications(tx, await readersOf(tx, to), notice, now)
  },
}
