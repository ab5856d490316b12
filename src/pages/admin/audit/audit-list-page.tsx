import { Input, Select } from 'antd'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
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
  const { values, set } = useFilters(filterNames)
  const t = useMessages(auditMessages)
  const cursors = useCursors(values)
  const { startDate, endDate, ...texts } = values
  const call = useCall(auditLogList, {
    ...texts,
    startDate: startDate || undefined,
    endDate: endDate || undefined,
    cursor: cursors.cursor ? Number(cursors.cursor) : undefined,
  })
  const showDay = (at: string) => {
    const day = dayOf(new Date(at))
    set({ ...Object.fromEntries(filterNames.map((name) => [name, ''])), startDate: day, endDate: day })
  }
  return (
    <>
      <CheckChain onShow={showDay} />
      <ConsoleList
        label={t('auditTitle')}
        bar={
          <>
            {(['actorName', 'action', 'entityId'] as const).map((name) => (
              <Input.Search
                key={name}
                allowClear
                defaultValue={values[name]}
                placeholder={t(name)}
                aria-label={t(name)}
                maxLength={name === 'entityId' || name === 'action' ? 60 : 40}
                style={{ maxWidth: 220 }}
                onSearch={(text) => set({ [name]: text.trim() })}
              />
            ))}
            <EntityChoice value={values.entity} onChange={(entity) => set({ entity })} />
            <DayRange
              start={startDate}
              end={endDate}
              labels={{ start: t('from'), end: t('to') }}
              onChange={(start, end) => set({ startDate: start, endDate: end })}
            />
            <Button onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, ''])))}>{t('reset')}</Button>
          </>
        }
        call={call}
        empty={<Empty icon="history" title={t('none')} />}
        foot={({ nextCursor }) => <CursorPager cursors={cursors} next={nextCursor === null ? null : String(nextCursor)} />}
      >
        {({ list }) => <AuditTable rows={list} />}
      </ConsoleList>
    </>
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

function AuditTable({ rows }: { rows: readonly Row[] }) {
  const t = useMessages(auditMessages)
  const lang = useLanguage()
  const kinds: Readonly<Record<string, string>> = {
    member: t('kind_member'),
    store: t('kind_store'),
    platform: t('kind_platform'),
    system: t('kind_system'),
    gateway: t('kind_gateway'),
  }
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colTime')}</th>
            <th>{t('colActor')}</th>
            <th>{t('colAction')}</th>
            <th>{t('colEntity')}</th>
            <th>{t('colChange')}</th>
            <th>{t('colReason')}</th>
            <th>{t('colRequest')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="num nw">{fullTime(row.at)}</td>
              <td>
                <div>{row.actorName}</div>
                <div className="t12 c3">{kinds[row.actorKind] ?? row.actorKind}</div>
              </td>
              <td title={row.action}>{actionName(lang, row.action)}</td>
              <td>
                <div title={row.entity}>{entityName(lang, row.entity)}</div>
                <div className="t12 c3 num">{row.entityId}</div>
              </td>
              <td>
                {(row.fromState || row.toState) && (
                  <span className="t12" title={`${row.fromState || '—'} → ${row.toState || '—'}`}>
                    {stateName(lang, row.fromState) || '—'} → {stateName(lang, row.toState) || '—'}
                  </span>
                )}
                {row.diff && <AuditChange diff={row.diff} />}
              </td>
              <td>{row.reason}</td>
              <td className="t12 c3">
                <div title={row.channel}>{channelName(lang, row.channel)}</div>
                <div className="num el max-w-35" title={row.requestId}>
                  {row.requestId}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
