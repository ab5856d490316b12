import { useCallback } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { securityInfo, stepUpCode, type stepUpPurposes } from '../endpoints-security.ts'
import { useCodeSender } from './use-sms-code.ts'
import { CodeFieldWithCaptcha, type FieldErrors } from './code-field-with-captcha.tsx'
import { securityMessages } from '../messages.ts'

type Props = {
  readonly purpose: (typeof stepUpPurposes)[number]
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
}

/** The code of the own phone that a delicate act asks for; the form reads it as `smsCode`. */
export function StepUpCodeField({ purpose, errors, onErrors }: Props) {
  const t = useMessages(securityMessages)
  const own = useCall(securityInfo, {})
  const ask = useCallback<Parameters<typeof useCodeSender>[0]>(
    (_own, captcha) => callApi(stepUpCode, { type: purpose, ...captcha }),
    [purpose],
  )
  const sender = useCodeSender(ask)
  return (
    <CodeFieldWithCaptcha
      name="smsCode"
      label={t('stepUp')}
      hint={own.data ? t('stepUpHelp', { mobile: own.data.memberMobile }) : ''}
      sender={sender}
      target={() => ''}
      errors={errors}
      onErrors={onErrors}
    />
  )
}
