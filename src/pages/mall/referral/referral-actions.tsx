import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callRef, type RefOutput } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import type { promoterBind, promoterInfo } from '../../../modules/referral/endpoints.ts'
import type { referralLandingMessages } from './messages.ts'

const bindRef = callRef<typeof promoterBind>('POST', 'v3/promotion/front/promoter/bind')

/** What the reader of a landing page may do: register, log in, or become a customer at once. */
export function ReferralActions({ code, promoter }: { code: string; promoter: RefOutput<typeof promoterInfo> }) {
  const t = usePageMessages<typeof referralLandingMessages>('landing')
  const { standing, promoterName } = promoter
  if (standing === 'guest')
    return (
      <div className="row g3 mt-7 flex-wrap">
        <ButtonLink tone="action" size="lg" to={`/register?invite=${code}`}>
          {t('register')}
        </ButtonLink>
        <ButtonLink size="lg" to={`/login?redirectUrl=${encodeURIComponent(`/promotion/${code}`)}`}>
          {t('login')}
        </ButtonLink>
        <span className="t12 c3">{t('registerHelp')}</span>
      </div>
    )
  if (standing === 'free') return <BindButton code={code} />
  return (
    <div className="col g3 mt-7">
      <Note tone={standing === 'bound' ? 'ok' : 'info'}>
        {standing === 'bound' ? t('bound', { name: promoterName }) : t(`standing_${standing}`)}
      </Note>
      <div>
        <ButtonLink to="/goods/list" tone="brand">
          {t('shop')}
        </ButtonLink>
      </div>
    </div>
  )
}

function BindButton({ code }: { code: string }) {
  const t = usePageMessages<typeof referralLandingMessages>('landing')
  const { run, busy } = useCommand(bindRef)
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState('')
  const bind = async () => {
    const outcome = await run({ code })
    if (outcome.kind === 'unknown') return setRefused(t('failed'))
    if (outcome.answer.state !== 200) return setRefused(outcome.answer.msg)
    await revalidate()
  }
  return (
    <div className="col g3 mt-7">
      <div>
        <Button tone="action" size="lg" disabled={busy} onClick={() => void bind()}>
          {busy ? t('binding') : t('bind')}
        </Button>
      </div>
      {refused && <Note tone="danger">{refused}</Note>}
    </div>
  )
}
