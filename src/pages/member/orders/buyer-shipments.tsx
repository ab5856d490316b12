import type { CallState } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { buyerTraceRefresh, type buyerShipments, type ShipmentView } from '../../../modules/fulfilment/endpoints.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { useBuyerOrderCommands } from '../../../modules/fulfilment/ui/use-buyer-order-commands.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { WeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { DocumentDownload } from '../../../modules/fulfilment/ui/document-download.tsx'
import {
  ShipmentLines,
  ShipmentStateTag,
  ShipmentTraces,
  ShipmentTracking,
  ShipmentTransport,
} from '../../../modules/fulfilment/ui/shipment-details.tsx'

type Props = {
  readonly call: CallState<RefOutput<typeof buyerShipments>>
  /** Weigh notes that the page shows above already, by number. */
  readonly notesAbove?: readonly string[]
  readonly onDone: () => void
}

/** The shipments of one order with their timelines; each can be received by itself. */
export function BuyerShipments({ call, notesAbove, onDone }: Props) {
  const t = useMessages(shippingMessages)
  const commands = useBuyerOrderCommands(onDone)
  return (
    <CallView call={call} rows={3}>
      {({ orderSn, shipments }) =>
        shipments.length === 0 ? (
          <Empty icon="package" title={t('noShipments')} />
        ) : (
          <>
            {shipments.map((shipment) => (
              <article key={shipment.shipmentSn} className="shp" aria-label={`${t('shipmentSn')} ${shipment.shipmentSn}`}>
                <div className="shp-h">
                  <b className="num">{shipment.shipmentSn}</b>
                  <ShipmentStateTag shipment={shipment} />
                  <ShipmentTransport shipment={shipment} />
                  <span className="sp" />
                  {shipment.autoReceiveTime && (
                    <span className="t12 c3 num">{t('autoReceiveAt', { at: shortTime(shipment.autoReceiveTime) })}</span>
                  )}
                  <DocumentDownload
                    viewer="buyer"
                    orderSn={orderSn}
                    shipmentSn={shipment.shipmentSn}
                    part="delivery"
                    label={t('downloadNote')}
                  />
                  {shipment.certificates > 0 && (
                    <DocumentDownload
                      viewer="buyer"
                      orderSn={orderSn}
                      shipmentSn={shipment.shipmentSn}
                      part="certificate"
                      label={t('downloadCertificates')}
                    />
                  )}
                  {shipment.can.includes('receive') && (
                    <Button size="sm" tone="action-outline" onClick={() => commands.receive({ orderSn }, shipment.shipmentSn)}>
                      {t('receiveThis')}
                    </Button>
                  )}
                </div>
                <ShipmentTracking
                  shipment={shipment}
                  refresh={<RefreshTrace orderSn={orderSn} shipment={shipment} onDone={call.reload} />}
                />
                <ShipmentLines shipment={shipment} />
                <ShipmentTraces shipment={shipment} />
                {shipment.remark && (
                  <p className="t12 c3">
                    {t('remark')}: {shipment.remark}
                  </p>
                )}
              </article>
            ))}
            <WeighNotes viewer="buyer" orderSn={orderSn} shipments={shipments} without={notesAbove ?? []} onDone={onDone} />
          </>
        )
      }
    </CallView>
  )
}

/** Asks the carrier now. */
function RefreshTrace({ orderSn, shipment, onDone }: { orderSn: string; shipment: ShipmentView; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const { act, busy } = useAct(buyerTraceRefresh)
  if (!shipment.tracking?.isTracked || shipment.state === 'RECEIVED') return null
  const refresh = async () => {
    if (await act({ orderSn, shipmentSn: shipment.shipmentSn })) onDone()
  }
  return (
    <Button size="sm" tone="ghost" busy={busy} onClick={() => void refresh()}>
      {t('traceRefresh')}
    </Button>
  )
}
