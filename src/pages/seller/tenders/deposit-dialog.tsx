import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { bidDeposit } from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

type Props = {
  readonly named: { readonly tenderSn: string; readonly lotNo: number }
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Saying how the deposit of a bid was given. */
export function DepositDialog({ named, onClose, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const [kind, setKind] = useState<'TRANSFER' | 'GUARANTEE'>('TRANSFER')
  const [reference, setReference] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
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
          <Field id="deposit-kind" label={t('depositKind')}>
            <Radio.Group
              id="deposit-kind"
              value={kind}
              onChange={(event) => setKind(event.target.value)}
              options={[
                { value: 'TRANSFER', label: t('kindTransfer') },
                { value: 'GUARANTEE', label: t('kindGuarantee') },
              ]}
            />
          </Field>
          <Field id="deposit-reference" label={t('depositReference')} error={errors['reference']}>
            <Input id="deposit-reference" maxLength={60} value={reference} onChange={(event) => setReference(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
