import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { memberInfo } from '../../../modules/member/endpoints.ts'
import { verificationInfo } from '../../../modules/member/endpoints-verification.ts'
import { memberHomeMessages } from './messages.ts'

/** A personal member, who sees retail prices until a verification changes that. */
const personal = 1
const dismissedKey = 'zb.verificationBanner'

/** For members who are not verified: what a verification opens and the way to it; until it is done or the banner is closed for this session. */
export function VerificationBanner() {
  const member = useCall(memberInfo, {})
  const [isClosed, setIsClosed] = useState(() => sessionStorage.getItem(dismissedKey) === '1')
  if (isClosed || member.data?.memberType !== personal) return null
  const close = () => {
    sessionStorage.setItem(dismissedKey, '1')
    setIsClosed(true)
  }
  return <Banner onClose={close} />
}

function Banner({ onClose }: { onClose: () => void }) {
  const t = useMessages(memberHomeMessages)
  const { data } = useCall(verificationInfo, {})
  if (!data || data.valid) return null
  const state = data.last?.state
  const isWaiting = state === 'SUBMITTED' || state === 'REVIEWING'
  const text = isWaiting
    ? t(state === 'SUBMITTED' ? 'verifyProve' : 'verifyWaiting')
    : state === 'REJECTED'
      ? t('verifyRejected', { reason: data.last?.reason ?? '' })
      : t('verifyUnlocks')
  return (
    <Note
      tone={state === 'REJECTED' ? 'warn' : 'info'}
      icon="shield-check"
      action={
        <span className="row g2">
          <ButtonLink size="sm" tone={isWaiting ? 'default' : 'brand'} to="/member/authen">
            {t(isWaiting ? 'verifyProgress' : state === 'REJECTED' ? 'verifyAgain' : 'verifyStart')}
          </ButtonLink>
          <Button size="sm" square tone="ghost" icon="x" aria-label={t('verifyClose')} title={t('verifyClose')} onClick={onClose} />
        </span>
      }
    >
      {state !== 'REJECTED' && !isWaiting && <b className="b6">{t('verifyTitle')}</b>} {text}
    </Note>
  )
}
