import { useWords } from '../../../../api/browser/use-words.tsx'
import { PasswordField } from '../../../../ui/form/field.tsx'
import { loginWords } from '../words.ts'

/** A new password and its repetition. */
export function PasswordPair({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useWords(loginWords)
  const labels = { show: t('showPassword'), hide: t('hidePassword') }
  return (
    <>
      <PasswordField
        name="password"
        label={t('newPassword')}
        labelHidden
        size="xl"
        placeholder={t('newPasswordHint')}
        autoComplete="new-password"
        maxLength={20}
        error={errors.password}
        labels={labels}
      />
      <PasswordField
        name="confirmPwd"
        label={t('repeat')}
        labelHidden
        size="xl"
        placeholder={t('repeatHint')}
        autoComplete="new-password"
        maxLength={20}
        error={errors.confirmPwd}
        labels={labels}
      />
    </>
  )
}
