import { Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { deadEventGiveUp, deadEventList, deadEventRetry } from '../../../modules/audit/endpoints-events.ts'
import { eventMessages } from './messages.ts'

type Row = RefOutput<typeof deadEventList>['list'][number]
const filterNames = [] as const
const pageSize = 20

/** Events that somebody could not take: tried again, or given up with a reason. */
export default function DeadEventListPage() {
  const t = useMessages(eventMessages)
  const { page, turn } = useFilters(filterNames)
  const call = useCall(deadEventList, { current: page, pageSize })
  return (
    <ConsoleList
      label={t('deadEvents')}
      call={call}
      empty={<Empty icon="circle-check" title={t('none')} help={t('noneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <EventTable list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function EventTable({ list, onDone }: { list: readonly Row[]; onDone: () => void }) {
  const t = useMessages(eventMessages)
  const { act, busy } = useAct(deadEventRetry)
  const [leaving, setLeaving] = useState<Row | null>(null)
  const retry = async (deadEventId: string) => {
    if (await act({ deadEventId }, t('retried'))) onDone()
  }
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            {(['colEvent', 'colPayload', 'colError', 'colDead', 'actions'] as const).map((column) => (
              <th key={column}>{t(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.deadEventId}>
              <td>
                <div className="b5">{one.event}</div>
                <div className="t12 c3">{t('tries', { count: one.tries })}</div>
              </td>
              <td className="t12 wrap-anywhere min-w-50">{JSON.stringify(one.payload)}</td>
              <td className="t12 wrap-anywhere min-w-50">{one.error}</td>
              <td className="num nw t12">{fullTime(one.deadTime)}</td>
              <td className="nw">
                <span className="row g2">
                  <Button size="sm" busy={busy} onClick={() => void retry(one.deadEventId)}>
                    {t('retry')}
                  </Button>
                  <Button size="sm" tone="danger" onClick={() => setLeaving(one)}>
                    {t('giveUp')}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaving && (
        <GiveUpDialog
          of={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null)
            onDone()
          }}
        />
      )}
    </div>
  )
}

function GiveUpDialog({ of, onDone, onClose }: { of: Row; onDone: () => void; onClose: () => void }) {
  const t = useMessages(eventMessages)
  const [reason, setReason] = useState('')
  const input = { deadEventId: of.deadEventId, reason: reason.trim() }
  return (
    <ConsoleDialog title={`${t('giveUp')} · ${of.event}`} call={deadEventGiveUp} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="t13 c2">{t('giveUpHelp')}</p>
          <Field id="event-reason" label={t('reason')} error={errors['reason']}>
            <Input id="event-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
