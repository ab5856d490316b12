import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { changeMobileCall } from '../../contract-security.ts'
import { useSmsCode } from '../use-sms-code.ts'
import { SecretForm } from './secret-form.tsx'
import { SendableCode } from './sendable-code.tsx'
import { securityWords } from './words.ts'

export default function PhonePage() {
  const t = useWords(securityWords)
  const [mobile, setMobile] = useState('')
  const sender = useSmsCode('bindMobile')
  return (
    <SecretForm
      title={t('changeMobile')}
      endpoint={changeMobileCall}
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
          <SendableCode name="newSmsCode" label={t('newCode')} sender={sender} target={() => mobile} errors={errors} onErrors={setErrors} />
        </>
      )}
      read={(text) => ({ smsCode: text('smsCode'), mobile, newSmsCode: text('newSmsCode') })}
    />
  )
}
