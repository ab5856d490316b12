import { useWords } from '../../../../api/browser/use-words.tsx'
import { PasswordField } from '../../../../ui/form/field.tsx'
import { changePayPasswordCall } from '../../contract-security.ts'
import { loginWords } from '../words.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SecretForm } from './secret-form.tsx'
import { securityWords } from './words.ts'

/** A forgotten payment password: the login password proves the member instead. */
export default function PayPasswordResetPage() {
  const t = useWords(securityWords)
  const say = useWords(loginWords)
  return (
    <SecretForm
      title={t('resetPayPwd')}
      endpoint={changePayPasswordCall}
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
