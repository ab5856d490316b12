import { useEffect } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import type { requestList } from '../endpoints.ts'

const listRef = callRef<typeof requestList>('GET', 'v3/business/front/purchaseRequest/list')
const waitingInput = { scope: 'toApprove', pageSize: 1 } as const

/**
 * How many purchase requests wait for this member's decision, 0 for who decides nothing; null until it is known. Asked again
 * when a notice comes in, since every handing in and every decision sends one.
 */
export function useWaitingRequests(asks: boolean): number | null {
  const { data, refused, failed, reload } = useCall(listRef, asks ? waitingInput : null)
  useEffect(() => (asks ? onLive('message', reload) : undefined), [asks, reload])
  return data?.total ?? (refused || failed ? 0 : null)
}
