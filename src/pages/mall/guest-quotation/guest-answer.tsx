import { Suspense, useState } from 'react'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { guestDecline, GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import type { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'
import { GuestQuotationForm } from './guest-quotation-form.tsx'

// Only who has quoted already loads it.
const OwnQuotation = lazyReachable(() => import('./guest-own-quotation.tsx').then((module) => ({ default: module.GuestOwnQuotation })))
const declineRef = callRef<typeof guestDecline>('POST', 'v3/business/front/guestQuotation/decline')

export type GuestAccess = { readonly key: string; readonly isSignedIn: boolean }
// Only who has not proved a phone needs the fields for it.
const GuestProof = lazyReachable(() => import('./guest-proof.tsx').then((module) => ({ default: module.GuestProof })))

type Props = {
  readonly of: GuestView
  readonly access: GuestAccess
  readonly onShow: (of: GuestView) => void
  readonly onReload: () => void
}

/** What the guest does: proves the phone, then quotes, revises, or says no. */
export function GuestAnswer({ of, access, onShow, onReload }: Props) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  return (
    <>
      {of.invitationState === 'DECLINED' && <Note tone="warn">{t('declined')}</Note>}
      {of.current && (
        <Suspense>
          <OwnQuotation of={of} quotation={of.current} access={access} />
        </Suspense>
      )}
      {!of.isProved && (of.can.includes('quote') || of.invitationState === 'QUOTED' || of.invitationState === 'CLAIMED') && (
        <Suspense fallback={null}>
          <GuestProof of={of} guestKey={access.key} onProved={onReload} />
        </Suspense>
      )}
      {of.isProved && of.can.includes('quote') && (
        <GuestQuotationForm key={of.current?.version ?? 0} of={of} guestKey={access.key} onShow={onShow} />
      )}
      {!of.can.includes('quote') && of.current === null && <Note>{t('noMoreQuotes')}</Note>}
      {of.can.includes('decline') && <Decline guestKey={access.key} onShow={onShow} />}
    </>
  )
}

function Decline({ guestKey, onShow }: { guestKey: string; onShow: Props['onShow'] }) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const { run, busy } = useCommand(declineRef)
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  if (!isAsking)
    return (
      <p>
        <Button tone="ghost" onClick={() => setAsking(true)}>
          {t('decline')}
        </Button>
      </p>
    )
  const send = async () => {
    const outcome = await run({ key: guestKey, reason: reason.trim() })
    if (outcome.kind === 'answer' && outcome.answer.data) onShow(outcome.answer.data)
    else setError(outcome.kind === 'unknown' ? t('networkFailed') : outcome.answer.msg)
  }
  return (
    <section className="pan">
      <TextField
        label={t('reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error || undefined}
      />
      <div className="row g2 wrp">
        <Button tone="danger" busy={busy} onClick={() => void send()}>
          {t('declineSure')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
      </div>
    </section>
  )
}
