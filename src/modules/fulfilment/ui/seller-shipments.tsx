import { App } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { sellerArrive, sellerShip, sellerVoid, type ShipmentView } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'
import { ShipmentLines, ShipmentStateTag, ShipmentTraces, ShipmentTracking, ShipmentTransport } from './shipment-details.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { DocumentDownload } from './document-download.tsx'
import { ShipmentTraceDialog } from './shipment-trace-dialog.tsx'

/** What a later module shows below the shipments of an order. */
export type BelowShipments = (shipments: readonly ShipmentView[], onDone: () => void) => ReactNode

type Props = { readonly shipments: readonly ShipmentView[]; readonly below: BelowShipments; readonly onDone: () => void }

/** The shipments of one order for its store, each with what can be done to it. */
export function SellerShipments({ shipments, below, onDone }: Props) {
  const t = useMessages(shippingMessages)
  return (
    <>
      {shipments.map((shipment) => (
        <article key={shipment.shipmentSn} className="shp" aria-label={`${t('shipmentSn')} ${shipment.shipmentSn}`}>
          <div className="shp-h">
            <b className="num">{shipment.shipmentSn}</b>
            <ShipmentStateTag shipment={shipment} />
            <ShipmentTransport shipment={shipment} />
            <span className="sp" />
            <ShipmentActions shipment={shipment} onDone={onDone} />
          </div>
          <ShipmentLines shipment={shipment} />
          <ShipmentTracking shipment={shipment} />
          <ShipmentTraces shipment={shipment} />
          {shipment.remark && (
            <p className="t12 c3">
              {t('remark')}: {shipment.remark}
            </p>
          )}
        </article>
      ))}
      {below(shipments, onDone)}
    </>
  )
}

function ShipmentActions({ shipment, onDone }: { shipment: ShipmentView; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const { modal } = App.useApp()
  const ship = useAct(sellerShip)
  const giveUp = useAct(sellerVoid)
  const arrive = useAct(sellerArrive)
  const [tracing, setTracing] = useState(false)
  const [certifying, setCertifying] = useState(false)
  const { shipmentSn, version: expectedVersion } = shipment
  const can = (action: string) => shipment.can.includes(action)
  const isOpen = shipment.state !== 'VOID' && shipment.state !== 'PREPARING'
  const ask = (title: string, content: string, work: () => Promise<unknown>) =>
    modal.confirm({
      title,
      content,
      okText: t('confirm'),
      cancelText: t('back'),
      onOk: async () => {
        if (await work()) onDone()
      },
    })
  const sendOff = async () => {
    if (await ship.act({ shipmentSn, expectedVersion }, t('sendDone'))) onDone()
  }
  return (
    <span className="row g1 wrp">
      {isOpen && (
        <ButtonLink
          size="sm"
          tone="ghost"
          icon="printer"
          to={`/seller/shipment/print?orderSn=${shipment.orderSn}&shipmentSn=${shipmentSn}`}
        >
          {t('deliveryNote')}
        </ButtonLink>
      )}
      {isOpen && (
        <DocumentDownload viewer="store" orderSn={shipment.orderSn} shipmentSn={shipmentSn} part="delivery" label={t('downloadNote')} />
      )}
      {shipment.certificates > 0 && (
        <DocumentDownload
          viewer="store"
          orderSn={shipment.orderSn}
          shipmentSn={shipmentSn}
          part="certificate"
          label={t('downloadCertificates')}
        />
      )}
      {shipment.state !== 'VOID' && (
        <Button size="sm" tone="ghost" onClick={() => setCertifying(true)}>
          {t('certify')}
        </Button>
      )}
      {isOpen && shipment.state !== 'RECEIVED' && (
        <Button size="sm" tone="ghost" onClick={() => setTracing(true)}>
          {t('addTrace')}
        </Button>
      )}
      {can('arrive') && (
        <Button
          size="sm"
          onClick={() => ask(t('arriveTitle'), t('arriveHelp'), () => arrive.act({ shipmentSn, expectedVersion }, t('arriveDone')))}
        >
          {t('arrive')}
        </Button>
      )}
      {can('void') && (
        <Button
          size="sm"
          tone="ghost"
          onClick={() => ask(t('voidTitle'), t('voidHelp'), () => giveUp.act({ shipmentSn, expectedVersion }, t('voidDone')))}
        >
          {t('void')}
        </Button>
      )}
      {can('ship') && (
        <Button size="sm" tone="action" busy={ship.busy} onClick={() => void sendOff()}>
          {t('sendOff')}
        </Button>
      )}
      {certifying && <CertificateDialog shipment={shipment} onClose={() => setCertifying(false)} onDone={onDone} />}
      {tracing && <ShipmentTraceDialog shipmentSn={shipmentSn} onClose={() => setTracing(false)} onDone={onDone} />}
    </span>
  )
}
