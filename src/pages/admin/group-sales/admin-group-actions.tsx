import { Checkbox, Input, Popconfirm } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminGroupReview, adminGroupVoid, type GroupStaffRow } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'

type Props = { readonly of: GroupStaffRow; readonly onDone: () => void }

/** Review of a group sale, and voiding it with a reason. */
export function AdminGroupActions({ of, onDone }: Props) {
  const t = useMessages(groupAdminMessages)
  const { act, busy } = useAct(adminGroupReview)
  const [asked, setAsked] = useState<'reject' | 'void' | null>(null)
  const approve = async () => {
    if (await act({ groupSn: of.groupSn, event: 'approve', expectedVersion: of.version }, t('done'))) onDone()
  }
  const close = () => setAsked(null)
  const done = () => {
    close()
    onDone()
  }
  return (
    <div className="row g1 wrp">
      {of.can.includes('approve') && (
        <Popconfirm title={t('approveAsk')} okText={t('approve')} cancelText={t('close')} onConfirm={() => void approve()}>
          <Button size="sm" tone="brand" busy={busy}>
            {t('approve')}
          </Button>
        </Popconfirm>
      )}
      {of.can.includes('reject') && (
        <Button size="sm" onClick={() => setAsked('reject')}>
          {t('reject')}
        </Button>
      )}
      {of.can.includes('void') && (
        <Button size="sm" tone="danger" onClick={() => setAsked('void')}>
          {t('voidCampaign')}
        </Button>
      )}
      {asked === 'reject' && <RejectDialog of={of} onDone={done} onClose={close} />}
      {asked === 'void' && <VoidDialog of={of} onDone={done} onClose={close} />}
    </div>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function Reason({ value, set, error }: { value: string; set: (value: string) => void; error: string | undefined }) {
  const t = useMessages(groupAdminMessages)
  return (
    <Field id="group-reason" label={t('reason')} isRequired error={error}>
      <Input id="group-reason" value={value} maxLength={300} onChange={(event) => set(event.target.value)} />
    </Field>
  )
}

function RejectDialog({ of, ...rest }: DialogProps) {
  const t = useMessages(groupAdminMessages)
  const [reason, setReason] = useState('')
  const input = { groupSn: of.groupSn, event: 'reject' as const, reason, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('reject')} ok={t('reject')} call={adminGroupReview} input={input} {...rest}>
      {(errors) => <Reason value={reason} set={setReason} error={errors['reason']} />}
    </ConsoleDialog>
  )
}

function VoidDialog({ of, ...rest }: DialogProps) {
  const t = useMessages(groupAdminMessages)
  const [reason, setReason] = useState('')
  const [isAtFault, setAtFault] = useState(false)
  const input = { groupSn: of.groupSn, reason, isStoreAtFault: isAtFault ? (1 as const) : (0 as const), expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('voidCampaign')} ok={t('voidCampaign')} call={adminGroupVoid} input={input} {...rest}>
      {(errors) => (
        <>
          <p className="c2">{t('voidAsk', { count: of.openCount, deposits: priceText(of.openDeposits) })}</p>
          <Checkbox checked={isAtFault} onChange={(event) => setAtFault(event.target.checked)}>
            {t('atFault', { compensation: priceText(of.compensation) })}
          </Checkbox>
          <Reason value={reason} set={setReason} error={errors['reason']} />
        </>
      )}
    </ConsoleDialog>
  )
}
