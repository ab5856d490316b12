import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { noDocuments } from '../../../api/printed-document.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { storeScopeOf, type OrderScope } from '../../order/server/public.ts'
import {
  buyerExtendReceive,
  buyerReceive,
  buyerShipments,
  buyerTraceRefresh,
  sellerArrive,
  sellerCarriers,
  sellerDeliver,
  sellerDrivers,
  sellerShip,
  sellerShipments,
  sellerTrace,
  sellerVoid,
} from '../endpoints.ts'
import { certificateHandlers } from './certificates/certificate-handlers.ts'
import { documentHandlers, type DocumentDeps } from './documents/document-handlers.ts'
import { createShipment } from './create-shipment.ts'
import { markShipmentArrived, addShipmentNote, dispatchPreparedShipment, voidShipment } from './shipment-commands.ts'
import { extendAutoReceipt, receiveShipments } from './receive-shipment.ts'
import { knownDrivers } from './known-drivers.ts'
import { otherUnitsOfOrder } from './other-units.ts'
import type { CarrierTraceDeps } from './ports.ts'
import { refreshTrace } from './tracking/follow-carrier.ts'
import { carriersToChoose } from './tracking/tracking-view.ts'
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
      act: actorContext(call, 'store'),
    }
    return viewAfter(call, await call.idempotent((tx) => createShipment(tx, delivery)), 'store')
  }),
  handle(sellerShip, async (input, call) =>
    viewAfter(
      call,
      await call.idempotent((tx) => dispatchPreparedShipment(tx, { ...input, scope: ownStores(call), act: actorContext(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerVoid, async (input, call) =>
    viewAfter(
      call,
      await call.idempotent((tx) => voidShipment(tx, { ...input, scope: ownStores(call), act: actorContext(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerArrive, async (input, call) =>
    viewAfter(
      call,
      await call.app.inTransaction((tx) => markShipmentArrived(tx, { ...input, scope: ownStores(call), act: actorContext(call, 'store') })),
      'store',
    ),
  ),
  handle(sellerTrace, async (input, call) => {
    const note = {
      shipmentSn: input.shipmentSn,
      note: input.text,
      place: input.place,
      scope: ownStores(call),
      act: actorContext(call, 'store'),
    }
    return viewAfter(call, await call.app.inTransaction((tx) => addShipmentNote(tx, note)), 'store')
  }),
  handle(sellerCarriers, (_input, call) => carriersToChoose(call.app.read, storeScopeOf(call, 'store.ship').storeIds, call.lang)),
  handle(sellerDrivers, (_input, call) => knownDrivers(call.app.read, storeScopeOf(call, 'store.ship').storeIds)),
  handle(sellerShipments, async ({ orderSn }, call) => {
    const scope = storeScopeOf(call, 'store.orders')
    const shown = await showShipments(call.app.read, orderSn, scope, { viewer: 'store', lang: call.lang })
    return isFailure(shown) ? shown : { ...shown, otherUnits: await otherUnitsOfOrder(call.app.read, orderSn, scope, call.lang) }
  }),
]

const buyer: Handler[] = [
  handle(buyerShipments, (input, call) => showShipments(call.app.read, input.orderSn, own(call), { viewer: 'buyer', lang: call.lang })),
  handle(buyerReceive, async (input, call) =>
    viewAfter(call, await call.idempotent((tx) => receiveShipments(tx, { ...input, scope: own(call), act: actorContext(call) })), 'buyer'),
  ),
  handle(buyerExtendReceive, async (input, call) =>
    viewAfter(
      call,
      await call.app.inTransaction((tx) => extendAutoReceipt(tx, { ...input, scope: own(call), act: actorContext(call) })),
      'buyer',
    ),
  ),
]

const traces = (deps: CarrierTraceDeps): Handler[] => [
  handle(buyerTraceRefresh, async ({ orderSn, shipmentSn }, call) => {
    const show = () => showShipments(call.app.read, orderSn, own(call), { viewer: 'buyer', lang: call.lang })
    const before = await show()
    if (isFailure(before)) return before
    if (!before.shipments.some((shipment) => shipment.shipmentSn === shipmentSn)) return failure('fulfilment.shipmentGone')
    await refreshTrace(call.app, deps, shipmentSn)
    return show()
  }),
]

type FulfilmentDeps = DocumentDeps & Partial<CarrierTraceDeps>

/** Every call of shipments, their traces, certificates and documents: the store's and the buyer's. */
export function fulfilmentHandlers(deps: FulfilmentDeps = { render: noDocuments, siteUrl: '' }): Handler[] {
  const { carrierTrace = null } = deps
  return [...seller, ...buyer, ...traces({ carrierTrace }), ...certificateHandlers, ...documentHandlers(deps)]
}
