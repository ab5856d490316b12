import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { CreditAccountView, CreditApplicationView, CreditRepaymentView, CreditStatementDetail } from '../endpoints-schemas.ts'
import type { LenderCalls } from '../endpoints-staff.ts'
import { creditPageMessages } from '../messages.ts'
import { TermsFields, termsInput, type TermsForm } from './terms-fields.tsx'

type Shared = { readonly calls: LenderCalls; readonly onDone: () => void; readonly onClose: () => void }
type TextProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function TextField({ id, label, value, error, onChange }: TextProps) {
  return (
    <Field id={id} label={label} isRequired error={error}>
      <Input.TextArea id={id} rows={3} maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

export type ReviewEvent = 'review' | 'ask' | 'approve' | 'reject'

/** One step of an application. */
export function ReviewDialog({ of, event, calls, ...ends }: Shared & { of: CreditApplicationView; event: ReviewEvent }) {
  const t = useMessages(creditPageMessages)
  const [text, setText] = useState('')
  const [form, setForm] = useState<TermsForm>({
    limit: String(of.wantedLimit),
    termDays: String(of.wantedDays),
    dueBasis: 'STATEMENT',
    monthEnd: false,
    withInterest: false,
    expiresOn: '',
  })
  const terms = event === 'approve' ? termsInput(form) : {}
  const input = { creditApplicationId: of.applicationId, event, text, expectedVersion: of.version, ...terms }
  return (
    <ConsoleDialog title={`${t(event)} · ${of.companyName}`} ok={t(event)} call={calls.applicationReview} input={input} {...ends}>
      {(errors) => (
        <>
          <p className="c2">{of.purpose}</p>
          {(event === 'ask' || event === 'reject') && (
            <TextField id="credit-text" label={t('text')} value={text} error={errors['text']} onChange={setText} />
          )}
          {event === 'approve' && (
            <TermsFields
              form={form}
              errors={errors}
              limitHelp={t('lowerHelp')}
              onChange={(change) => setForm((old) => ({ ...old, ...change }))}
            />
          )}
        </>
      )}
    </ConsoleDialog>
  )
}

/** Limit and terms of a line from now on. */
export function ChangeDialog({ of, calls, ...ends }: Shared & { of: CreditAccountView }) {
  const t = useMessages(creditPageMessages)
  const [reason, setReason] = useState('')
  const { dueBasis, monthEnd, withInterest, expiresOn } = of
  const [form, setForm] = useState<TermsForm>({
    limit: String(of.limit),
    termDays: String(of.termDays),
    dueBasis,
    monthEnd,
    withInterest,
    expiresOn,
  })
  const input = { accountId: of.accountId, expectedVersion: of.version, reason, ...termsInput(form) }
  return (
    <ConsoleDialog title={`${t('change')} · ${of.companyName}`} call={calls.accountChange} input={input} {...ends}>
      {(errors) => (
        <>
          <TermsFields form={form} errors={errors} onChange={(change) => setForm((old) => ({ ...old, ...change }))} />
          <TextField id="credit-reason" label={t('reason')} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </ConsoleDialog>
  )
}

export type LineAct = 'freeze' | 'unfreeze' | 'close' | 'bypass' | 'endBypass'

/** Freezes, frees, closes a line, or lets an overdue company go on. */
export function ActDialog({ of, act, calls, ...ends }: Shared & { of: CreditAccountView; act: LineAct }) {
  const t = useMessages(creditPageMessages)
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('3')
  const input = { accountId: of.accountId, act, reason, days: Number(days) || 1, expectedVersion: of.version }
  return (
    <ConsoleDialog title={`${t(act)} · ${of.companyName}`} ok={t(act)} call={calls.accountAct} input={input} {...ends}>
      {(errors) => (
        <>
          {act === 'bypass' && (
            <Field id="credit-bypass" label={t('bypassDays')} isRequired error={errors['days']}>
              <Input id="credit-bypass" inputMode="numeric" maxLength={2} value={days} onChange={(event) => setDays(event.target.value)} />
            </Field>
          )}
          <TextField id="credit-reason" label={t('reason')} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </ConsoleDialog>
  )
}

/** The money came, or why it did not. */
export function RepaymentDialog({ of, event, calls, ...ends }: Shared & { of: CreditRepaymentView; event: 'confirm' | 'reject' }) {
  const t = useMessages(creditPageMessages)
  const [reason, setReason] = useState('')
  const word = t(event === 'confirm' ? 'receive' : 'reject')
  const input = { repaymentId: of.repaymentId, event, reason, expectedVersion: of.version }
  return (
    <ConsoleDialog title={word} ok={word} call={calls.repaymentReview} input={input} {...ends}>
      {(errors) =>
        event === 'confirm' ? (
          <p>{t('receiveAsk', { company: of.companyName, amount: priceText(of.amount) })}</p>
        ) : (
          <TextField id="credit-reason" label={t('reason')} value={reason} error={errors['reason']} onChange={setReason} />
        )
      }
    </ConsoleDialog>
  )
}

/** An answer to every disputed line, with what is taken off. */
export function AnswerDialog({ of, calls, ...ends }: Shared & { of: CreditStatementDetail }) {
  const t = useMessages(creditPageMessages)
  const disputed = of.lines.filter((line) => line.objection !== '' && line.answer === '')
  const [answers, setAnswers] = useState<Readonly<Record<number, { readonly answer: string; readonly off: string }>>>({})
  const set = (lineId: number, change: { answer?: string; off?: string }) =>
    setAnswers((old) => ({ ...old, [lineId]: { answer: '', off: '', ...old[lineId], ...change } }))
  const input = {
    statementSn: of.statementSn,
    expectedVersion: of.version,
    answers: disputed.map(({ lineId }) => ({ lineId, answer: answers[lineId]?.answer ?? '', off: Number(answers[lineId]?.off) || 0 })),
  }
  return (
    <ConsoleDialog title={t('answerTitle')} call={calls.statementAnswer} input={input} {...ends}>
      {(errors) =>
        disputed.map(({ lineId, orderSn, shipmentSn, amount, objection }) => (
          <fieldset key={lineId}>
            <legend className="t13">
              {shipmentSn || orderSn} ¥{priceText(amount)}: <span className="cd">{objection}</span>
            </legend>
            <TextField
              id={`credit-answer-${lineId}`}
              label={t('answer')}
              value={answers[lineId]?.answer ?? ''}
              error={errors['answers']}
              onChange={(answer) => set(lineId, { answer })}
            />
            <Field id={`credit-off-${lineId}`} label={t('off')}>
              <Input
                id={`credit-off-${lineId}`}
                inputMode="decimal"
                maxLength={14}
                value={answers[lineId]?.off ?? ''}
                onChange={(event) => set(lineId, { off: event.target.value })}
              />
            </Field>
          </fieldset>
        ))
      }
    </ConsoleDialog>
  )
}
