import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { PasswordField } from '../../../../ui/form/field.tsx'
import { changePayPasswordCall, securityCall } from '../../contract-security.ts'
import { loginWords } from '../words.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SecretForm } from './secret-form.tsx'
import { securityWords } from './words.ts'

/** Sets the payment password, or changes it with the present one. */
export default function PayPasswordPage() {
  const t = useWords(securityWords)
  const say = useWords(loginWords)
  const call = useCall(securityCall, {})
  return (
    <CallView call={call}>
      {({ hasPayPwd }) => (
        <SecretForm
          title={t(hasPayPwd === 1 ? 'changePayPwd' : 'setPayPwd')}
          endpoint={changePayPasswordCall}
          purpose="payPwd"
          note={
            hasPayPwd === 1 ? (
              <Anchor className="lk" to="/member/pwd/reset">
                {t('forgotPayPwd')}
              </Anchor>
            ) : undefined
          }
          fields={(errors) => (
            <>
              {hasPayPwd === 1 && (
                <PasswordField
                  name="oldPassword"
                  label={t('oldPayPwd')}
                  size="lg"
                  inputMode="numeric"
                  maxLength={6}
                  autoComplete="off"
                  error={errors.oldPassword}
                  labels={{ show: say('showPassword'), hide: say('hidePassword') }}
                />
              )}
              <NewPasswordFields digits label={t('newPayPwd')} errors={errors} />
            </>
          )}
          read={(text) => ({
            smsCode: text('smsCode'),
            oldPassword: text('oldPassword'),
            password: text('password'),
            confirmPwd: text('confirmPwd'),
          })}
        />
      )}
    </CallView>
  )
}
