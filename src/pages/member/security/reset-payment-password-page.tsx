import { useMessages } from '../../../api/browser/use-messages.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { payPasswordChange } from '../../../modules/identity/endpoints-security.ts'
import { loginMessages, securityMessages } from '../../../modules/identity/messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepUpForm } from './step-up-form.tsx'

/** A forgotten payment password: the login password proves the member instead. */
export default function PayPasswordResetPage() {
  const t = useMessages(securityMessages)
  const say = useMessages(loginMessages)
  return (
    <StepUpForm
      title={t('resetPayPwd')}
      endpoint={payPasswordChange}
      purpose="payPwd"
      fields={(errors) => (
        <>
          <PasswordField
            name="loginPassword"
            label={t('loginPwdProof')}
            size="lg"
            maxLength={20}
            autoComplete="current-password"
            error={errors.loginPassword ?? errors.oldPassword}
            labels={{ show: say('showPassword'), hide: say('hidePassword') }}
          />
          <NewPasswordFields digits label={t('newPayPwd')} errors={errors} />
        </>
      )}
      read={(text) => ({
        smsCode: text('smsCode'),
        loginPassword: text('loginPassword'),
        password: text('password'),
        confirmPwd: text('confirmPwd'),
      })}
    />
  )
}
