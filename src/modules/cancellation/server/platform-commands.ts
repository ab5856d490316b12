import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { staffNotesOf } from '../../../api/record/record-history.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { extendAutoReceipt } from '../../fulfilment/server/public.ts'
import { cancelOrder } from '../../order/server/public.ts'
import { adminOrderActs, adminOrderCancel, adminOrderExtend, adminOrderNote, type platformOrderActs } from '../endpoints-platform.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'

type OrderHead = {
  readonly orderSn: string
  readonly state: string
  readonly memberId: number
  readonly storeId: number
  readonly cases: number
  readonly onTheWay: number
}
type Act = (typeof platformOrderActs)[number]

const head = {
  name: 'cancellation.platformOrder',
  text: `SELECT order_sn AS "orderSn", state, member_id AS "memberId", store_id AS "storeId", open_cases AS cases, shipments_open AS "onTheWay" FROM orders WHERE order_sn = $1`,
}
const unpaid = ['PENDING_PAYMENT', 'PENDING_APPROVAL', 'APPROVAL_REJECTED']

/** Cancelling is for orders of which nothing has left and about which no case is open: an open one is decided instead. */
function actsOn(order: OrderHead): Act[] {
  const mayCancel = unpaid.includes(order.state) || (order.state === 'PENDING_SHIPMENT' && order.cases === 0)
  return ['note', ...(mayCancel ? (['cancel'] as const) : []), ...(order.onTheWay > 0 ? (['extend'] as const) : [])]
}

const headOf = async (db: Parameters<typeof rows>[0], orderSn: string) => (await rows<OrderHead>(db, head, [orderSn]))[0]

async function showActs({ orderSn }: z.output<typeof adminOrderActs.input>, call: Call) {
  const order = await headOf(call.app.read, orderSn)
  if (!order) return failure('order.orderGone')
  return { can: actsOn(order), notes: await staffNotesOf(call.app.read, { entity: 'order', entityId: orderSn }) }
}

async function addNote({ orderSn, text }: z.output<typeof adminOrderNote.input>, call: Call) {
  return call.app.inTransaction<{ orderSn: string } | Failure>(async (tx) => {
    if (!(await headOf(tx, orderSn))) return failure('order.orderGone')
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'order.staffNote',
      entity: 'order',
      entityId: orderSn,
      without: 'note',
      reason: text,
    })
    return { orderSn }
  })
}

/** Buyer and store read what the platform did, and why. */
async function tellBoth(tx: Transaction, order: OrderHead, done: 'cancelled' | 'extended', reason: string): Promise<void> {
  const { orderSn, memberId, storeId } = order
  await emit(tx, { event: 'cancellation.platformActed', key: orderSn, payload: { orderSn, memberId, storeId, done, reason } })
}

type CommandInput = { readonly orderSn: string; readonly expectedVersion?: number; readonly reason: string; readonly act: ActorContext }

async function cancelForBoth(tx: Transaction, wish: CommandInput): Promise<{ orderSn: string } | Failure> {
  const order = await headOf(tx, wish.orderSn)
  if (!order) return failure('order.orderGone')
  const done = unpaid.includes(order.state)
    ? await cancelOrder(tx, { ...wish, memberId: null })
    : await cancelPaidOrder(tx, { ...wish, kind: 'SUPPLIER', who: 'platform' })
  if (isFailure(done)) return done
  await tellBoth(tx, order, 'cancelled', wish.reason)
  return { orderSn: wish.orderSn }
}

async function extend({ orderSn, reason }: z.output<typeof adminOrderExtend.input>, call: Call) {
  return call.idempotent<{ orderSn: string }>(async (tx) => {
    const order = await headOf(tx, orderSn)
    if (!order) return failure('order.orderGone')
    const act = actorContext(call, 'platform')
    const done = await extendAutoReceipt(tx, { orderSn, scope: { anyone: true }, act, again: true })
    if (isFailure(done)) return done
    await tellBoth(tx, order, 'extended', reason)
    return { orderSn }
  })
}

/** The platform's staff act in an order for both sides, each time with a reason. */
export const platformActHandlers: readonly Handler[] = [
  handle(adminOrderActs, showActs),
  handle(adminOrderNote, addNote),
  handle(adminOrderCancel, (input, call) => call.idempotent((tx) => cancelForBoth(tx, { ...input, act: actorContext(call, 'platform') }))),
  handle(adminOrderExtend, extend),
]
