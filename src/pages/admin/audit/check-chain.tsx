import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { auditChainCheck } from '../../../modules/audit/endpoints.ts'
import { auditMessages } from './messages.ts'

type Check = RefOutput<typeof auditChainCheck>
type Look = { readonly kind: 'none' | 'failed' } | { readonly kind: 'going' | 'done'; readonly check: Check }

/** Walks the chain of the log portion by portion and names the first row that is not what was sealed. */
export function CheckChain({ onShow }: { onShow: (at: string) => void }) {
  const t = useMessages(auditMessages)
  const [look, setLook] = useState<Look>({ kind: 'none' })
  const [busy, setBusy] = useState(false)
  const walk = async () => {
    setBusy(true)
    try {
      for (let after = 0, more = true; more;) {
        const { state, data } = await callApi(auditChainCheck, { after })
        if (state !== 200 || !data) return setLook({ kind: 'failed' })
        setLook({ kind: data.more ? 'going' : 'done', check: data })
        after = data.place
        more = data.more
      }
    } catch {
      setLook({ kind: 'failed' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="row g3 flex-wrap mb-3" aria-live="polite">
      <Button icon="shield-check" busy={busy} onClick={() => void walk()}>
        {t('checkChain')}
      </Button>
      {look.kind === 'failed' && <span className="t13">{t('checkFailed')}</span>}
      {look.kind === 'going' && <span className="t13">{t('checking', { place: look.check.place })}</span>}
      {look.kind === 'done' && <Verdict check={look.check} onShow={onShow} />}
    </div>
  )
}

function Verdict({ check, onShow }: { check: Check; onShow: (at: string) => void }) {
  const t = useMessages(auditMessages)
  const { breach } = check
  if (!breach)
    return (
      <Note tone="ok">
        {t('chainHolds', { count: check.place, waiting: check.waiting })} <span className="num">{check.seal.slice(0, 16)}</span>
      </Note>
    )
  const where = { place: breach.place, id: breach.auditId ?? '—' }
  return (
    <Note
      tone="danger"
      action={
        breach.at === '' ? undefined : (
          <Button size="sm" onClick={() => onShow(breach.at)}>
            {t('showDay')}
          </Button>
        )
      }
    >
      {t(`breach_${breach.kind}`, where)}
      {breach.at !== '' && ` ${fullTime(breach.at)} ${breach.actorName} ${breach.action}`}
    </Note>
  )
}
