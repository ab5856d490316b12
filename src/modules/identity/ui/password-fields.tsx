import { useMessages } from '../../../api/browser/use-messages.tsx'
import { loginMessages } from '../messages.ts'
import { passwordLength } from '../rules/password-length.ts'
import { PasswordField, type PasswordFieldProps } from '../../../ui/form/field.tsx'

type Props = Pick<PasswordFieldProps, 'name' | 'label' | 'placeholder' | 'autoComplete' | 'error'>

/** A password among the tall fields of the ways in: what it is stands inside it, for everybody else in its hidden label. */
export function AccountPasswordField(props: Props) {
  const t = useMessages(loginMessages)
  return (
    <PasswordField
      {...props}
      labelHidden
      size="xl"
      maxLength={passwordLength.most}
      labels={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  )
}

/** A new password and its repetition. */
export function NewPasswordPair({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useMessages(loginMessages)
  const kind = { autoComplete: 'new-password' }
  return (
    <>
      <AccountPasswordField
        {...kind}
        name="password"
        label={t('newPassword')}
        placeholder={t('newPasswordHint', passwordLength)}
        error={errors.password}
      />
      <AccountPasswordField {...kind} name="confirmPwd" label={t('repeat')} placeholder={t('repeatHint')} error={errors.confirmPwd} />
    </>
  )
}
