import { useCallback, useState, useEffect } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { Envelope } from '../../../api/envelope.ts'
import type { smsCodePost } from '../endpoints.ts'
import type { SmsPurpose } from '../rules/limits.ts'
import type { CaptchaAnswer } from './captcha-field.tsx'
import { loginMessages } from '../messages.ts'

/** Seconds that count down to zero by themselves, and the way to start them. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return [left, useCallback((seconds: number) => setUntil(Date.now() + seconds * 1000), [])]
}

const smsRef = callRef<typeof smsCodePost>('POST', 'v3/msg/front/commons/smsCode')
/** Specification §9: the button rests for 60 s. */
const resendSeconds = 60

/** Asks the server for a code; `target` is the number or address where the form has one. */
type AskForCode = (target: string, captcha: CaptchaAnswer | null) => Promise<Envelope>

/**
 * Sending a code from a form: the answer's errors by field, the rest of 60 s, and the picture, which is shown at once
 * (`pictureFirst`) or when the server asks for it. Every try spends the picture, so `round` draws another one.
 */
export function useCodeSender(ask: AskForCode, pictureFirst = false) {
  const t = useMessages(loginMessages)
  const [secondsLeft, rest] = useCountdown()
  const [needsPicture, setNeedsPicture] = useState(pictureFirst)
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null)
  const [round, setRound] = useState(0)
  const [sending, setSending] = useState(false)
  const send = useCallback(
    async (target: string): Promise<Readonly<Record<string, string>>> => {
      setSending(true)
      const answer = await ask(target, captcha).catch(() => null)
      setSending(false)
      if (!answer) return { code: t('networkFailed') }
      if (answer.code === 'identity.captchaNeeded' || answer.code === 'identity.captchaWrong') setNeedsPicture(true)
      // A press with an empty field spent nothing; anything else did.
      if (answer.code !== 'identity.captchaNeeded' && captcha && captcha.captcha !== '') {
        setCaptcha(null)
        setRound((before) => before + 1)
      }
      if (answer.state !== 200) return answer.errors ?? { mobile: answer.msg }
      rest(resendSeconds)
      return {}
    },
    [ask, captcha, rest, t],
  )
  return { send, sending, secondsLeft, needsPicture, round, setCaptcha }
}

export type CodeSender = ReturnType<typeof useCodeSender>

/** Codes to a phone number that the form names. */
export function useSmsCode(type: SmsPurpose, pictureFirst = false): CodeSender {
  const ask = useCallback<AskForCode>((mobile, captcha) => callApi(smsRef, { mobile, type, ...captcha }), [type])
  return useCodeSender(ask, pictureFirst)
}
