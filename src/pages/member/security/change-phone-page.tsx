import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { changeMobile } from '../../../modules/identity/endpoints-security.ts'
import { useSmsCode } from '../../../modules/identity/ui/use-sms-code.ts'
import { StepUpForm } from './step-up-form.tsx'
import { CodeFieldWithCaptcha } from '../../../modules/identity/ui/code-field-with-captcha.tsx'
import { securityMessages } from '../../../modules/identity/messages.ts'

export default function PhonePage() {
  const t = useMessages(securityMessages)
  const [mobile, setMobile] = useState('')
  const sender = useSmsCode('bindMobile')
  return (
    <StepUpForm
      title={t('changeMobile')}
      endpoint={changeMobile}
      purpose="changeMobile"
      fields={(errors, setErrors) => (
        <>
          <TextField
            name="mobile"
            label={t('newMobile')}
            size="lg"
            inputMode="tel"
            maxLength={11}
            autoComplete="tel"
            value={mobile}
            onChange={(event) => setMobile(event.target.value.trim())}
            error={errors.mobile}
          />
          <CodeFieldWithCaptcha
            name="newSmsCode"
            label={t('newCode')}
            sender={sender}
            target={() => mobile}
            errors={errors}
            onErrors={setErrors}
          />
        </>
      )}
      read={(text) => ({ smsCode: text('smsCode'), mobile, newSmsCode: text('newSmsCode') })}
    />
  )
}
