import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CodeField, TextField } from '../../../ui/form/field.tsx'
import type { CodeSender } from './use-sms-code.ts'
import { loginMessages } from '../messages.ts'
import { CaptchaField } from './captcha-field.tsx'

type Props = {
  readonly sms: CodeSender
  readonly mobile: string
  readonly onMobile: (mobile: string) => void
  readonly errors: Readonly<Record<string, string>>
  readonly onErrors: (errors: Readonly<Record<string, string>>) => void
}

/** Phone, picture and SMS code: the three fields by which a phone is proved. */
export function SmsCodeFields({ sms, mobile, onMobile, errors, onErrors }: Props) {
  const t = useMessages(loginMessages)
  return (
    <>
      <TextField
        name="mobile"
        label={t('phone')}
        labelHidden
        icon="smartphone"
        size="xl"
        placeholder={t('phoneHint')}
        inputMode="tel"
        autoComplete="tel"
        maxLength={11}
        value={mobile}
        onChange={(event) => onMobile(event.target.value.trim())}
        error={errors.mobile}
      />
      {sms.needsPicture && <CaptchaField key={sms.round} onChange={sms.setCaptcha} error={errors.captcha} />}
      <CodeField
        name="smsCode"
        label={t('smsCode')}
        labelHidden
        size="xl"
        placeholder={t('smsCodeHint')}
        error={errors.smsCode ?? errors.code}
        onSend={() => void sms.send(mobile).then(onErrors)}
        secondsLeft={sms.secondsLeft}
        sending={sms.sending}
        labels={{ send: t('sendCode'), resendIn: (seconds) => t('resendIn', { seconds }) }}
      />
    </>
  )
}
