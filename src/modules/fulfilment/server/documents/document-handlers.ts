import type { Call, Handler } from '../../../../api/handler.ts'
import { handle, memberOf } from '../../../../api/handler.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { pdfFile, type DocumentRenderer, type PrintedDocument } from '../../../../api/printed-document.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { storeScopeOf, type OrderScope } from '../../../order/server/public.ts'
import { buyerDocuments, orderParties, sellerDocuments, type DocumentPart } from '../../endpoints-documents.ts'
import { documentMessages } from '../../messages.ts'
import { certificatesOfShipments } from '../certificates/certificate-repository.ts'
import { linesByShipment, shipmentsOf } from '../shipment-repository.ts'
import { certificateDocument } from './certificate-document.ts'
import { deliveryNote } from './delivery-note.ts'
import { orderDocument } from './order-document.ts'
import { documentOrderOf, documentOrderLinesOf, type DocumentOrder } from './document-order-repository.ts'
import { buyerParty, supplierParty, type Seen } from './document-parties.ts'
import type { ShipmentDocuments } from '../ports.ts'

export type DocumentDeps = { readonly render: DocumentRenderer; readonly siteUrl: string; readonly weighNotes?: ShipmentDocuments }
type Asked = {
  readonly weighNotes: ShipmentDocuments | undefined
  readonly orderSn: string
  readonly part: DocumentPart
  readonly shipmentSn: string
}

async function documentsOf(call: Call, order: DocumentOrder, asked: Asked, seen: Seen): Promise<PrintedDocument[]> {
  const db = call.app.read
  const lines = await documentOrderLinesOf(db, order.orderId)
  const shown = (await shipmentsOf(db, order.orderId)).filter(
    (shipment) =>
      shipment.state !== 'VOID' &&
      (seen.viewer === 'store' || shipment.state !== 'PREPARING') &&
      (asked.shipmentSn === '' || shipment.shipmentSn === asked.shipmentSn),
  )
  const ids = shown.map((shipment) => shipment.shipmentId)
  const [parts, certificates] = [await linesByShipment(db, ids), await certificatesOfShipments(db, ids)]
  const notes = await asked.weighNotes?.(db, { order, shipmentIds: ids }, seen)
  const wants = (part: DocumentPart) => asked.part === part || asked.part === 'all'
  const documents: PrintedDocument[] = wants('order') && asked.shipmentSn === '' ? [orderDocument(order, lines, seen)] : []
  for (const shipment of shown) {
    const of = certificates.filter((one) => one.shipmentId === shipment.shipmentId)
    if (wants('delivery'))
      documents.push(deliveryNote(order, lines, { shipment, parts: parts.get(shipment.shipmentId) ?? [], certificates: of }, seen))
    if (wants('certificate')) documents.push(...of.map((one) => certificateDocument(order, one, seen)))
    if (wants('weighing')) documents.push(...(notes?.get(shipment.shipmentId) ?? []))
  }
  return documents
}

/** Prints documents of an order of a scope and writes down who took them along. Refusals: `order.orderGone`, `fulfilment.documentGone`. */
async function printOrder(
  call: Call,
  deps: DocumentDeps,
  said: Omit<Asked, 'weighNotes'>,
  by: { scope: OrderScope; viewer: 'buyer' | 'store' },
) {
  const asked = { ...said, weighNotes: deps.weighNotes }
  const order = await documentOrderOf(call.app.read, asked.orderSn, by.scope)
  if (!order) return failure('order.orderGone')
  const say = translate(call.lang, documentMessages)
  const documents = await documentsOf(call, order, asked, { viewer: by.viewer, lang: call.lang, say, siteUrl: deps.siteUrl })
  if (documents.length === 0) return failure('fulfilment.documentGone')
  const name = `${say(asked.part)}-${asked.shipmentSn || order.orderSn}`
  const file = await pdfFile(deps.render, { name, documents, whose: memberOf(call).memberId })
  const { actor, channel, requestId } = actorContext(call, by.viewer === 'store' ? 'store' : undefined)
  await call.app.inTransaction((tx) =>
    audit(tx, {
      actor,
      channel,
      requestId,
      action: 'order.printDocument',
      entity: 'order',
      entityId: order.orderSn,
      without: 'note',
      facts: { part: asked.part, documents: documents.length },
    }),
  )
  return file
}

/** Documents of orders as PDF, for the buyer and for the store. */
export function documentHandlers(deps: DocumentDeps): Handler[] {
  return [
    handle(buyerDocuments, (input, call) =>
      printOrder(call, deps, input, { scope: { memberId: memberOf(call).memberId }, viewer: 'buyer' }),
    ),
    handle(orderParties, async ({ orderSn }, call) => {
      const order = await documentOrderOf(call.app.read, orderSn, { memberId: memberOf(call).memberId })
      if (!order) return failure('order.orderGone')
      const seen: Seen = { viewer: 'buyer', lang: call.lang, say: translate(call.lang, documentMessages), siteUrl: deps.siteUrl }
      return { supplier: supplierParty(order, seen), buyer: buyerParty(order, seen) }
    }),
    handle(sellerDocuments, (input, call) => printOrder(call, deps, input, { scope: storeScopeOf(call, 'store.orders'), viewer: 'store' })),
  ]
}
