import { useWords } from '../../../../api/browser/use-words.tsx'
import { changePasswordCall } from '../../contract-security.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SecretForm } from './secret-form.tsx'
import { securityWords } from './words.ts'

export default function LoginPasswordPage() {
  const t = useWords(securityWords)
  return (
    <SecretForm
      title={t('changeLoginPwd')}
      note={t('othersEnded')}
      endpoint={changePasswordCall}
      purpose="changePwd"
      fields={(errors) => <NewPasswordFields label={t('newPwd')} hint={t('loginPwdHelp')} errors={errors} />}
      read={(text) => ({ smsCode: text('smsCode'), password: text('password'), confirmPwd: text('confirmPwd') })}
    />
  )
}
