import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { bidDeposit, bidDepositBalance } from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

type Kind = 'BALANCE' | 'TRANSFER' | 'GUARANTEE'
type Props = {
  readonly named: { readonly tenderSn: string; readonly lotNo: number }
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Saying how the deposit of a bid was given. */
export function DepositDialog({ named, onClose, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const [kind, setKind] = useState<Kind>('BALANCE')
  const [reference, setReference] = useState('')
  const [payPassword, setPayPassword] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  const kinds = (
    <Field id="deposit-kind" label={t('depositKind')}>
      <Radio.Group
        id="deposit-kind"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={[
          { value: 'BALANCE', label: t('kindBalance') },
          { value: 'TRANSFER', label: t('kindTransfer') },
          { value: 'GUARANTEE', label: t('kindGuarantee') },
        ]}
      />
    </Field>
  )
  if (kind === 'BALANCE')
    return (
      <ConsoleDialog
        title={t('giveDeposit')}
        ok={t('sendDeposit')}
        call={bidDepositBalance}
        input={{ ...named, payPassword }}
        onDone={done}
        onClose={onClose}
      >
        {(errors) => (
          <>
            {kinds}
            <Note>{t('balanceDepositHelp')}</Note>
            <Field id="deposit-password" label={t('payPassword')} isRequired error={errors['payPassword']}>
              <Input.Password
                id="deposit-password"
                autoComplete="off"
                maxLength={20}
                value={payPassword}
                onChange={(event) => setPayPassword(event.target.value)}
              />
            </Field>
          </>
        )}
      </ConsoleDialog>
    )
  return (
    <ConsoleDialog
      title={t('giveDeposit')}
      ok={t('sendDeposit')}
      call={bidDeposit}
      input={{ ...named, kind, reference }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {kinds}
          <Field id="deposit-reference" label={t('depositReference')} error={errors['reference']}>
            <Input id="deposit-reference" maxLength={60} value={reference} onChange={(event) => setReference(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
