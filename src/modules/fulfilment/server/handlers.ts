import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { noDocuments } from '../../../api/printed-document.ts'
import { commandActorOf } from '../../../api/command-actor.ts'
import { storeScopeOf, type OrderScope } from '../../order/server/public.ts'
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
} from '../endpoints.ts'
import { certificateHandlers } from './certificates/certificate-handlers.ts'
import { documentHandlers, type DocumentDeps } from './documents/document-handlers.ts'
import { weighNoteHandlers } from './weighing/weigh-note-handlers.ts'
import { createShipment } from './create-shipment.ts'
import { markShipmentArrived, addShipmentNote, dispatchPreparedShipment, voidShipment } from './shipment-commands.ts'
import { extendAutoReceipt, receiveShipments } from './receive-shipment.ts'
import { showShipments, type ShipmentsView } from './show-shipments.ts'

const own = (call: Call): OrderScope => ({ memberId: memberOf(call).memberId })
const ownStores = (call: Call): OrderScope => storeScopeOf(call, 'store.ship')

/** After a command: the order's shipments as they are now, or why it was refused. */
async function viewAfter(call: Call, done: string | Failure, viewer: 'buyer' | 'store'): Promise<ShipmentsView | Failure> {
  if (isFailure(done)) return done
  return showShipments(call.app.read, done, viewer === 'buyer' ? own(call) : ownStores(call), { viewer, lang: call.lang })
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
      ...storeScopeOf(call, 'store.ship'),
      lang: call.lang,
      act: commandActorOf(call, 'store'),
    }
    return viewAfter(call, await call.idempotent((tx) => createShipment(tx, delivery)), 'store')
  }),
  handle(sellerShip, async (input, call) =>
    viewAfter(
      call,
      await call.app.inTransaction((tx) =>
        dispatchPreparedShipment(tx, { ...input, scope: ownStores(call), act: commandActorOf(call, 'store') }),
      ),
      'store',
    ),
  ),
  handle(sellerVoid, async (input, call) =>
    viewAfter(
      call,
      await call.app.inTransaction((tx) => voidShipment(tx, { ...input, scope: ownStores(call), act: commandActorOf(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerArrive, async (input, call) =>
    viewAfter(
      call,
      await call.app.inTransaction((tx) =>
        markShipmentArrived(tx, { ...input, scope: ownStores(call), act: commandActorOf(call, 'store') }),
      ),
      'store',
    ),
  ),
  handle(sellerTrace, async (input, call) => {
    const note = {
      shipmentSn: input.shipmentSn,
      note: input.text,
      place: input.place,
      scope: ownStores(call),
      act: commandActorOf(call, 'store'),
    }
    return viewAfter(call, await call.app.inTransaction((tx) => addShipmentNote(tx, note)), 'store')
  }),
  handle(sellerShipments, (input, call) =>
    showShipments(call.app.read, input.orderSn, storeScopeOf(call, 'store.orders'), { viewer: 'store', lang: call.lang }),
  ),
]

const buyer: Handler[] = [
  handle(buyerShipments, (input, call) => showShipments(call.app.read, input.orderSn, own(call), { viewer: 'buyer', lang: call.lang })),
  handle(buyerReceive, async (input, call) =>
    viewAfter(
      call,
      await call.idempotent((tx) => receiveShipments(tx, { ...input, scope: own(call), act: commandActorOf(call) })),
      'buyer',
    ),
  ),
  handle(buyerExtendReceive, async (input, call) =>
    viewAfter(
      call,
      await call.app.inTransaction((tx) => extendAutoReceipt(tx, { ...input, scope: own(call), act: commandActorOf(call) })),
      'buyer',
    ),
  ),
]

/** Every call of shipments, their certificates and documents: the store's and the buyer's. */
export function fulfilmentHandlers(deps: DocumentDeps = { render: noDocuments, siteUrl: '' }): Handler[] {
  return [...seller, ...buyer, ...certificateHandlers, ...weighNoteHandlers, ...documentHandlers(deps)]
}
