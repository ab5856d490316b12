import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { loginNeeded } from '../../../api/browser/client.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { couponClaim } from '../endpoints-coupons-on-goods.ts'

const claimRef = callRef<typeof couponClaim>('POST', 'v3/promotion/front/coupon/claim', true)

type Said = { readonly toast: string; readonly toMine: string; readonly noAnswer: string }

/** Claiming a coupon: a visitor is asked to log in, a refusal is said. `status` is what can be done now. */
export function useClaimCoupon<Status extends string>(campaignId: number, first: Status, said: Said) {
  const toast = useToast()
  const { run, busy } = useCommand(claimRef)
  const [claimed, setClaimed] = useState<'CLAIM' | 'CLAIMED' | null>(null)
  const claim = async () => {
    if (!storedSession()) return void window.dispatchEvent(new Event(loginNeeded))
    const outcome = await run({ campaignId })
    if (outcome.kind === 'unknown') return toast({ text: said.noAnswer, tone: 'warn' })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return toast({ text: answer.msg, tone: 'warn' })
    setClaimed(answer.data.status === 'CLAIM' ? 'CLAIM' : 'CLAIMED')
    toast({ text: said.toast, link: { label: said.toMine, to: '/member/coupon' } })
  }
  return { status: claimed ?? first, claim, busy }
}
