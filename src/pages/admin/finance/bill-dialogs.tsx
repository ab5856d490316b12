import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import { adminBillStep, adminDisputeAnswer } from '../../../modules/settlement/endpoints-admin.ts'
import type { BillLineView, BillView } from '../../../modules/settlement/endpoints.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { BillPayee } from '../../../modules/settlement/ui/bill-payee.tsx'
import { AccountNumberButton } from './account-number-button.tsx'
import type { platformMoves } from '../../../modules/settlement/rules/bill-machine.ts'

type Closing = { readonly onDone: () => void; readonly onClose: () => void }
type StepProps = Closing & { readonly of: BillView; readonly event: (typeof platformMoves)[number] }

/** One step of a bill: what is paid to whom, and what the step needs. */
export function BillStepDialog({ of, event, onDone, onClose }: StepProps) {
  const t = useMessages(settlementPageMessages)
  const [reason, setReason] = useState('')
  const [bankSerial, setBankSerial] = useState('')
  const [voucher, setVoucher] = useState('')
  const about = { store: of.storeName, billSn: of.billSn, total: priceText(of.total) }
  return (
    <ConsoleDialog
      title={t(`${event}Title`)}
      ok={t(event)}
      call={adminBillStep}
      input={{ billId: of.billId, event, reason, bankSerial, voucher, expectedVersion: of.version }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 mb-3">{of.total > 0 ? t('payTo', about) : t('nothingToPay', about)}</p>
          <PayeeNote of={of} />
          {event === 'fail' && (
            <Field id="bill-reason" label={t('failReason')} isRequired error={errors['reason']}>
              <Input.TextArea
                id="bill-reason"
                rows={3}
                maxLength={200}
                value={reason}
                onChange={(change) => setReason(change.target.value)}
              />
            </Field>
          )}
          {event === 'succeed' && (
            <>
              <Field id="bill-serial" label={t('bankSerial')} isRequired error={errors['bankSerial']}>
                <Input id="bill-serial" maxLength={64} value={bankSerial} onChange={(change) => setBankSerial(change.target.value)} />
              </Field>
              <Field id="bill-voucher" label={t('voucher')} isRequired error={errors['voucher']}>
                <PictureField
                  id="bill-voucher"
                  label={t('voucher')}
                  value={voucher}
                  onChange={setVoucher}
                  upload={(file) => uploadMemberImage(file, 'evidence')}
                />
              </Field>
            </>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}

/** Answers a disputed line: refuses it, or adds an amount for the store. */
export function DisputeAnswerDialog({ line, onDone, onClose }: Closing & { readonly line: BillLineView }) {
  const t = useMessages(settlementPageMessages)
  const [event, setEvent] = useState<'accept' | 'refuse'>('accept')
  const [answer, setAnswer] = useState('')
  const [adjustment, setAdjustment] = useState('')
  const input = { disputeId: line.dispute?.disputeId ?? 1, event, answer, adjustment: event === 'accept' ? adjustment : '' }
  return (
    <ConsoleDialog title={t('answerTitle')} ok={t('answer')} call={adminDisputeAnswer} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="c2 mb-3">
            <span className="num">{line.orderSn}</span> {line.dispute?.reason}
          </p>
          <Radio.Group
            value={event}
            onChange={(change) => setEvent(change.target.value === 'refuse' ? 'refuse' : 'accept')}
            options={[
              { value: 'accept', label: t('answerAccept') },
              { value: 'refuse', label: t('answerRefuse') },
            ]}
            style={{ marginBottom: 12 }}
          />
          {event === 'accept' && (
            <Field id="dispute-adjustment" label={t('adjustment')} isRequired error={errors['adjustment']}>
              <MoneyInput id="dispute-adjustment" value={adjustment} onChange={setAdjustment} />
            </Field>
          )}
          <Field id="dispute-answer" label={t('answerText')} isRequired error={errors['answer']}>
            <Input.TextArea
              id="dispute-answer"
              rows={3}
              maxLength={300}
              value={answer}
              onChange={(change) => setAnswer(change.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

/** Where the money goes, with the whole number for whoever types it into the bank's form. */
function PayeeNote({ of }: { of: BillView }) {
  const [number, setNumber] = useState<string>()
  if (of.payoutAccountId === 0) return null
  return (
    <div className="col g2 mb-3">
      <BillPayee of={of} number={number} />
      {number === undefined && <AccountNumberButton payoutAccountId={of.payoutAccountId} onNumber={setNumber} />}
    </div>
  )
}
