import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { EventLog } from '../../../ui/layout/timeline.tsx'
import type { ShipmentView } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

const tones: Readonly<Record<string, StateTone>> = {
  PREPARING: 'quiet',
  SHIPPED: 'info',
  ARRIVED: 'price',
  WEIGHED: 'price',
  RECEIVED: 'ok',
  REJECTED_AT_DOOR: 'danger',
  VOID: 'quiet',
}

export function ShipmentStateTag({ shipment }: { shipment: ShipmentView }) {
  return <StateDot tone={tones[shipment.state] ?? 'quiet'}>{shipment.stateText}</StateDot>
}

/** How a shipment travels: carrier and number, truck and driver, or fetched by the buyer. */
export function ShipmentTransport({ shipment }: { shipment: ShipmentView }) {
  const t = useMessages(shippingMessages)
  if (shipment.kind === 'PICKUP') return <span className="c2">{t('pickup')}</span>
  if (shipment.kind === 'TRUCK') {
    return (
      <span className="c2">
        {t('plate')} <b className="num">{shipment.plateNo}</b> · {t('driver')} {shipment.driverName}{' '}
        <a className="num [text-decoration-line:underline]!" href={`tel:${shipment.driverPhone}`}>
          {shipment.driverPhone}
        </a>
      </span>
    )
  }
  return (
    <span className="c2">
      {t('carrier')} {shipment.carrierName} · {t('trackingNo')} <CopyText text={shipment.trackingNo} />
    </span>
  )
}

/** What the carrier reports: state, when, its phone, and why nothing is reported. */
export function ShipmentTracking({ shipment, refresh }: { shipment: ShipmentView; refresh?: ReactNode }) {
  const t = useMessages(shippingMessages)
  const { tracking } = shipment
  if (!tracking) return null
  return (
    <p className="t13 c2 row g2 shp-t" data-testid="tracking">
      {tracking.stateText && (
        <span>
          {t('carrierSays')} <b>{tracking.stateText}</b>
        </span>
      )}
      {tracking.note && <span>{tracking.note}</span>}
      {tracking.carrierPhone && (
        <span>
          {t('carrierPhone')}{' '}
          <a className="num lk" href={`tel:${tracking.carrierPhone}`}>
            {tracking.carrierPhone}
          </a>
        </span>
      )}
      {tracking.updateTime && <span className="c3 num">{t('traceUpdated', { at: shortTime(tracking.updateTime) })}</span>}
      {refresh}
    </p>
  )
}

/** What is in a shipment. */
export function ShipmentLines({ shipment }: { shipment: ShipmentView }) {
  return (
    <ul className="shp-l">
      {shipment.lines.map((line) => (
        <li key={line.orderProductId} className="row g2">
          <span className="el">
            {line.goodsName} <span className="c3 t12">{line.specText}</span>
          </span>
          <span className="sp" />
          <span className="num nw">{counted(line.number, line.unitName)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where a shipment has been, newest first. */
export function ShipmentTraces({ shipment }: { shipment: ShipmentView }) {
  const t = useMessages(shippingMessages)
  return (
    <EventLog
      label={t('trace')}
      entries={shipment.traces.map((trace, index) => ({
        key: `${trace.at}${index}`,
        time: shortTime(trace.at),
        state: index === 0 ? 'current' : 'ok',
        text: (
          <>
            {trace.text}
            {trace.place && <span className="c3"> · {trace.place}</span>}
          </>
        ),
      }))}
    />
  )
}
