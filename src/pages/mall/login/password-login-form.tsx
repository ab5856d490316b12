import { useState, type FormEvent, type ReactNode } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { PasswordField, TextField } from '../../../ui/form/field.tsx'
import { useHydrating } from '../../../rendering/client/use-hydrating.ts'
import { tokenRef } from '../../../modules/identity/ui/browser-session.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { CaptchaField, type CaptchaAnswer } from '../../../modules/identity/ui/captcha-field.tsx'

type Errors = Readonly<Record<string, string>>

/** Account login (type 1): member name or phone with password; the first error is shown at its field. */
export function PasswordLoginForm({ onToken, forgot }: { onToken: (accessToken: string) => void; forgot: ReactNode }) {
  const t = useMessages(loginMessages)
  const asleep = useHydrating()
  const { run, busy } = useCommand(tokenRef)
  const [errors, setErrors] = useState<Errors>({})
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [round, setRound] = useState(0)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = await run({ username: String(form.get('username')), password: String(form.get('password')), loginType: 1, ...captcha })
    if (outcome.kind === 'unknown') return setErrors({ password: t('networkFailed') })
    const { answer } = outcome
    if (answer.state === 200 && answer.data) return onToken(answer.data.access_token)
    if (answer.code === 'identity.captchaNeeded' || answer.code === 'identity.captchaWrong') setNeedsCaptcha(true)
    // The picture went with this try, whatever came of it.
    setCaptcha(null)
    setRound((before) => before + 1)
    setErrors(answer.errors ?? { password: answer.msg || t('loginFailed') })
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="username"
        label={t('account')}
        labelHidden
        icon="user"
        size="xl"
        placeholder={t('accountHint')}
        autoComplete="username"
        error={errors.username}
        autoFocus
      />
      <PasswordField
        name="password"
        label={t('password')}
        labelHidden
        size="xl"
        placeholder={t('passwordHint')}
        autoComplete="current-password"
        error={errors.password}
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      {needsCaptcha && <CaptchaField key={round} onChange={setCaptcha} error={errors.captcha} />}
      <p className="row t13 justify-end mx-0 -mt-0.5 mb-3">{forgot}</p>
      <Button type="submit" tone="brand" size="xl" block disabled={busy || asleep}>
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
