import { useWords } from '../../../../api/browser/use-words.tsx'
import { loginWords } from '../words.ts'
import { PasswordLine } from './password-line.tsx'

/** A new password and its repetition. */
export function PasswordPair({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useWords(loginWords)
  const kind = { autoComplete: 'new-password' }
  return (
    <>
      <PasswordLine {...kind} name="password" label={t('newPassword')} placeholder={t('newPasswordHint')} error={errors.password} />
      <PasswordLine {...kind} name="confirmPwd" label={t('repeat')} placeholder={t('repeatHint')} error={errors.confirmPwd} />
    </>
  )
}
