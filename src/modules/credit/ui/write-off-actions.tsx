import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { CreditStatementDetail } from '../endpoints-schemas.ts'
import type { LenderCalls } from '../endpoints-staff.ts'
import { creditPageMessages } from '../messages.ts'

type Props = { readonly of: CreditStatementDetail; readonly calls: LenderCalls; readonly onDone: () => void }
type Step = 'propose' | 'approve' | 'reject' | 'recover'
const words = { propose: 'writeOff', approve: 'approveWriteOff', reject: 'rejectWriteOff', recover: 'recoverWriteOff' } as const

/** What the finance of a lender may do about a statement that nobody pays. */
export function WriteOffActions({ of, calls, onDone }: Props) {
  const t = useMessages(creditPageMessages)
  const [step, setStep] = useState<Step | null>(null)
  const isOpen = of.writeOff?.state === 'PROPOSED'
  const steps: readonly Step[] = [...(of.can.includes('writeOff') && !isOpen ? (['propose'] as const) : []), ...(of.writeOff?.can ?? [])]
  const done = () => {
    setStep(null)
    onDone()
  }
  const ends = { of, calls, onDone: done, onClose: () => setStep(null) }
  return (
    <>
      {steps.map((one) => (
        <Button key={one} onClick={() => setStep(one)}>
          {t(words[one])}
        </Button>
      ))}
      {step === 'propose' && <ProposeDialog {...ends} />}
      {(step === 'approve' || step === 'reject') && <DecideDialog event={step} {...ends} />}
      {step === 'recover' && <RecoverDialog {...ends} />}
    </>
  )
}

type Ends = Props & { readonly onClose: () => void }

function ProposeDialog({ of, calls, ...ends }: Ends) {
  const t = useMessages(creditPageMessages)
  const [reason, setReason] = useState('')
  const input = { statementSn: of.statementSn, reason, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('writeOff')} ok={t('writeOff')} call={calls.writeOffPropose} input={input} {...ends}>
      {(errors) => (
        <>
          <p>{t('writeOffAsk', { amount: priceText(of.left) })}</p>
          {of.storeId === 0 && <p className="c2">{t('writeOffSecond')}</p>}
          <Field id="write-off-reason" label={t('reason')} isRequired error={errors['reason']}>
            <Input.TextArea
              id="write-off-reason"
              rows={3}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

function DecideDialog({ of, calls, event, ...ends }: Ends & { readonly event: 'approve' | 'reject' }) {
  const t = useMessages(creditPageMessages)
  const [note, setNote] = useState('')
  const input = { statementSn: of.statementSn, event, note, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t(words[event])} ok={t(words[event])} call={calls.writeOffDecide} input={input} {...ends}>
      {(errors) => (
        <>
          {event === 'approve' && <p>{t('writeOffAsk', { amount: priceText(of.left) })}</p>}
          <p className="c2">{of.writeOff?.reason}</p>
          <Field id="write-off-note" label={t('note')} isRequired={event === 'reject'} error={errors['note']}>
            <Input.TextArea id="write-off-note" rows={3} maxLength={200} value={note} onChange={(change) => setNote(change.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

function RecoverDialog({ of, calls, ...ends }: Ends) {
  const t = useMessages(creditPageMessages)
  const [amount, setAmount] = useState('')
  const [documentNo, setDocument] = useState('')
  const input = { statementSn: of.statementSn, amount: Number(amount) || 0, documentNo, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('recoverWriteOff')} ok={t('recoverWriteOff')} call={calls.writeOffRecover} input={input} {...ends}>
      {(errors) => (
        <>
          <Field id="recovery-amount" label={t('recoveredAmount')} isRequired error={errors['amount']}>
            <Input
              id="recovery-amount"
              inputMode="decimal"
              maxLength={14}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </Field>
          <Field id="recovery-document" label={t('serial')} isRequired error={errors['documentNo']}>
            <Input id="recovery-document" maxLength={64} value={documentNo} onChange={(event) => setDocument(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
