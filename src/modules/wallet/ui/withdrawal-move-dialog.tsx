import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { uploadMemberImage } from '../../site/ui/public.ts'
import { withdrawalAccountCall, withdrawalMoveCall, type AdminWithdrawal } from '../endpoints-admin.ts'
import type { WithdrawalEvent } from '../rules/withdrawal-machine.ts'
import { financeMessages } from '../messages.ts'

type Props = {
  readonly withdrawal: AdminWithdrawal
  readonly event: WithdrawalEvent
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows the whole number of the account, in groups of four digits; the server writes down who looked. */
function AccountButton({ withdrawalId, onNumber }: { withdrawalId: number; onNumber: (number: string) => void }) {
  const t = useMessages(financeMessages)
  const { act, busy } = useAct(withdrawalAccountCall)
  const show = async () => {
    const shown = await act({ withdrawalId })
    if (shown?.data) onNumber(shown.data.bankAccount.replaceAll(/(.{4})(?=.)/g, '$1 '))
  }
  return (
    <div className="row g2 wrp mb-3">
      <Button size="sm" busy={busy} onClick={() => void show()}>
        {t('showAccount')}
      </Button>
      <span className="t12 c3">{t('accountLogged')}</span>
    </div>
  )
}

/** One step of a withdrawal: what is paid to whom, and what the step needs. */
export function WithdrawalMoveDialog({ withdrawal, event, onClose, onDone }: Props) {
  const t = useMessages(financeMessages)
  const [reason, setReason] = useState('')
  const [bankSerial, setBankSerial] = useState('')
  const [voucherImage, setVoucherImage] = useState('')
  const [number, setNumber] = useState<string>()
  const { withdrawalId, version, payeeName, bankName, bankAccount, amount } = withdrawal
  const needsReason = event === 'reject' || event === 'fail'
  return (
    <ConsoleDialog
      title={t(`${event}Title`)}
      ok={t(event)}
      call={withdrawalMoveCall}
      input={{ withdrawalId, event, reason, bankSerial, voucherImage, expectedVersion: version }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 mb-3">
            {t('payTo', { payee: payeeName, bank: bankName, account: number ?? bankAccount, amount: priceText(amount) })}
          </p>
          {number === undefined && <AccountButton withdrawalId={withdrawalId} onNumber={setNumber} />}
          {needsReason && (
            <Field id="withdrawal-reason" label={t('reason')} isRequired help={t('reasonHelp')} error={errors['reason']}>
              <Input.TextArea
                id="withdrawal-reason"
                rows={3}
                maxLength={200}
                value={reason}
                onChange={(change) => setReason(change.target.value)}
              />
            </Field>
          )}
          {event === 'succeed' && (
            <>
              <Field id="withdrawal-serial" label={t('bankSerial')} isRequired error={errors['bankSerial']}>
                <Input id="withdrawal-serial" maxLength={64} value={bankSerial} onChange={(change) => setBankSerial(change.target.value)} />
              </Field>
              <Field id="withdrawal-voucher" label={t('voucherImage')} error={errors['voucherImage']}>
                <PictureField
                  id="withdrawal-voucher"
                  label={t('voucherImage')}
                  value={voucherImage}
                  onChange={setVoucherImage}
                  upload={(file) => uploadMemberImage(file, 'voucher')}
                />
              </Field>
            </>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}
