import { Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { BulkAct } from '../../../ui/console/list/bulk-act.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { deadEventGiveUp, deadEventList, deadEventRetry } from '../../../modules/audit/endpoints-events.ts'
import { eventMessages } from './messages.ts'

type Row = RefOutput<typeof deadEventList>['list'][number]
const filterNames = [] as const

/** Events that somebody could not take: tried again, or given up with a reason. */
export default function DeadEventListPage() {
  const t = useMessages(eventMessages)
  const list = useList('admin.failedEvents', filterNames)
  const call = useCall(deadEventList, { current: list.page, pageSize: list.size })
  const [leaving, setLeaving] = useState<Row | null>(null)
  const columns = useEventColumns(setLeaving, call.reload)
  return (
    <>
      <List
        label={t('deadEvents')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ deadEventId }) => deadEventId}
        columns={columns}
        bulk={(picked, done) => (
          <BulkAct
            picked={picked}
            call={deadEventRetry}
            inputOf={({ deadEventId }) => ({ deadEventId })}
            label={t('retry')}
            onDone={() => {
              done()
              call.reload()
            }}
          />
        )}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="circle-check" title={t('none')} help={t('noneHelp')} />}
      />
      {leaving && (
        <GiveUpDialog
          of={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useEventColumns(onGiveUp: (row: Row) => void, onDone: () => void): readonly ListColumn<Row>[] {
  const t = useMessages(eventMessages)
  const { act, busy } = useAct(deadEventRetry)
  const retry = async (deadEventId: string) => {
    if (await act({ deadEventId }, t('retried'))) onDone()
  }
  return [
    {
      key: 'event',
      title: t('colEvent'),
      as: 'title',
      text: ({ event }) => event,
      cell: ({ tries }) => <div className="t12 c3">{t('tries', { count: tries })}</div>,
    },
    {
      key: 'payload',
      title: t('colPayload'),
      text: ({ payload }) => JSON.stringify(payload),
      cell: ({ payload }) => <div className="t12 wrap-anywhere min-w-50">{JSON.stringify(payload)}</div>,
    },
    {
      key: 'error',
      title: t('colError'),
      text: ({ error }) => error,
      cell: ({ error }) => <div className="t12 wrap-anywhere min-w-50">{error}</div>,
    },
    { key: 'time', title: t('colDead'), isTight: true, text: ({ deadTime }) => fullTime(deadTime) },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: (row) => (
        <>
          <Button size="sm" busy={busy} onClick={() => void retry(row.deadEventId)}>
            {t('retry')}
          </Button>
          <Button size="sm" tone="danger" onClick={() => onGiveUp(row)}>
            {t('giveUp')}
          </Button>
        </>
      ),
    },
  ]
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
