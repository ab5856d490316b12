import { App, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  adminPayStatement,
  adminRate,
  adminSalespersonState,
  type AdminStatement,
  type SalespersonRow,
} from '../../../modules/referral/endpoints-admin.ts'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

const money = (key: string, title: string, of: (row: SalespersonRow) => number): ListColumn<SalespersonRow> => ({
  key,
  title,
  align: 'right',
  isTight: true,
  text: of,
  cell: (row) => `¥${priceText(of(row))}`,
})

/** Salespeople with rate and earnings; the rate is changed with a reason. */
export function useSalespersonColumns(onDone: () => void): readonly ListColumn<SalespersonRow>[] {
  const t = useMessages(referralPageMessages)
  return [
    { key: 'person', title: t('colPerson'), as: 'title', text: ({ memberName }) => memberName },
    {
      key: 'state',
      title: t('active'),
      as: 'state',
      text: ({ isActive }) => t(isActive ? 'active' : 'ended'),
      cell: ({ isActive }) => <StateDot tone={isActive ? 'ok' : 'quiet'}>{t(isActive ? 'active' : 'ended')}</StateDot>,
    },
    { key: 'rate', title: t('rate'), align: 'right', text: ({ rate }) => `${rate}%` },
    { key: 'customers', title: t('colCustomers'), align: 'right', text: ({ customerNum }) => customerNum },
    money('frozen', t('colFrozen'), ({ frozen }) => frozen),
    money('payable', t('colPayable'), ({ payable }) => payable),
    money('stated', t('colStated'), ({ stated }) => stated),
    { key: 'since', title: t('colSince'), isTight: true, text: ({ openTime }) => shortTime(openTime) },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (of) => <PersonActs of={of} onDone={onDone} /> },
  ]
}

function PersonActs({ of, onDone }: { of: SalespersonRow; onDone: () => void }) {
  const t = useMessages(referralPageMessages)
  const { modal } = App.useApp()
  const { act } = useAct(adminSalespersonState)
  const [isEditing, setIsEditing] = useState(false)
  const issue = () =>
    void modal.confirm({
      title: t('issue'),
      content: t('issueAsk'),
      okText: t('issue'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ salespersonId: of.salespersonId }, t('done'))) onDone()
      },
    })
  return (
    <>
      <ButtonLink size="sm" to={`/admin/sales/list?tab=customers&salespersonId=${of.salespersonId}`}>
        {t('showCustomers')}
      </ButtonLink>
      <Button size="sm" onClick={() => setIsEditing(true)}>
        {t('setRate')}
      </Button>
      <Button size="sm" disabled={of.payable <= 0} onClick={issue}>
        {t('issue')}
      </Button>
      {isEditing && (
        <RateDialog
          of={of}
          onClose={() => setIsEditing(false)}
          onDone={() => {
            setIsEditing(false)
            onDone()
          }}
        />
      )}
    </>
  )
}

function RateDialog({ of, onDone, onClose }: { of: SalespersonRow; onDone: () => void; onClose: () => void }) {
  const t = useMessages(referralPageMessages)
  const [rate, setRate] = useState(String(of.rate))
  const [reason, setReason] = useState('')
  return (
    <ConsoleDialog
      title={`${t('setRate')} · ${of.memberName}`}
      call={adminRate}
      input={{ salespersonId: of.salespersonId, rate, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="sales-rate" label={t('rateField')} error={errors['rate']}>
            <Input
              id="sales-rate"
              inputMode="decimal"
              maxLength={6}
              value={rate}
              onChange={(event) => setRate(event.target.value.trim())}
            />
          </Field>
          <Field id="sales-reason" label={t('reason')} error={errors['reason']}>
            <Input id="sales-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

/** The button that notes a statement as paid; nothing for one that is. */
export function PayStatement({ of, onDone }: { of: AdminStatement; onDone: () => void }) {
  const t = useMessages(referralPageMessages)
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  if (!of.can.includes('pay')) return null
  return (
    <>
      <Button size="sm" tone="brand" onClick={() => setOpen(true)}>
        {t('pay')}
      </Button>
      {open && (
        <ConsoleDialog
          title={`${t('pay')} · ${of.statementSn} · ¥${priceText(of.total)}`}
          call={adminPayStatement}
          input={{ statementId: of.statementId, note }}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        >
          {(errors) => (
            <Field id="sales-pay-note" label={t('payNote')} error={errors['note']}>
              <Input id="sales-pay-note" maxLength={100} value={note} onChange={(event) => setNote(event.target.value)} />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}
