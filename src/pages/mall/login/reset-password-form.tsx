import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useHydrating } from '../../../rendering/client/use-hydrating.ts'
import type { passwordReset } from '../../../modules/identity/endpoints-registration.ts'
import { useFormErrors } from '../../../modules/identity/ui/use-form-errors.ts'
import { useSmsCode } from '../../../modules/identity/ui/use-sms-code.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { NewPasswordPair } from '../../../modules/identity/ui/password-fields.tsx'
import { SmsCodeFields } from '../../../modules/identity/ui/sms-code-fields.tsx'

const resetRef = callRef<typeof passwordReset>('POST', 'v3/frontLogin/front/password/reset')

/** A forgotten password: the phone proved by a code, then the new password. */
export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const t = useMessages(loginMessages)
  const asleep = useHydrating()
  const { run, busy } = useCommand(resetRef)
  const sms = useSmsCode('retrieve', true)
  const [mobile, setMobile] = useState('')
  const { errors, setErrors, passes } = useFormErrors()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '')
    const filled = { mobile, smsCode: read('smsCode').trim(), password: read('password'), confirmPwd: read('confirmPwd') }
    if (!(await passes((rules) => rules.resetProblems(filled)))) return
    const outcome = await run(filled)
    if (outcome.kind === 'unknown') return setErrors({ confirmPwd: t('networkFailed') })
    if (outcome.answer.state === 200) return onDone()
    setErrors(outcome.answer.errors ?? { confirmPwd: outcome.answer.msg })
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <SmsCodeFields sms={sms} mobile={mobile} onMobile={setMobile} errors={errors} onErrors={setErrors} />
      <NewPasswordPair errors={errors} />
      <Button type="submit" tone="brand" size="xl" block disabled={busy || asleep}>
        {busy ? t('resetting') : t('resetSubmit')}
      </Button>
    </form>
  )
}
