import { useCallback, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { changeEmail, emailCode } from '../../../modules/identity/endpoints-security.ts'
import { useCodeSender } from '../../../modules/identity/ui/use-sms-code.ts'
import { StepUpForm } from './step-up-form.tsx'
import { CodeFieldWithCaptcha } from '../../../modules/identity/ui/code-field-with-captcha.tsx'
import { securityMessages } from '../../../modules/identity/messages.ts'

export default function EmailPage() {
  const t = useMessages(securityMessages)
  const [email, setEmail] = useState('')
  const sender = useCodeSender(useCallback((to: string) => callApi(emailCode, { email: to }), []))
  return (
    <StepUpForm
      title={t('changeEmail')}
      endpoint={changeEmail}
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
          <CodeFieldWithCaptcha
            name="emailCode"
            label={t('emailCode')}
            sender={sender}
            target={() => email}
            errors={errors}
            onErrors={setErrors}
          />
        </>
      )}
      read={(text) => ({ smsCode: text('smsCode'), email, emailCode: text('emailCode') })}
    />
  )
}
