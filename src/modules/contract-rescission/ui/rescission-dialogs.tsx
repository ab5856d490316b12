import { Input, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import {
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescissionConfirm,
  sellerContractRescissionPropose,
  type RescissionView,
} from '../endpoints.ts'
import { contractRescissionMessages } from '../messages.ts'
import { depositRules, type DepositRule } from '../rules/sheet-machine.ts'

type Props = { readonly view: RescissionView; readonly onDone: () => void; readonly onClose: () => void }
type Payer = 'buyer' | 'store' | 'nobody'

/** What becomes of the deposit, who pays what besides, and why. */
export function ProposeDialog({ view, onDone, onClose }: Props) {
  const t = useMessages(contractRescissionMessages)
  const { sheet, facts } = view
  const hasDeposit = facts.deposit > 0
  const [depositRule, setRule] = useState<DepositRule>(hasDeposit ? (sheet?.depositRule ?? 'RETURN') : 'NONE')
  const [payer, setPayer] = useState<Payer>(sheet?.payer ?? 'nobody')
  const [amount, setAmount] = useState(sheet && sheet.amount > 0 ? String(sheet.amount) : '')
  const [reason, setReason] = useState(sheet?.reason ?? '')
  const call = view.viewer === 'buyer' ? contractRescissionPropose : sellerContractRescissionPropose
  const isPaid = payer !== 'nobody'
  const input = {
    contractId: view.contractId,
    revision: sheet?.revision ?? 0,
    depositRule,
    payer: isPaid ? payer : null,
    amount: isPaid ? Number(amount) || 0 : 0,
    reason: reason.trim(),
  }
  return (
    <ConsoleDialog title={t('propose')} ok={t('propose')} call={call} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          {hasDeposit && (
            <Field
              id="rescission-deposit"
              label={`${t('depositRule')} ¥${priceText(facts.deposit)}`}
              isRequired
              error={errors['depositRule']}
            >
              <Select
                id="rescission-deposit"
                value={depositRule}
                onChange={setRule}
                options={depositRules.filter((rule) => rule !== 'NONE').map((rule) => ({ value: rule, label: t(`rule_${rule}`) }))}
              />
            </Field>
          )}
          <Field id="rescission-payer" label={t('payer')} error={errors['payer']}>
            <Select
              id="rescission-payer"
              value={payer}
              onChange={setPayer}
              options={(['nobody', 'buyer', 'store'] as const).map((one) => ({ value: one, label: t(one) }))}
            />
          </Field>
          {isPaid && (
            <Field id="rescission-amount" label={t('amount')} isRequired error={errors['amount']}>
              <NumberInput id="rescission-amount" decimals={2} value={amount} onChange={setAmount} />
            </Field>
          )}
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
