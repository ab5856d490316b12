import { useCallback } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { securityCall, stepUpCodeCall, type stepUpPurposes } from '../../contract-security.ts'
import { useCodeSender } from '../use-sms-code.ts'
import { SendableCode, type Errors } from './sendable-code.tsx'
import { securityWords } from './words.ts'

type Props = {
  readonly purpose: (typeof stepUpPurposes)[number]
  readonly errors: Errors
  readonly onErrors: (errors: Errors) => void
}

/** The code of the own phone that a delicate act asks for; the form reads it as `smsCode`. */
export function StepUpCode({ purpose, errors, onErrors }: Props) {
  const t = useWords(securityWords)
  const own = useCall(securityCall, {})
  const ask = useCallback<Parameters<typeof useCodeSender>[0]>(
    (_own, captcha) => callApi(stepUpCodeCall, { type: purpose, ...captcha }),
    [purpose],
  )
  const sender = useCodeSender(ask)
  return (
    <SendableCode
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
