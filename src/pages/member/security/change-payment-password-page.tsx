import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { payPasswordChange, securityInfo } from '../../../modules/identity/endpoints-security.ts'
import { loginMessages, securityMessages } from '../../../modules/identity/messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepUpForm } from './step-up-form.tsx'

/** Sets the payment password, or changes it with the present one. */
export default function PayPasswordPage() {
  const t = useMessages(securityMessages)
  const say = useMessages(loginMessages)
  const call = useCall(securityInfo, {})
  return (
    <CallView call={call}>
      {({ hasPayPwd }) => (
        <StepUpForm
          title={t(hasPayPwd === 1 ? 'changePayPwd' : 'setPayPwd')}
          endpoint={payPasswordChange}
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
