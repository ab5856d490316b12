import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { createQr, qrProgress } from '../../../modules/identity/endpoints.ts'
import { tokenRef } from '../../../modules/identity/ui/browser-session.ts'
import { useCountdown } from '../../../modules/identity/ui/use-sms-code.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'

const createRef = callRef<typeof createQr>('GET', 'v3/member/front/qr/login/createQr')
const progressRef = callRef<typeof qrProgress>('POST', 'v3/member/front/qr/login/progress')
/** Specification §9: polled every 3 s for 300 s; progress 2 is confirmed. */
const pollMs = 3_000
const lifeSeconds = 300
const progress = { scanned: 1, confirmed: 2, cancelled: 3, expired: 4 } as const

/** The QR view of the login: shows a code, asks for its progress, turns the confirmed code into a session. */
export function QrLogin({
  onToken,
  onBack,
  register,
}: {
  onToken: (accessToken: string) => void
  onBack: () => void
  register: ReactNode
}) {
  const t = useMessages(loginMessages)
  const [code, setCode] = useState<{ image: string; u: string } | null>(null)
  const [state, setState] = useState(0)
  const [left, start] = useCountdown()
  const create = useCallback(() => {
    setState(0)
    callApi(createRef, {}).then(
      (answer) => {
        setCode(answer.data ?? null)
        start(lifeSeconds)
      },
      () => setCode(null),
    )
  }, [start])
  useEffect(create, [create])
  useEffect(() => {
    if (!code || state >= progress.confirmed) return
    const timer = setInterval(() => {
      callApi(progressRef, { u: code.u }).then(
        async (answer) => {
          setState(answer.data?.progress ?? progress.expired)
          if (answer.data?.progress !== progress.confirmed) return
          const renewed = await callApi(tokenRef, { grant_type: 'refresh_token' })
          if (renewed.state === 200 && renewed.data) onToken(renewed.data.access_token)
        },
        () => undefined,
      )
    }, pollMs)
    return () => clearInterval(timer)
  }, [code, state, onToken])
  const gone = state === progress.expired || state === progress.cancelled || (code !== null && left === 0)
  return (
    <div className="ac">
      <h3 className="t18 b6">{t('qrTitle')}</h3>
      <div className="relative w-52 h-52 mx-auto mt-5 mb-3 p-2 border-1 border-line-strong rounded-3 bg-[#fff]">
        {code && <img src={`data:image/png;base64,${code.image}`} alt={t('qrTitle')} width={190} height={190} />}
        {(gone || state === progress.confirmed) && (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-[rgb(255_255_255_/_.94)] text-[#121D28]">
            {state === progress.confirmed ? (
              <>
                <Icon name="circle-check" size={40} />
                <b>{t('success')}</b>
              </>
            ) : (
              <>
                <b>{t(state === progress.cancelled ? 'qrCancelled' : 'qrExpired')}</b>
                <Button tone="brand" size="sm" onClick={create}>
                  {t('qrRefresh')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <p className="c2 t13">{t(state === progress.scanned ? 'qrScanned' : 'qrHelp')}</p>
      <p className="c3 t12 min-h-4.5">
        {left > 0 && !gone
          ? t('qrLeft', { time: `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}` })
          : ''}
      </p>
      <p className="row t13 justify-center gap-5 mt-4 pt-4 border-t border-line">
        <button type="button" className="lk" onClick={onBack}>
          {t('backToForm')}
        </button>
        {register}
      </p>
    </div>
  )
}
