import { DatePicker, Input, Select } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall, type CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { dayOf } from '../../../kernel/time/clock.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListControl } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import {
  adminCancelTransfer,
  adminHistory,
  adminTransfer,
  adminSalespeople,
  type adminCustomers,
} from '../../../modules/referral/endpoints-admin.ts'
import { referralPageMessages } from '../../../modules/referral/messages.ts'
import { useReferredCustomerColumns } from '../../../modules/referral/ui/referred-customer-columns.tsx'

type Found = RefOutput<typeof adminCustomers>
type Row = Found['list'][number]
type Props = { readonly list: ListControl; readonly call: CallState<Found>; readonly salespersonId: number }

/** A salesperson's customers at the desk; each can be given to another one, with a reason, and a planned move be cancelled. */
export function SalespersonCustomers({ list, call, salespersonId }: Props) {
  const t = useMessages(referralPageMessages)
  const [moving, setMoving] = useState<Row | null>(null)
  const title = t('customersOf', { name: call.data?.memberName ?? '' })
  const columns = useReferredCustomerColumns<Row>({
    who: () => null,
    note: ({ planned }) =>
      planned && <div className="t12 cw">{t('planned', { name: planned.memberName, date: dayOf(new Date(planned.fromTime)) })}</div>,
    act: (one) =>
      one.planned ? (
        <CancelMove of={one} planned={one.planned} onDone={call.reload} />
      ) : (
        <Button size="sm" onClick={() => setMoving(one)}>
          {t('move')}
        </Button>
      ),
  })
  return (
    <>
      <List
        label={title}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ customerId }) => customerId}
        columns={columns}
        to={({ customerId }) => `/admin/member/detail?memberId=${customerId}`}
        head={
          <PanelHead title={title}>
            <ButtonLink size="sm" to="/admin/sales/list">
              {t('toPeople')}
            </ButtonLink>
          </PanelHead>
        }
        pages={({ total }) => ({ total })}
        empty={<Empty icon="users" title={t('noCustomers')} />}
      />
      {moving && (
        <MoveDialog
          of={moving}
          salespersonId={salespersonId}
          onClose={() => setMoving(null)}
          onDone={() => {
            setMoving(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

/** The button that cancels a planned move, with its reason. */
function CancelMove({ of, planned, onDone }: { of: Row; planned: NonNullable<Row['planned']>; onDone: () => void }) {
  const t = useMessages(referralPageMessages)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { memberName: name, setBy, reason: why } = planned
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('cancelMove')}
      </Button>
      {open && (
        <ConsoleDialog
          title={`${t('cancelMove')} · ${of.memberName}`}
          ok={t('cancelMove')}
          call={adminCancelTransfer}
          input={{ bindingId: planned.bindingId, reason: reason.trim(), expectedVersion: planned.version }}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        >
          {(errors) => (
            <>
              <p className="t13 c2">{t('cancelMoveHelp', { name, setBy, reason: why, date: dayOf(new Date(planned.fromTime)) })}</p>
              <Field id="cancel-move-reason" label={t('reason')} error={errors['reason']}>
                <Input id="cancel-move-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
              </Field>
            </>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}

function MoveDialog({ of, salespersonId, onDone, onClose }: { of: Row; salespersonId: number; onDone: () => void; onClose: () => void }) {
  const t = useMessages(referralPageMessages)
  const people = useCall(adminSalespeople, { pageSize: 100 })
  const [to, setTo] = useState<number | undefined>()
  const [fromDate, setFromDate] = useState('')
  const [reason, setReason] = useState('')
  const options = (people.data?.list ?? [])
    .filter((one) => one.isActive && one.salespersonId !== salespersonId)
    .map((one) => ({ value: one.salespersonId, label: one.memberName }))
  const input = { customerId: of.customerId, salespersonId: to ?? 0, fromDate, reason: reason.trim() }
  return (
    <ConsoleDialog title={`${t('move')} · ${of.memberName}`} call={adminTransfer} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="t13 c2">{t('moveHelp')}</p>
          <Field
            id="move-to"
            label={t('moveTo')}
            error={errors['salespersonId']}
            {...(people.data && options.length === 0 ? { help: t('noOthers') } : {})}
          >
            <Select id="move-to" aria-label={t('moveTo')} value={to} options={options} loading={!people.data} onChange={setTo} />
          </Field>
          <Field id="move-from" label={t('moveFrom')} error={errors['fromDate']}>
            <DatePicker id="move-from" format="YYYY-MM-DD" onChange={(_day, day) => setFromDate(typeof day === 'string' ? day : '')} />
          </Field>
          <Field id="move-reason" label={t('reason')} error={errors['reason']}>
            <Input id="move-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <BindingHistory customerId={of.customerId} />
        </>
      )}
    </ConsoleDialog>
  )
}

/** Whose customer somebody has been. */
function BindingHistory({ customerId }: { customerId: number }) {
  const t = useMessages(referralPageMessages)
  const call = useCall(adminHistory, { customerId })
  return (
    <section aria-label={t('history')} className="t12 c2">
      <b>{t('history')}</b>
      <ul>
        {(call.data?.list ?? []).map((one) => (
          <li key={`${one.bindTime} ${one.endTime}`}>
            {one.memberName} · {t(`source_${one.source}`)} · {shortTime(one.bindTime)} –{' '}
            {one.endTime ? shortTime(one.endTime) : t('historyOpen')}
            {one.reason !== '' && ` · ${one.reason} (${one.setBy})`}
            {one.cancelled && ` · ${t('cancelledMove', one.cancelled)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
