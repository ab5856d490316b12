import { verificationAddress, type PrintedDocument, type PrintedProperty } from '../../../../api/printed-document.ts'
import { formatTimestamp } from '../../../../kernel/time/format-date.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import type { OrderLineQuantity } from '../../../order/server/public.ts'
import type { Certificate } from '../certificates/certificate-repository.ts'
import type { Shipment } from '../shipment-repository.ts'
import { partiesOf, type Say, type Seen } from './document-parties.ts'
import { purchasePropertiesOf, type DocumentOrder, type DocumentOrderLine } from './document-order-repository.ts'

export type ShippedThings = {
  readonly shipment: Shipment
  readonly parts: readonly OrderLineQuantity[]
  readonly certificates: readonly Certificate[]
}

function transportFacts({ kind, carrierName, trackingNo, plateNo, driverName, driverPhone }: Shipment, say: Say): PrintedProperty[] {
  if (kind === 'PICKUP') return [{ label: say('carrier'), value: say('pickup') }]
  if (kind === 'CARRIER')
    return [
      { label: say('carrier'), value: carrierName },
      { label: say('trackingNo'), value: trackingNo },
    ]
  return [
    { label: say('plateNo'), value: plateNo },
    { label: say('driver'), value: `${driverName} ${driverPhone}` },
  ]
}

/** What travels with a shipment: no prices, the buyer's own codes, the heats that are certified. */
export function deliveryNote(
  order: DocumentOrder,
  lines: readonly DocumentOrderLine[],
  { shipment, parts, certificates }: ShippedThings,
  seen: Seen,
): PrintedDocument {
  const { say, lang } = seen
  const rows = parts.flatMap((part) => {
    const line = lines.find((one) => one.orderLineId === part.orderLineId)
    if (!line) return []
    const heats = certificates.filter((one) => one.orderLineId === part.orderLineId).map((one) => one.heatNo)
    return [{ part, line, heats }]
  })
  return {
    lang,
    title: say('delivery'),
    number: { label: say('shipmentSn'), value: shipment.shipmentSn },
    issuedAt: shipment.shippedAt ?? shipment.createdAt,
    facts: [
      { label: say('orderSn'), value: order.orderSn },
      { label: say('shippedAt'), value: shipment.shippedAt ? formatTimestamp(shipment.shippedAt, lang) : '' },
      ...transportFacts(shipment, say),
      ...purchasePropertiesOf(order, lang),
    ],
    parties: partiesOf(order, seen),
    tables: [
      {
        columns: [
          { heading: say('number'), share: 1, align: 'center' },
          { heading: say('goods'), share: 4.4 },
          { heading: say('spec'), share: 3 },
          { heading: say('materialCode'), share: 2.6 },
          { heading: say('heatNo'), share: 2.6 },
          { heading: say('ordered'), share: 2, align: 'right' },
          { heading: say('shipped'), share: 2, align: 'right' },
          { heading: say('unit'), share: 1.1, align: 'center' },
        ],
        rows: rows.map(({ part, line, heats }, index) => [
          String(index + 1),
          lang === 'en' ? line.nameEn : line.nameZh,
          lang === 'en' ? line.specEn : line.specZh,
          line.materialCode,
          heats.join(' '),
          quantityText(BigInt(line.number), line.decimals),
          quantityText(part.number, line.decimals),
          unitOf(line.unitCode)[lang],
        ]),
      },
    ],
    paragraphs: [...(shipment.remark === '' ? [] : [{ heading: say('remark'), text: shipment.remark }]), { text: say('deliveryHelp') }],
    signatures: [say('shippedBy'), say('receivedBy'), ...(shipment.kind === 'PICKUP' ? [] : [say('carriedBy')])],
    verification: { code: shipment.shipmentSn, address: verificationAddress(seen.siteUrl, shipment.shipmentSn) },
  }
}
