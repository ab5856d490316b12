import { useWords } from '../../../../api/browser/use-words.tsx'
import { PasswordField } from '../../../../ui/form/field.tsx'
import { loginWords } from '../words.ts'
import type { Errors } from './sendable-code.tsx'
import { securityWords } from './words.ts'

/** A new password and its repetition; `digits` for the six of a payment password. */
export function NewPasswordFields({
  label,
  hint,
  errors,
  digits = false,
}: {
  label: string
  hint?: string
  errors: Errors
  digits?: boolean
}) {
  const t = useWords(securityWords)
  const say = useWords(loginWords)
  const labels = { show: say('showPassword'), hide: say('hidePassword') }
  const kind = { size: 'lg', autoComplete: 'new-password', maxLength: digits ? 6 : 20, inputMode: digits ? 'numeric' : undefined } as const
  return (
    <>
      <PasswordField {...kind} name="password" label={label} hint={hint} error={errors.password} labels={labels} />
      <PasswordField {...kind} name="confirmPwd" label={t('repeatPwd')} error={errors.confirmPwd} labels={labels} />
    </>
  )
}
