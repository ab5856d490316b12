import { Select } from 'antd'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { dayOf } from '../../../kernel/time/clock.ts'
import { KeywordFilter, WordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { auditLogList } from '../../../modules/audit/endpoints.ts'
import { actionName } from '../../../ui/console/action-name.ts'
import { entityKinds, entityName } from './entity-name.ts'
import { channelName, stateName } from './state-name.ts'
import { AuditChange } from './audit-change.tsx'
import { CheckChain } from './check-chain.tsx'
import { auditMessages } from './messages.ts'

const filterNames = ['actorName', 'action', 'entity', 'entityId', 'startDate', 'endDate'] as const
type Row = RefOutput<typeof auditLogList>['list'][number]

/** Who did what: rows are only ever added. */
export default function AuditListPage() {
  const { values, set, ...list } = useList('admin.audit', filterNames, { remembered: true })
  const t = useMessages(auditMessages)
  const cursors = useCursors([values, list.size])
  const { startDate, endDate, ...texts } = values
  const call = useCall(auditLogList, {
    ...texts,
    startDate: startDate || undefined,
    endDate: endDate || undefined,
    pageSize: list.size,
    cursor: cursors.cursor ? Number(cursors.cursor) : undefined,
  })
  const showDay = (at: string) => {
    const day = dayOf(new Date(at))
    set({ ...Object.fromEntries(filterNames.map((name) => [name, ''])), startDate: day, endDate: day })
  }
  const columns = useAuditColumns()
  return (
    <div className="col g3">
      <CheckChain onShow={showDay} />
      <List
        label={t('auditTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ id }) => id}
        columns={columns}
        filters={
          <>
            <KeywordFilter label={t('actorName')} value={values.actorName} maxLength={40} onSearch={(actorName) => set({ actorName })} />
            <WordFilter label={t('action')} value={values.action} onChange={(action) => set({ action: action.trim() })} />
            <WordFilter label={t('entityId')} value={values.entityId} onChange={(entityId) => set({ entityId: entityId.trim() })} />
            <EntityChoice value={values.entity} onChange={(entity) => set({ entity })} />
            <DayRange
              start={startDate}
              end={endDate}
              labels={{ start: t('from'), end: t('to') }}
              onChange={(start, end) => set({ startDate: start, endDate: end })}
            />
          </>
        }
        pages={({ nextCursor }) => ({ cursors, next: nextCursor === null ? null : String(nextCursor) })}
        empty={<Empty icon="history" title={t('none')} />}
      />
    </div>
  )
}

/** The kind of thing that a row is about, found by typing its name. */
function EntityChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages(auditMessages)
  const lang = useLanguage()
  const kinds = entityKinds.map((kind) => ({ value: kind, label: entityName(lang, kind) }))
  return (
    <Select
      aria-label={t('entity')}
      value={value}
      style={{ minWidth: 180 }}
      showSearch={{ optionFilterProp: 'label' }}
      options={[{ value: '', label: t('allEntities') }, ...kinds.toSorted((a, b) => a.label.localeCompare(b.label, lang))]}
      onChange={onChange}
    />
  )
}

function useAuditColumns(): readonly ListColumn<Row>[] {
  const t = useMessages(auditMessages)
  const lang = useLanguage()
  const kinds: Readonly<Record<string, string>> = {
    member: t('kind_member'),
    store: t('kind_store'),
    platform: t('kind_platform'),
    system: t('kind_system'),
    gateway: t('kind_gateway'),
  }
  const moved = ({ fromState, toState }: Row) =>
    fromState || toState ? `${stateName(lang, fromState) || '—'} → ${stateName(lang, toState) || '—'}` : ''
  return [
    {
      key: 'time',
      title: t('colTime'),
      isTight: true,
      text: ({ at }) => fullTime(at),
      cell: ({ at }) => <span className="num">{fullTime(at)}</span>,
    },
    {
      key: 'action',
      title: t('colAction'),
      as: 'title',
      text: ({ action }) => actionName(lang, action),
    },
    {
      key: 'actor',
      title: t('colActor'),
      text: ({ actorName }) => actorName,
      cell: ({ actorName, actorKind }) => (
        <>
          {actorName}
          <div className="t12 c3">{kinds[actorKind] ?? actorKind}</div>
        </>
      ),
    },
    {
      key: 'entity',
      title: t('colEntity'),
      text: ({ entity, entityId }) => `${entityName(lang, entity)} ${entityId}`,
      cell: ({ entity, entityId }) => (
        <span title={entity}>
          {entityName(lang, entity)}
          <div className="t12 c3 num">{entityId}</div>
        </span>
      ),
    },
    {
      key: 'change',
      title: t('colChange'),
      text: moved,
      cell: (row) => (
        <>
          {moved(row) !== '' && (
            <span className="t12" title={`${row.fromState || '—'} → ${row.toState || '—'}`}>
              {moved(row)}
            </span>
          )}
          {row.diff && <AuditChange diff={row.diff} />}
        </>
      ),
    },
    { key: 'reason', title: t('colReason'), text: ({ reason }) => reason },
    {
      key: 'request',
      title: t('colRequest'),
      text: ({ channel, requestId }) => `${channelName(lang, channel)} ${requestId}`,
      cell: ({ channel, requestId, action }) => (
        <span className="t12 c3" title={action}>
          <span title={channel}>{channelName(lang, channel)}</span>
          <div className="num wrap-anywhere max-w-35" title={requestId}>
            {requestId}
          </div>
        </span>
      ),
    },
  ]
}
