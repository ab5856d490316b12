import { useCallback, useEffect, useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { PayStatus, payStatus } from '../../../modules/payment/endpoints.ts'

const statusRef = callRef<typeof payStatus>('GET', 'v3/payment/front/pay/status')
const everyMs = 2_000

/** How far the payment is, asked every two seconds while the page is looked at and something may still change. */
export function usePaymentStatus(first: PayStatus) {
  const [status, setStatus] = useState(first)
  const { paySn } = first
  const ask = useCallback(async () => {
    const answer = await callApi(statusRef, { paySn }).catch(() => null)
    if (answer?.state === 200 && answer.data) setStatus(answer.data)
  }, [paySn])
  const isSettled = status.isSettled === 1
  useEffect(() => {
    if (isSettled) return
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, everyMs)
    const seen = () => {
      if (!document.hidden) void ask()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [ask, isSettled])
  return { status, ask }
}
