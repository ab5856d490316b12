import { useMessages } from '../../../api/browser/use-messages.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { loginMessages, securityMessages } from '../../../modules/identity/messages.ts'
import { passwordLength } from '../../../modules/identity/rules/password-length.ts'
import type { FieldErrors } from '../../../modules/identity/ui/code-field-with-captcha.tsx'

/** A new password and its repetition; `digits` for the six of a payment password. */
export function NewPasswordFields({
  label,
  hint,
  errors,
  digits = false,
}: {
  label: string
  hint?: string
  errors: FieldErrors
  digits?: boolean
}) {
  const t = useMessages(securityMessages)
  const say = useMessages(loginMessages)
  const labels = { show: say('showPassword'), hide: say('hidePassword') }
  const kind = {
    size: 'lg',
    autoComplete: 'new-password',
    maxLength: digits ? 6 : passwordLength.most,
    inputMode: digits ? 'numeric' : undefined,
  } as const
  return (
    <>
      <PasswordField {...kind} name="password" label={label} hint={hint} error={errors.password} labels={labels} />
      <PasswordField {...kind} name="confirmPwd" label={t('repeatPwd')} error={errors.confirmPwd} labels={labels} />
    </>
  )
}
