import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useHydrating } from '../../../rendering/client/use-hydrating.ts'
import type { mobileBind } from '../../../modules/identity/endpoints-wechat.ts'
import { useSmsCode } from '../../../modules/identity/ui/use-sms-code.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { AgreementConsent, type Agreement } from '../../../modules/identity/ui/agreement-consent.tsx'
import { AccountPasswordField } from '../../../modules/identity/ui/password-fields.tsx'
import { SmsCodeFields } from '../../../modules/identity/ui/sms-code-fields.tsx'

const bindRef = callRef<typeof mobileBind>('POST', 'v3/member/front/login/wechat/bindMobile')

/** The phone of a WeChat person: a code, and the password where the phone has an account already. */
export function BindMobileForm({
  bindKey,
  agreements,
  onToken,
}: {
  bindKey: string
  agreements: readonly Agreement[]
  onToken: (accessToken: string) => void
}) {
  const t = useMessages(loginMessages)
  const asleep = useHydrating()
  const { run, busy } = useCommand(bindRef)
  const sms = useSmsCode('bindMobile')
  const [mobile, setMobile] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [needsPassword, setNeedsPassword] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!form.has('consent')) return setErrors({ agreements: t('consentNeeded') })
    const agreed = agreements.map(({ agreementCode, version }) => ({ agreementCode, version }))
    const outcome = await run({
      bindKey,
      mobile,
      smsCode: String(form.get('smsCode') ?? '').trim(),
      loginPassword: String(form.get('loginPassword') ?? ''),
      agreements: agreed,
    })
    if (outcome.kind === 'unknown') return setErrors({ agreements: t('networkFailed') })
    const { answer } = outcome
    if (answer.state === 200 && answer.data) return onToken(answer.data.access_token)
    if (answer.code === 'identity.bindNeedsPassword') setNeedsPassword(true)
    setErrors(answer.errors ?? { agreements: answer.msg })
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <SmsCodeFields sms={sms} mobile={mobile} onMobile={setMobile} errors={errors} onErrors={setErrors} />
      {needsPassword && (
        <AccountPasswordField
          name="loginPassword"
          label={t('password')}
          placeholder={t('passwordHint')}
          autoComplete="current-password"
          error={errors.loginPassword}
        />
      )}
      <AgreementConsent agreements={agreements} error={errors.agreements} />
      <Button type="submit" tone="brand" size="xl" block disabled={busy || asleep}>
        {busy ? t('submitting') : t('bindSubmit')}
      </Button>
    </form>
  )
}
