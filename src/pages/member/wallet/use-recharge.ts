import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { rechargeShowCall, type StartedRecharge } from '../../../modules/wallet/endpoints.ts'

const everyMs = 2000

/** Asks how far a recharge is, every two seconds while the page is looked at, until it is settled. */
export function useRechargeState(started: StartedRecharge | null, onCredited: () => void) {
  const [state, setState] = useState<string>('PAYING')
  const sn = started?.rechargeSn ?? ''
  const ask = useCallback(async () => {
    const answer = await callApi(rechargeShowCall, { rechargeSn: sn }).catch(() => null)
    if (answer?.state !== 200 || !answer.data) return
    setState(answer.data.state)
    if (answer.data.state === 'SUCCESS') onCredited()
  }, [sn, onCredited])
  const isOpen = sn !== '' && (state === 'PAYING' || state === 'CREATED')
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, everyMs)
    return () => clearInterval(timer)
  }, [ask, isOpen])
  return { state, reset: () => setState('PAYING') }
}
