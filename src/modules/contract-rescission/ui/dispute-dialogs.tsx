import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import type { RescissionView } from '../endpoints.ts'
import {
  adminRescissionRule,
  contractRescissionAnswer,
  contractRescissionAsk,
  sellerContractRescissionAnswer,
  sellerContractRescissionAsk,
} from '../endpoints-dispute.ts'
import { contractRescissionMessages } from '../messages.ts'
import { TermsFields, useTerms } from './terms-fields.tsx'

type Props = { readonly view: RescissionView; readonly onDone: () => void; readonly onClose: () => void }

const calls = {
  ask: { buyer: contractRescissionAsk, store: sellerContractRescissionAsk },
  answer: { buyer: contractRescissionAnswer, store: sellerContractRescissionAnswer },
}

type SaidProps = {
  readonly label: string
  readonly help: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
}

/** What a side, or the platform, says on a dispute. */
function SaidField({ value, onChange, ...field }: SaidProps) {
  return (
    <Field id="rescission-said" isRequired {...field}>
      <Input.TextArea id="rescission-said" rows={5} maxLength={1000} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

/** What a side says to the platform: with its question, or in answer to that of the other side. */
export function PositionDialog({ view, act, onDone, onClose }: Props & { readonly act: 'ask' | 'answer' }) {
  const t = useMessages(contractRescissionMessages)
  const [reason, setReason] = useState(act === 'answer' ? (view.sheet?.dispute?.answer ?? '') : '')
  const call = calls[act][view.viewer === 'buyer' ? 'buyer' : 'store']
  const input = { contractId: view.contractId, revision: view.sheet?.revision ?? 1, reason: reason.trim() }
  return (
    <ConsoleDialog title={t(act)} ok={t(act)} call={call} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          {act === 'ask' && <Note>{t('askHelp')}</Note>}
          <SaidField label={t('position')} help={t('positionHelp')} error={errors['reason']} value={reason} onChange={setReason} />
        </>
      )}
    </ConsoleDialog>
  )
}

/** The platform's verdict: it begins with the proposal that stands. */
export function RuleDialog({ view, isRescinding, onDone, onClose }: Props & { readonly isRescinding: boolean }) {
  const t = useMessages(contractRescissionMessages)
  const { sheet, facts, digest, contractId } = view
  const { typed, setTyped, input: terms } = useTerms(facts.deposit, sheet)
  const [reason, setReason] = useState('')
  const input = { ...terms, contractId, revision: sheet?.revision ?? 1, digest, reason: reason.trim() }
  return (
    <ConsoleDialog title={t('rule')} ok={t('rule')} call={adminRescissionRule} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <Note tone="warn">
            {t('ruleHelp')} {isRescinding && t('ruleRescinds')}
          </Note>
          <TermsFields deposit={facts.deposit} typed={typed} onChange={setTyped} errors={errors} />
          <SaidField label={t('ruleReason')} help={t('ruleReasonHelp')} error={errors['reason']} value={reason} onChange={setReason} />
        </>
      )}
    </ConsoleDialog>
  )
}
