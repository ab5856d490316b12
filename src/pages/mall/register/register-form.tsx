import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { useHydrating } from '../../../rendering/client/use-hydrating.ts'
import type { register } from '../../../modules/identity/endpoints-registration.ts'
import { useFormErrors } from '../../../modules/identity/ui/use-form-errors.ts'
import { useSmsCode } from '../../../modules/identity/ui/use-sms-code.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { AgreementConsent, type Agreement } from '../../../modules/identity/ui/agreement-consent.tsx'
import { NewPasswordPair } from '../../../modules/identity/ui/password-fields.tsx'
import { SmsCodeFields } from '../../../modules/identity/ui/sms-code-fields.tsx'

const registerRef = callRef<typeof register>('POST', 'v3/frontLogin/front/register')

/** Registration: the phone proved by a code, a name, a password, an invitation, and consent to what was shown. */
export function RegisterForm({
  agreements,
  invitation,
  onToken,
}: {
  agreements: readonly Agreement[]
  invitation: string
  onToken: (accessToken: string) => void
}) {
  const t = useMessages(loginMessages)
  const asleep = useHydrating()
  const { run, busy } = useCommand(registerRef)
  const sms = useSmsCode('register', true)
  const [mobile, setMobile] = useState('')
  const { errors, setErrors, passes } = useFormErrors()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '')
    const filled = {
      mobile,
      smsCode: read('smsCode').trim(),
      memberName: read('memberName').trim(),
      password: read('password'),
      confirmPwd: read('confirmPwd'),
      invitationCode: read('invitationCode').trim(),
    }
    const isRight = await passes((rules) => rules.registerProblems(filled))
    const consents = form.has('consent')
    if (!consents) setErrors((found) => ({ ...found, agreements: t('consentNeeded') }))
    if (!isRight || !consents) return
    const outcome = await run({ ...filled, agreements: agreements.map(({ agreementCode, version }) => ({ agreementCode, version })) })
    if (outcome.kind === 'unknown') return setErrors({ agreements: t('networkFailed') })
    const { answer } = outcome
    if (answer.state === 200 && answer.data) return onToken(answer.data.access_token)
    setErrors(answer.errors ?? { agreements: answer.msg })
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <SmsCodeFields sms={sms} mobile={mobile} onMobile={setMobile} errors={errors} onErrors={setErrors} />
      <TextField
        name="memberName"
        label={t('memberName')}
        labelHidden
        icon="user"
        size="xl"
        placeholder={t('memberNameHint')}
        autoComplete="username"
        maxLength={20}
        error={errors.memberName}
      />
      <NewPasswordPair errors={errors} />
      <TextField
        name="invitationCode"
        label={t('invitation')}
        labelHidden
        icon="gift"
        size="xl"
        placeholder={t('invitationHint')}
        autoComplete="off"
        maxLength={16}
        defaultValue={invitation}
        error={errors.invitationCode}
      />
      <AgreementConsent agreements={agreements} error={errors.agreements} />
      <Button type="submit" tone="brand" size="xl" block disabled={busy || asleep}>
        {busy ? t('registering') : t('registerSubmit')}
      </Button>
    </form>
  )
}
