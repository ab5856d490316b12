import { useCallback, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { changeEmailCall, emailCodeCall } from '../../contract-security.ts'
import { useCodeSender } from '../use-sms-code.ts'
import { SecretForm } from './secret-form.tsx'
import { SendableCode } from './sendable-code.tsx'
import { securityWords } from './words.ts'

export default function EmailPage() {
  const t = useWords(securityWords)
  const [email, setEmail] = useState('')
  const sender = useCodeSender(useCallback((to: string) => callApi(emailCodeCall, { email: to }), []))
  return (
    <SecretForm
      title={t('changeEmail')}
      endpoint={changeEmailCall}
      purpose="changeEmail"
      fields={(errors, setErrors) => (
        <>
          <TextField
            name="email"
            type="email"
            label={t('newEmail')}
            size="lg"
            maxLength={254}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value.trim())}
            error={errors.email}
          />
          <SendableCode name="emailCode" label={t('emailCode')} sender={sender} target={() => email} errors={errors} onErrors={setErrors} />
        </>
      )}
      read={(text) => ({ smsCode: text('smsCode'), email, emailCode: text('emailCode') })}
    />
  )
}
