import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { payBalanceCall, payBalanceReleaseCall, PayMethods, PayStatus } from '../../../modules/payment/endpoints.ts'
import { usePayMessages } from './use-messages.ts'

const payRef = callRef<typeof payBalanceCall>('POST', 'v3/payment/front/pay/balance', true)
const releaseRef = callRef<typeof payBalanceReleaseCall>('POST', 'v3/payment/front/pay/balanceRelease', true)

type Props = { methods: PayMethods; status: PayStatus; onChanged: () => Promise<void> }

/** Balance at the cashier: it pays everything, or its part is held until a gateway has paid the rest. */
export function BalancePayment({ methods, status, onChanged }: Props) {
  const t = usePayMessages()
  const { balance } = methods
  if (status.heldAmount > 0) return <HeldBalance status={status} onChanged={onChanged} />
  // What was held for this checkout when the page was made is free again.
  const available = balance.available + balance.held
  if (available <= 0 || !status.can.includes('payOnline')) return null
  const covers = Math.min(available, status.dueAmount)
  const isAll = covers >= status.dueAmount
  return (
    <section className="pan" aria-label={t('balance')}>
      <div className="pan-h">
        <h3>{t('balance')}</h3>
        <span className="t12 c3">{t('balanceHas', { available: priceText(available) })}</span>
      </div>
      <div className="p-4">
        {balance.hasPayPassword === 1 ? (
          <BalanceForm
            paySn={status.paySn}
            action={t(isAll ? 'balanceAll' : 'balancePart', { amount: priceText(covers) })}
            hint={isAll ? '' : t('balancePartHelp', { rest: priceText(status.dueAmount - covers) })}
            onChanged={onChanged}
          />
        ) : (
          <Note
            tone="warn"
            action={
              <ButtonLink size="sm" to="/member/pwd/pay">
                {t('setPayPassword')}
              </ButtonLink>
            }
          >
            {t('needsPayPassword')}
          </Note>
        )}
      </div>
    </section>
  )
}

function BalanceForm({ paySn, action, hint, onChanged }: { paySn: string; action: string; hint: string; onChanged: () => Promise<void> }) {
  const t = usePayMessages()
  const { run, busy } = useCommand(payRef)
  const [payPassword, setPayPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    const outcome = await run({ paySn, payPassword })
    if (outcome.kind === 'unknown') return setProblem(t('networkFailed'))
    if (outcome.answer.state !== 200) return setProblem(outcome.answer.errors?.['payPassword'] ?? outcome.answer.msg)
    return onChanged()
  }
  return (
    <form className="row g3 wrp items-start" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('payPassword')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={payPassword}
        error={problem}
        hint={hint}
        onChange={(event) => setPayPassword(event.target.value)}
      />
      <div className="pt-6">
        <Button type="submit" tone="brand" size="lg" busy={busy} disabled={payPassword.length !== 6}>
          {action}
        </Button>
      </div>
    </form>
  )
}

function HeldBalance({ status, onChanged }: { status: PayStatus; onChanged: () => Promise<void> }) {
  const t = usePayMessages()
  const { run, busy } = useCommand(releaseRef)
  const [problem, setProblem] = useState<string | null>(null)
  const release = async () => {
    const outcome = await run({ paySn: status.paySn })
    if (outcome.kind === 'unknown') return setProblem(t('networkFailed'))
    if (outcome.answer.state !== 200) setProblem(outcome.answer.msg)
    return onChanged()
  }
  return (
    <div data-held>
      <Note
        tone={problem ? 'danger' : 'ok'}
        action={
          <Button size="sm" busy={busy} onClick={() => void release()}>
            {t('takeBack')}
          </Button>
        }
      >
        {problem ?? t('balanceHeld', { held: priceText(status.heldAmount), rest: priceText(status.dueAmount - status.heldAmount) })}
      </Note>
    </div>
  )
}
