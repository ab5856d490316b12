import { App, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  adminPayStatement,
  adminRate,
  adminSalespersonState,
  type AdminStatement,
  type SalespersonRow,
} from '../../../modules/referral/endpoints-admin.ts'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

/** Salespeople with rate and earnings; the rate is changed with a reason. */
export function SalespersonTable({ list, onDone }: { list: readonly SalespersonRow[]; onDone: () => void }) {
  const t = useMessages(referralPageMessages)
  const [editing, setEditing] = useState<SalespersonRow | null>(null)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colPerson')}</th>
            <th className="r">{t('rate')}</th>
            <th className="r">{t('colCustomers')}</th>
            <th className="r">{t('colFrozen')}</th>
            <th className="r">{t('colPayable')}</th>
            <th className="r">{t('colStated')}</th>
            <th>{t('colSince')}</th>
            <th aria-label={t('setRate')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.salespersonId}>
              <td>
                <div className="b5">{one.memberName}</div>
                <StateDot tone={one.isActive ? 'ok' : 'quiet'}>{t(one.isActive ? 'active' : 'ended')}</StateDot>
              </td>
              <td className="r num">{one.rate}%</td>
              <td className="r num">{one.customerNum}</td>
              <td className="r num nw">¥{priceText(one.frozen)}</td>
              <td className="r num nw">¥{priceText(one.payable)}</td>
              <td className="r num nw">¥{priceText(one.stated)}</td>
              <td className="num nw">{shortTime(one.openTime)}</td>
              <td className="r nw">
                <PersonActs of={one} onEdit={() => setEditing(one)} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {editing && (
        <RateDialog
          of={editing}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            onDone()
          }}
        />
      )}
    </div>
  )
}

function PersonActs({ of, onEdit, onDone }: { of: SalespersonRow; onEdit: () => void; onDone: () => void }) {
  const t = useMessages(referralPageMessages)
  const { modal } = App.useApp()
  const { act } = useAct(adminSalespersonState)
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
    <span className="row g2 justify-end">
      <ButtonLink size="sm" to={`/admin/sales/list?tab=customers&salespersonId=${of.salespersonId}`}>
        {t('showCustomers')}
      </ButtonLink>
      <Button size="sm" onClick={onEdit}>
        {t('setRate')}
      </Button>
      <Button size="sm" disabled={of.payable <= 0} onClick={issue}>
        {t('issue')}
      </Button>
    </span>
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
