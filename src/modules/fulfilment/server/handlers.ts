import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../shared/failure.ts'
import { actOf, storesOf, type OrderScope } from '../../order/server/public.ts'
import {
  buyerExtendReceive,
  buyerReceive,
  buyerShipments,
  sellerArrive,
  sellerDeliver,
  sellerShip,
  sellerShipments,
  sellerTrace,
  sellerVoid,
} from '../contract.ts'
import { deliverOrder } from './deliver-order.ts'
import { arriveShipment, noteShipment, shipShipment, voidShipment } from './move-shipment.ts'
import { extendReceipt, receiveShipments } from './receive-shipment.ts'
import { showShipments, type ShipmentsView } from './show-shipments.ts'

const own = (call: Call): OrderScope => ({ memberId: memberOf(call).memberId })
const ownStores = (call: Call): OrderScope => storesOf(call, 'store.ship')

/** After a command: the order's shipments as they are now, or why it was refused. */
async function viewAfter(call: Call, done: string | Failure, viewer: 'buyer' | 'store'): Promise<ShipmentsView | Failure> {
  if (isFailure(done)) return done
  return showShipments(call.house.read, done, viewer === 'buyer' ? own(call) : ownStores(call), { viewer, lang: call.lang })
}

const seller: Handler[] = [
  handle(sellerDeliver, async (input, call) => {
    const { orderSn, expectedVersion, lines, prepare, ...transport } = input
    const delivery = {
      orderSn,
      expectedVersion,
      lines,
      prepareOnly: prepare === 1,
      transport,
      ...storesOf(call, 'store.ship'),
      lang: call.lang,
      act: actOf(call, 'store'),
    }
    return viewAfter(call, await call.once((unit) => deliverOrder(unit, delivery)), 'store')
  }),
  handle(sellerShip, async (input, call) =>
    viewAfter(
      call,
      await call.house.inUnit((unit) => shipShipment(unit, { ...input, scope: ownStores(call), act: actOf(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerVoid, async (input, call) =>
    viewAfter(
      call,
      await call.house.inUnit((unit) => voidShipment(unit, { ...input, scope: ownStores(call), act: actOf(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerArrive, async (input, call) =>
    viewAfter(
      call,
      await call.house.inUnit((unit) => arriveShipment(unit, { ...input, scope: ownStores(call), act: actOf(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerTrace, async (input, call) => {
    const note = { shipmentSn: input.shipmentSn, note: input.text, place: input.place, scope: ownStores(call), act: actOf(call, 'store') }
    return viewAfter(call, await call.house.inUnit((unit) => noteShipment(unit, note)), 'store')
  }),
  handle(sellerShipments, (input, call) =>
    showShipments(call.house.read, input.orderSn, storesOf(call, 'store.orders'), { viewer: 'store', lang: call.lang }),
  ),
]

const buyer: Handler[] = [
  handle(buyerShipments, (input, call) => showShipments(call.house.read, input.orderSn, own(call), { viewer: 'buyer', lang: call.lang })),
  handle(buyerReceive, async (input, call) =>
    viewAfter(call, await call.once((unit) => receiveShipments(unit, { ...input, scope: own(call), act: actOf(call) })), 'buyer'),
  ),
  handle(buyerExtendReceive, async (input, call) =>
    viewAfter(call, await call.house.inUnit((unit) => extendReceipt(unit, { ...input, scope: own(call), act: actOf(call) })), 'buyer'),
  ),
]

/** Every call of shipments: the store's and the buyer's. */
export function fulfilmentHandlers(): Handler[] {
  return [...seller, ...buyer]
}
