import { useMessages } from '../../../api/browser/use-messages.tsx'
import { passwordChange } from '../../../modules/identity/endpoints-security.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepUpForm } from './step-up-form.tsx'
import { securityMessages } from '../../../modules/identity/messages.ts'
import { passwordLength } from '../../../modules/identity/rules/password-length.ts'

export default function LoginPasswordPage() {
  const t = useMessages(securityMessages)
  return (
    <StepUpForm
      title={t('changeLoginPwd')}
      note={t('othersEnded')}
      endpoint={passwordChange}
      purpose="changePwd"
      fields={(errors) => <NewPasswordFields label={t('newPwd')} hint={t('loginPwdHelp', passwordLength)} errors={errors} />}
      read={(text) => ({ smsCode: text('smsCode'), password: text('password'), confirmPwd: text('confirmPwd') })}
    />
  )
}
