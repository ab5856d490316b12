import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import {
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescissionConfirm,
  sellerContractRescissionPropose,
  type RescissionView,
} from '../endpoints.ts'
import { contractRescissionMessages } from '../messages.ts'
import { TermsFields, useTerms } from './terms-fields.tsx'

type Props = { readonly view: RescissionView; readonly onDone: () => void; readonly onClose: () => void }

/** What becomes of the deposit, who pays what besides, and why. */
export function ProposeDialog({ view, onDone, onClose }: Props) {
  const t = useMessages(contractRescissionMessages)
  const { sheet, facts } = view
  const { typed, setTyped, input: terms } = useTerms(facts.deposit, sheet)
  const [reason, setReason] = useState(sheet?.reason ?? '')
  const call = view.viewer === 'buyer' ? contractRescissionPropose : sellerContractRescissionPropose
  const input = { ...terms, contractId: view.contractId, revision: sheet?.revision ?? 0, reason: reason.trim() }
  return (
    <ConsoleDialog title={t('propose')} ok={t('propose')} call={call} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <TermsFields deposit={facts.deposit} typed={typed} onChange={setTyped} errors={errors} />
          <Field id="rescission-reason" label={t('reason')} isRequired help={t('reasonHelp')} error={errors['reason']}>
            <Input.TextArea id="rescission-reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

/** The last look before the money moves. */
export function ConfirmDialog({ view, onDone, onClose }: Props) {
  const t = useMessages(contractRescissionMessages)
  const call = view.viewer === 'buyer' ? contractRescissionConfirm : sellerContractRescissionConfirm
  const input = { contractId: view.contractId, revision: view.sheet?.revision ?? 1 }
  const rest = view.sheet?.rest
  return (
    <ConsoleDialog title={t('confirm')} ok={t('confirm')} call={call} input={input} onDone={onDone} onClose={onClose}>
      {() => (
        <>
          <Note>{t('confirmHelp')}</Note>
          <p className="t13">{rest ? t('rest', { side: t(rest.debtor), amount: priceText(rest.amount) }) : t('noRest')}</p>
        </>
      )}
    </ConsoleDialog>
  )
}
