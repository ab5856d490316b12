import { useState, type FormEvent } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CodeField, TextField } from '../../../ui/form/field.tsx'
import { useHydrating } from '../../../rendering/client/use-hydrating.ts'
import { tokenRef } from '../../../modules/identity/ui/browser-session.ts'
import { useSmsCode } from '../../../modules/identity/ui/use-sms-code.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { CaptchaField } from '../../../modules/identity/ui/captcha-field.tsx'

/** Phone login (type 2): phone with SMS code. */
export function SmsLoginForm({ onToken }: { onToken: (accessToken: string) => void }) {
  const t = useMessages(loginMessages)
  const asleep = useHydrating()
  const { run, busy } = useCommand(tokenRef)
  const [phone, setPhone] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const sms = useSmsCode('free')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    const outcome = await run({ username: phone, code, loginType: 2 })
    if (outcome.kind === 'unknown') return setErrors({ code: t('networkFailed') })
    const { answer } = outcome
    if (answer.state === 200 && answer.data) return onToken(answer.data.access_token)
    setErrors(answer.errors ?? { code: answer.msg || t('loginFailed') })
  }
  const phoneError = errors.username ?? errors.mobile
  const codeError = errors.code ?? errors.password
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="username"
        label={t('phone')}
        labelHidden
        icon="smartphone"
        size="xl"
        placeholder={t('phoneHint')}
        inputMode="tel"
        autoComplete="tel"
        maxLength={11}
        value={phone}
        onChange={(event) => setPhone(event.target.value.trim())}
        error={phoneError}
      />
      {sms.needsPicture && <CaptchaField key={sms.round} onChange={sms.setCaptcha} error={errors.captcha} />}
      <CodeField
        name="code"
        label={t('smsCode')}
        labelHidden
        size="xl"
        placeholder={t('smsCodeHint')}
        error={codeError}
        onSend={() => void sms.send(phone).then(setErrors)}
        secondsLeft={sms.secondsLeft}
        sending={sms.sending}
        labels={{ send: t('sendCode'), resendIn: (seconds) => t('resendIn', { seconds }) }}
      />
      <Button type="submit" tone="brand" size="xl" block disabled={busy || asleep}>
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
