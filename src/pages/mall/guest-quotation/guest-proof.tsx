import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { useHydrating } from '../../../rendering/client/use-hydrating.ts'
import { Button } from '../../../ui/basic/button.tsx'
import type { guestProve, GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import type { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'
import { SmsCodeFields } from '../../../modules/identity/ui/sms-code-fields.tsx'
import { useSmsCode } from '../../../modules/identity/ui/use-sms-code.ts'
import { keepPass } from './guest-pass.ts'

const proveRef = callRef<typeof guestProve>('POST', 'v3/business/front/guestQuotation/prove')

/** The phone and the code that was sent to it; a quotation is shown and taken only after it. */
export function GuestProof({ of, guestKey, onProved }: { of: GuestView; guestKey: string; onProved: () => void }) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const asleep = useHydrating()
  const { run, busy } = useCommand(proveRef)
  const sms = useSmsCode('guestQuote', true)
  const [mobile, setMobile] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const smsCode = String(new FormData(event.currentTarget).get('smsCode') ?? '').trim()
    if (mobile === '' || smsCode === '') return setErrors({ smsCode: t('codeMissing') })
    const outcome = await run({ key: guestKey, mobile, smsCode })
    if (outcome.kind === 'unknown') return setErrors({ smsCode: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setErrors(answer.errors ?? { smsCode: answer.msg })
    keepPass(guestKey, answer.data.pass)
    return onProved()
  }
  return (
    <section className="pan">
      <h2 className="t16 b6">{t('proveTitle')}</h2>
      <p className="c2 t13 mb-3">{of.phoneHint === '' ? t('proveLead') : t('proveLeadPhone', { phone: of.phoneHint })}</p>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="max-w-105">
        <SmsCodeFields sms={sms} mobile={mobile} onMobile={setMobile} errors={errors} onErrors={setErrors} />
        <Button type="submit" tone="brand" size="xl" block disabled={busy || asleep}>
          {t('prove')}
        </Button>
      </form>
    </section>
  )
}
