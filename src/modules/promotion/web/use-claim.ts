import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { loginNeeded } from '../../../api/browser/client.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { couponClaim } from '../../catalog/contract-coupon.ts'
import { useCentreWords } from './use-centre-words.ts'

const claimRef = callRef<typeof couponClaim>('POST', 'v3/promotion/front/coupon/claim', true)

/** Claiming a coupon: a visitor is asked to log in, a refusal is said. `status` is what can be done now. */
export function useClaim<Status extends string>(campaignId: number, first: Status) {
  const t = useCentreWords()
  const toast = useToast()
  const { run, busy } = useCommand(claimRef)
  const [claimed, setClaimed] = useState<string | null>(null)
  const claim = async () => {
    if (!storedSession()) return void window.dispatchEvent(new Event(loginNeeded))
    const outcome = await run({ campaignId })
    if (outcome.kind === 'unknown') return toast({ text: t('noAnswer'), tone: 'warn' })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return toast({ text: answer.msg, tone: 'warn' })
    setClaimed(answer.data.status === 'CLAIM' ? 'CLAIM' : 'CLAIMED')
    toast({ text: t('claimedToast'), link: { label: t('toMine'), to: '/member/coupon' } })
  }
  return { status: claimed ?? first, claim, busy }
}
