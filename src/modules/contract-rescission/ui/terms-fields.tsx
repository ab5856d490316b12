import { Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { contractRescissionMessages } from '../messages.ts'
import { depositRules, type DepositRule } from '../rules/sheet-machine.ts'

type Payer = 'buyer' | 'store' | 'nobody'
type Terms = { readonly depositRule: DepositRule; readonly payer: 'buyer' | 'store' | null; readonly amount: number }
export type TypedTerms = { readonly depositRule: DepositRule; readonly payer: Payer; readonly amount: string }

/** The terms of a settlement in a form, from those that stand. */
export function useTerms(deposit: number, from: Terms | null) {
  const [typed, setTyped] = useState<TypedTerms>({
    depositRule: deposit > 0 ? (from?.depositRule ?? 'RETURN') : 'NONE',
    payer: from?.payer ?? 'nobody',
    amount: from && from.amount > 0 ? String(from.amount) : '',
  })
  const { depositRule, payer } = typed
  const input = { depositRule, payer: payer === 'nobody' ? null : payer, amount: payer === 'nobody' ? 0 : Number(typed.amount) || 0 }
  return { typed, setTyped, input }
}

type Props = {
  readonly deposit: number
  readonly typed: TypedTerms
  readonly onChange: (typed: TypedTerms) => void
  readonly errors: Readonly<Record<string, string>>
}

/** What becomes of the deposit, and who pays what besides. */
export function TermsFields({ deposit, typed, onChange, errors }: Props) {
  const t = useMessages(contractRescissionMessages)
  const { depositRule, payer, amount } = typed
  return (
    <>
      {deposit > 0 && (
        <Field id="rescission-deposit" label={`${t('depositRule')} ¥${priceText(deposit)}`} isRequired error={errors['depositRule']}>
          <Select
            id="rescission-deposit"
            value={depositRule}
            onChange={(rule) => onChange({ ...typed, depositRule: rule })}
            options={depositRules.filter((rule) => rule !== 'NONE').map((rule) => ({ value: rule, label: t(`rule_${rule}`) }))}
          />
        </Field>
      )}
      <Field id="rescission-payer" label={t('payer')} error={errors['payer']}>
        <Select
          id="rescission-payer"
          value={payer}
          onChange={(one) => onChange({ ...typed, payer: one })}
          options={(['nobody', 'buyer', 'store'] as const).map((one) => ({ value: one, label: t(one) }))}
        />
      </Field>
      {payer !== 'nobody' && (
        <Field id="rescission-amount" label={t('amount')} isRequired error={errors['amount']}>
          <NumberInput id="rescission-amount" decimals={2} value={amount} onChange={(text) => onChange({ ...typed, amount: text })} />
        </Field>
      )}
    </>
  )
}
