import { App } from 'antd'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Radio } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { creditRepayBalanceCall, creditRepayCall, creditRepayOnlineCall } from '../../../modules/credit/endpoints.ts'
import type { CreditStatementView } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { repaymentMethods } from '../../../modules/credit/rules/repayment-methods.ts'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import { RepayLines } from './repay-lines.tsx'
import '../../../ui/styles/commerce.css'

type Props = {
  readonly due: readonly CreditStatementView[]
  readonly first: CreditStatementView | undefined
  readonly isNamed: boolean
  readonly onDone: () => void
}
const empty = { bankName: '', documentNo: '', billDueDate: '', payPassword: '' }
const sumOf = (list: readonly CreditStatementView[]) => Math.round(list.reduce((sum, of) => sum + of.left * 100, 0)) / 100

type Method = (typeof repaymentMethods)[number]
type Money = { readonly accountId: number; readonly statementSn: string; readonly lineIds: number[]; readonly amount: number }

/** Hands a repayment in by its method. */
function useRepay() {
  const paper = useCommand(creditRepayCall)
  const balance = useCommand(creditRepayBalanceCall)
  const online = useCommand(creditRepayOnlineCall)
  const run = (method: Method, money: Money, { payPassword, ...proof }: typeof empty & { readonly picture: string }) => {
    if (method === 'BALANCE') return balance.run({ ...money, payPassword })
    if (method === 'ONLINE') return online.run(money)
    return paper.run({ ...money, ...proof, method, billDueDate: method === 'ACCEPTANCE_BILL' ? proof.billDueDate : '' })
  }
  return { run, busy: paper.busy || balance.busy || online.busy }
}

/** What is paid, how, and what proves it. */
export function RepayForm({ due, first, isNamed, onDone }: Props) {
  const t = useMessages(creditPageMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const [accountId, setAccount] = useState(first?.accountId ?? 0)
  const [statementSn, setStatement] = useState(isNamed ? (first?.statementSn ?? '') : '')
  const [lineIds, setLines] = useState<readonly number[]>([])
  const ofLine = due.filter((of) => of.accountId === accountId)
  const dueNow = sumOf(statementSn === '' ? ofLine : ofLine.filter((of) => of.statementSn === statementSn))
  const [amount, setAmount] = useState(String(dueNow))
  const [method, setMethod] = useState<Method>('TRANSFER')
  const [form, setForm] = useState(empty)
  const [picture, setPicture] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useRepay()
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    const money = { accountId, statementSn, lineIds: [...lineIds], amount: Number(amount) || 0 }
    const outcome = await run(method, money, { ...form, picture })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    const { state, data, errors: wrong, msg } = outcome.answer
    if (state !== 200) return setErrors(wrong ?? { form: msg })
    if (method === 'ONLINE' && data) return navigate(`/member/credit/pay?repaymentSn=${data.repaymentSn}`)
    message.success(t('repaid'))
    return onDone()
  }
  const line = (name: keyof typeof empty, label: string, more: object = {}) => (
    <TextField
      label={label}
      required
      {...more}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => setForm((before) => ({ ...before, [name]: event.target.value }))}
    />
  )
  const chooseLender = (next: number) => {
    setAccount(next)
    setStatement('')
    setLines([])
    setAmount(String(sumOf(due.filter((of) => of.accountId === next))))
  }
  const chooseStatement = (next: string) => {
    setStatement(next)
    setLines([])
    setAmount(String(sumOf(next === '' ? ofLine : ofLine.filter((of) => of.statementSn === next))))
  }
  const isBill = method === 'ACCEPTANCE_BILL'
  return (
    <form className="vch bx" onSubmit={(event) => void submit(event)} noValidate aria-label={t('payTitle')}>
      <RepayChoices due={due} accountId={accountId} statementSn={statementSn} onLender={chooseLender} onStatement={chooseStatement} />
      {statementSn !== '' && (
        <RepayLines
          key={statementSn}
          statementSn={statementSn}
          value={lineIds}
          onChange={({ ids, left }) => {
            setLines(ids)
            setAmount(String(left))
          }}
        />
      )}
      <ChoiceRow label={t('method')}>
        {repaymentMethods.map((one) => (
          <Radio key={one} name="method" checked={one === method} onChange={() => setMethod(one)}>
            {t(`method_${one}`)}
          </Radio>
        ))}
      </ChoiceRow>
      <TextField
        label={t('amount')}
        required
        inputMode="decimal"
        maxLength={16}
        hint={t('amountHelp', { due: priceText(dueNow) })}
        value={amount}
        error={errors['amount']}
        onChange={(event) => setAmount(event.target.value)}
      />
      {method === 'BALANCE' &&
        line('payPassword', t('payPassword'), { type: 'password', maxLength: 6, inputMode: 'numeric', autoComplete: 'off' })}
      {(method === 'TRANSFER' || isBill) && (
        <>
          {line('bankName', t(isBill ? 'issuer' : 'bank'), { maxLength: 60 })}
          {line('documentNo', t(isBill ? 'billNo' : 'serial'), { maxLength: 64 })}
          {isBill && line('billDueDate', t('billDue'), { type: 'date' })}
          <VoucherPicture value={picture} error={errors['picture']} onChange={setPicture} />
        </>
      )}
      {errors['form'] && (
        <div className="all">
          <Note tone="danger">{errors['form']}</Note>
        </div>
      )}
      <div className="all">
        <Button type="submit" tone="brand" size="lg" busy={busy}>
          {t(method === 'ONLINE' ? 'toPay' : 'submitRepay')}
        </Button>
      </div>
    </form>
  )
}

type Choices = {
  readonly due: readonly CreditStatementView[]
  readonly accountId: number
  readonly statementSn: string
  readonly onLender: (accountId: number) => void
  readonly onStatement: (statementSn: string) => void
}

/** Who is paid, and which statement. */
function RepayChoices({ due, accountId, statementSn, onLender, onStatement }: Choices) {
  const t = useMessages(creditPageMessages)
  const lenders = [...new Map(due.map((of) => [of.accountId, of.lenderName]))]
  const ofLine = due.filter((of) => of.accountId === accountId)
  return (
    <>
      <ChoiceRow label={t('lender')}>
        {lenders.map(([id, name]) => (
          <Radio key={id} name="lender" checked={id === accountId} onChange={() => onLender(id)}>
            {name}
          </Radio>
        ))}
      </ChoiceRow>
      <ChoiceRow label={t('whichStatement')}>
        <Radio name="statement" checked={statementSn === ''} onChange={() => onStatement('')}>
          {t('oldestFirst')}
        </Radio>
        {ofLine.map((of) => (
          <Radio
            key={of.statementSn}
            name="statement"
            checked={of.statementSn === statementSn}
            onChange={() => onStatement(of.statementSn)}
          >
            {of.period} ¥{priceText(of.left)}
          </Radio>
        ))}
      </ChoiceRow>
    </>
  )
}

/** One labelled row of radio buttons. */
function ChoiceRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="all col g1">
      <span className="t13 c2">{label}</span>
      <div className="row g3 wrp" role="radiogroup" aria-label={label}>
        {children}
      </div>
    </div>
  )
}

type PictureProps = { readonly value: string; readonly error: string | undefined; readonly onChange: (picture: string) => void }

/** The picture that proves a transfer or a bill. */
function VoucherPicture({ value, error, onChange }: PictureProps) {
  const t = useMessages(creditPageMessages)
  return (
    <div className="all col g1">
      <span className="t13 c2">{t('picture')}</span>
      <PictureField label={t('picture')} value={value} onChange={onChange} upload={(file) => uploadMemberImage(file, 'voucher')} />
      {error && <p className="cd t12">{error}</p>}
    </div>
  )
}
