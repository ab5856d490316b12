import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { adminStoreDetail, adminStoreNote, type AdminStoreDetail } from '../../../modules/store/endpoints-admin-store.ts'
import { RecentOrdersPanel } from '../../../modules/order/ui/recent-orders-panel.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { AuditPanel } from '../../../ui/console/detail/audit-panel.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { NoteList, NotesPanel } from '../../../ui/console/detail/notes-panel.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import '../../../ui/styles/console.css'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'
import { storeDetailMessages } from './messages.ts'
import { useConfirmSuspension } from './store-columns.tsx'
import { CertificatesPanel, RatingPanel, StorePanels } from './store-detail-panels.tsx'
import { StaffPanel } from './store-staff-panel.tsx'
import { BillsPanel, FiguresPanel, GoodsPanel, TrackRecordPanel } from './store-trade-panels.tsx'

type Props = { readonly of: AdminStoreDetail; readonly onDone: () => void }

/** One store as the platform sees it: who it is, how it trades, its people and papers. */
export default function StoreDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(adminStoreDetail, { storeId: Number(query.get('storeId')) || 0 })
  return (
    <CallView call={call} rows={10}>
      {(of) => <StoreRecord key={of.store.storeId} of={of} onDone={call.reload} />}
    </CallView>
  )
}

function StoreRecord({ of, onDone }: Props) {
  const { storeId } = of.store
  const sees = (part: AdminStoreDetail['parts'][number]) => of.parts.includes(part)
  return (
    <Detail
      head={
        <>
          <StoreHead of={of} onDone={onDone} />
          {sees('figures') && <FiguresPanel storeId={storeId} />}
          <TrackRecordPanel storeId={storeId} />
        </>
      }
      aside={
        <>
          <StorePanels of={of} />
          <RatingPanel of={of} />
          <StoreNotes of={of} onDone={onDone} />
          <StoreLog of={of} />
        </>
      }
    >
      {sees('orders') && <RecentOrdersPanel of={{ storeId }} />}
      {sees('bills') && <BillsPanel of={of} />}
      {sees('goods') && <GoodsPanel storeId={storeId} />}
      <StaffPanel of={of} />
      <CertificatesPanel of={of} />
    </Detail>
  )
}

function StoreHead({ of, onDone }: Props) {
  const t = useMessages(storeDetailMessages)
  const acts = useMessages(storeApplicationMessages)
  const ask = useConfirmSuspension(onDone)
  const { store, closure, suspendTime } = of
  return (
    <DetailHead
      list="/admin/store/list?tab=stores"
      title={
        <span className="row g2 wrp">
          {store.storeName} {of.isSelfOperated === 1 && <Tag small>{t('selfOperated')}</Tag>}
        </span>
      }
      sub={<StateDot tone={store.state === 'open' ? 'ok' : 'danger'}>{store.stateText}</StateDot>}
      moves={
        store.can.length > 0 && (
          <div className="dtl-a">
            {store.can.map((act) => (
              <Button key={act} tone={act === 'suspend' ? 'danger' : 'brand'} onClick={() => ask(store, act)}>
                {acts(`act_${act}`)}
              </Button>
            ))}
          </div>
        )
      }
      links={
        <>
          {store.state === 'open' && (
            <Anchor className="lk" to={`/store/index?vid=${store.storeId}`}>
              {t('storePage')}
            </Anchor>
          )}
          {of.parts.includes('support') && (
            <Anchor className="lk" to={`/admin/support?keyword=${encodeURIComponent(store.storeName)}`}>
              {t('supportView')}
            </Anchor>
          )}
        </>
      }
    >
      {suspendTime && (
        <p className="t13 cd mt-1">{t('suspendedSince', { since: fullTime(suspendTime), reason: store.suspendReason || '—' })}</p>
      )}
      {closure && (
        <p className="t13 c2 mt-1">
          {[t('closedDays', { from: closure.closedFrom, to: closure.closedTo }), closure.notice].filter(Boolean).join(' · ')}
        </p>
      )}
    </DetailHead>
  )
}

function StoreNotes({ of: { store, notes }, onDone }: Props) {
  const { act, busy } = useAct(adminStoreNote)
  const add = async (text: string, done: string) => {
    const isAdded = (await act({ storeId: store.storeId, text }, done)) !== null
    if (isAdded) onDone()
    return isAdded
  }
  return (
    <NotesPanel busy={busy} onAdd={add}>
      <NoteList notes={notes} />
    </NotesPanel>
  )
}

function StoreLog({ of: { store, log, parts } }: Pick<Props, 'of'>) {
  const t = useMessages(storeDetailMessages)
  return (
    <AuditPanel
      title={t('log')}
      none={t('noLog')}
      events={log}
      more={
        parts.includes('audit') && (
          <Anchor className="lk q t12" to={`/admin/audit/list?entity=store&entityId=${store.storeId}`}>
            {t('fullLog')}
          </Anchor>
        )
      }
    />
  )
}
