import { App, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { buyerWeighNotes, sellerWeighNotes, weighNoteBuyerMove, weighNoteSellerMove, type WeighNoteView } from '../endpoints.ts'
import type { ShipmentView } from '../../fulfilment/endpoints.ts'
import { buyerDocuments, sellerDocuments } from '../../fulfilment/endpoints-documents.ts'
import { weighingMessages } from '../messages.ts'
import { WeighDialog } from './weigh-dialog.tsx'

type Viewer = 'buyer' | 'store'
type Props = {
  readonly viewer: Viewer
  readonly orderSn: string
  readonly shipments: readonly ShipmentView[]
  /** Notes that the page shows above already, by number. */
  readonly without?: readonly string[]
  readonly onDone: () => void
}

/** The weigh notes of an order; the store records one for each shipment on its way. */
export function WeighNotes({ viewer, orderSn, shipments, without = [], onDone }: Props) {
  const t = useMessages(weighingMessages)
  const call = useCall(viewer === 'buyer' ? buyerWeighNotes : sellerWeighNotes, { orderSn })
  const [recording, setRecording] = useState<ShipmentView | null>(null)
  const notes = call.data ?? []
  const done = () => {
    call.reload()
    onDone()
  }
  const weighed = new Set(notes.filter((note) => note.state !== 'VOID').map((note) => note.shipmentSn))
  const open = shipments.filter((one) => ['SHIPPED', 'ARRIVED', 'WEIGHED'].includes(one.state) && !weighed.has(one.shipmentSn))
  return (
    <>
      {notes
        .filter((note) => !without.includes(note.weighNoteSn))
        .map((note) => (
          <WeighNoteCard key={note.weighNoteSn} note={note} viewer={viewer} onDone={done} />
        ))}
      {viewer === 'store' && call.data !== undefined && open.length > 0 && (
        <p className="row g2 bx">
          {open.map((one) => (
            <Button key={one.shipmentSn} size="sm" tone="ghost" onClick={() => setRecording(one)}>
              {t('recordFor', { shipmentSn: one.shipmentSn })}
            </Button>
          ))}
        </p>
      )}
      {recording && <WeighDialog shipment={recording} onClose={() => setRecording(null)} onDone={done} />}
    </>
  )
}

/** The weigh notes of all orders that wait for the one who looks. */
export function useWaitingWeighNotes(viewer: Viewer) {
  return useCall(viewer === 'buyer' ? buyerWeighNotes : sellerWeighNotes, {})
}

type WaitingProps = {
  readonly viewer: Viewer
  readonly call: ReturnType<typeof useWaitingWeighNotes>
  readonly empty?: ReactNode
  readonly onDone?: () => void
}

/** Shows them; nothing when there are none and nothing is said about that. */
export function WaitingWeighNotes({ viewer, call, empty = null, onDone }: WaitingProps) {
  const t = useMessages(weighingMessages)
  const done = () => {
    call.reload()
    onDone?.()
  }
  const notes = call.data
  if (notes?.length === 0) return empty
  if (notes === undefined && empty === null) return null
  return (
    <Panel title={t(viewer === 'buyer' ? 'waitingBuyer' : 'waitingStore')} sub={notes && String(notes.length)}>
      <CallView call={call} rows={3}>
        {(waiting) => waiting.map((note) => <WeighNoteCard key={note.weighNoteSn} note={note} viewer={viewer} withOrder onDone={done} />)}
      </CallView>
    </Panel>
  )
}

/** Those that wait for the store. */
export function StoreWaitingWeighNotes({ empty }: { readonly empty: ReactNode }) {
  return <WaitingWeighNotes viewer="store" call={useWaitingWeighNotes('store')} empty={empty} />
}

/** The weigh notes of a store's order, below its shipments. */
export function storeWeighNotes(shipments: readonly ShipmentView[], onDone: () => void) {
  return shipments[0] && <WeighNotes viewer="store" orderSn={shipments[0].orderSn} shipments={shipments} onDone={onDone} />
}

type CardProps = { readonly note: WeighNoteView; readonly viewer: Viewer; readonly withOrder?: boolean; readonly onDone: () => void }

function WeighNoteCard({ note, viewer, withOrder = false, onDone }: CardProps) {
  const t = useMessages(weighingMessages)
  const amount = priceText(Math.abs(note.adjustment))
  return (
    <article className="shp" aria-label={`${t('title')} ${note.weighNoteSn}`}>
      <div className="shp-h">
        <span>
          {t('title')} <b className="num">{note.weighNoteSn}</b>
        </span>
        <StateDot tone={note.state === 'SETTLED' ? 'ok' : note.state === 'VOID' ? 'quiet' : 'price'}>{note.stateText}</StateDot>
        <span className="c3 t12 num">{note.shipmentSn}</span>
        {withOrder && (
          <Anchor className="t12 num" to={`/${viewer === 'buyer' ? 'member' : 'seller'}/order/detail?orderSn=${note.orderSn}`}>
            {t('ofOrder', { orderSn: note.orderSn })}
          </Anchor>
        )}
        <span className="sp" />
        {note.state !== 'VOID' && <WeighDownload note={note} viewer={viewer} />}
        <WeighActions note={note} viewer={viewer} onDone={onDone} />
        {viewer === 'buyer' && note.supplement && <SupplementLink note={note} />}
      </div>
      <p className="t13 c2">
        {note.pickupNo && `${t('pickupNo')} ${note.pickupNo} · `}
        {t('ticketNo')} {note.ticketNo} · {note.plateNo} {note.driverName} · {t('gross')} {groupedNumber(note.grossKg)} · {t('tare')}{' '}
        {groupedNumber(note.tareKg)} · {t('net')} <b className="num">{groupedNumber(note.netKg)}</b> · {fullTime(note.weighTime)}
      </p>
      {note.reweigh && (
        <p className="t13 c2">
          {t('reweighed')} {note.reweigh.ticketNo} · {t('net')} <b className="num">{groupedNumber(note.reweigh.netKg)}</b> ·{' '}
          {t('tolerance', { percent: note.tolerance })}
        </p>
      )}
      <ul className="shp-l">
        {note.lines.map((line) => (
          <li key={line.orderProductId} className="row g2">
            <span className="el">
              {line.goodsName} <span className="c3 t12">{line.specText}</span> · {t(line.settleBy)}
            </span>
            <span className="sp" />
            <span className="num t13">
              {t('shipped')} {counted(line.shipped, line.unitName)} · {t('weighed')} {counted(line.weighed, line.unitName)}
              {line.shipped > 0 && ` · ${t('difference')} ${signedText(((line.weighed - line.shipped) / line.shipped) * 1000, 1)}‰`}
              {line.reweighed !== null &&
                ` · ${t('reweighed')} ${counted(line.reweighed, line.unitName)} · ${t('difference')} ${line.difference}%`}
              {line.settled !== null && ` · ${t('settled')} ${counted(line.settled, line.unitName)}`}
              {line.disputed > 0 && ` · ${t('disputed')} ${counted(line.disputed, line.unitName)}`}
            </span>
          </li>
        ))}
      </ul>
      {note.state === 'SETTLED' && (
        <p className="t13">
          {note.adjustment !== 0 && <b>{t(note.adjustment > 0 ? 'supplement' : 'back', { amount })} · </b>}
          {note.moneyText}
          {note.supplement?.wayText && ` · ${note.supplement.wayText}`}
          {note.supplement && note.supplement.refunded > 0 && ` · ${t('supplementBack', { amount: priceText(note.supplement.refunded) })}`}
          {note.moneyState === 'SUPPLEMENT_DUE' && note.supplement && (
            <span className={note.supplement.isLate === 1 ? 'cd num' : 'num'}>
              {' · '}
              {t(note.supplement.isLate === 1 ? 'supplementLate' : 'supplementBy', { time: fullTime(note.supplement.dueTime) })}
            </span>
          )}
          {note.moneyNote && <span className="c3"> · {note.moneyNote}</span>}
        </p>
      )}
    </article>
  )
}

function SupplementLink({ note: { weighNoteSn, moneyState } }: { readonly note: WeighNoteView }) {
  const t = useMessages(weighingMessages)
  const isDue = moneyState === 'SUPPLEMENT_DUE'
  return (
    <ButtonLink size="sm" tone={isDue ? 'action-outline' : 'ghost'} to={`/member/order/supplement?weighNoteSn=${weighNoteSn}`}>
      {t(isDue ? 'paySupplement' : 'seeSupplement')}
    </ButtonLink>
  )
}

function WeighDownload({ note: { orderSn, shipmentSn }, viewer }: { note: WeighNoteView; viewer: Viewer }) {
  const t = useMessages(weighingMessages)
  const mine = useAct(buyerDocuments)
  const stores = useAct(sellerDocuments)
  const { act, busy } = viewer === 'buyer' ? mine : stores
  const fetchFile = async () => {
    const done = await act({ orderSn, shipmentSn, part: 'weighing' })
    if (done?.data) keepFile(done.data)
  }
  return (
    <Button size="sm" tone="ghost" icon="download" busy={busy} onClick={() => void fetchFile()}>
      {t('download')}
    </Button>
  )
}

const offered = ['confirm', 'agree', 'contest', 'concede', 'withdraw', 'refund', 'collect', 'waive'] as const
type Offered = (typeof offered)[number]
const withNote: readonly Offered[] = ['contest', 'collect', 'waive']

function WeighActions({ note, viewer, onDone }: { note: WeighNoteView; viewer: Viewer; onDone: () => void }) {
  const t = useMessages(weighingMessages)
  const { modal } = App.useApp()
  const mine = useAct(weighNoteBuyerMove)
  const stores = useAct(weighNoteSellerMove)
  const [reweighing, setReweighing] = useState(false)
  const send = (event: Offered, text: string) => {
    const moved = { weighNoteSn: note.weighNoteSn, expectedVersion: note.version }
    if (event === 'confirm') return mine.act({ ...moved, event }, t('done'))
    if (event === 'concede' && viewer === 'buyer') return mine.act({ ...moved, event }, t('done'))
    return stores.act({ ...moved, event, note: text.trim() }, t('done'))
  }
  const ask = (event: Offered) => {
    let text = ''
    modal.confirm({
      title: t(event),
      content: (
        <>
          <p>{t(`${event}Help`)}</p>
          {withNote.includes(event) && <Input maxLength={200} aria-label={t('note')} onChange={(change) => (text = change.target.value)} />}
        </>
      ),
      okText: t(event),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await send(event, text)) onDone()
      },
    })
  }
  return (
    <span className="row g1 wrp">
      {note.can.includes('reweigh') && (
        <Button size="sm" tone="ghost" onClick={() => setReweighing(true)}>
          {t('reweigh')}
        </Button>
      )}
      {offered
        .filter((event) => note.can.includes(event))
        .map((event) => (
          <Button
            key={event}
            size="sm"
            tone={event === 'confirm' || event === 'agree' ? 'action-outline' : 'ghost'}
            onClick={() => ask(event)}
          >
            {t(event)}
          </Button>
        ))}
      {reweighing && <WeighDialog note={note} onClose={() => setReweighing(false)} onDone={onDone} />}
    </span>
  )
}
