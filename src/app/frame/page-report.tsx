import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { callApi } from '../../api/browser/client.ts'
import { callRef } from '../../api/browser/call-ref.ts'
import { noteSeen } from '../../api/browser/seen-here.ts'
import { storedSession } from '../../api/browser/stored-session.ts'
import type { footprintAdd } from '../../modules/member/contract-mark.ts'
import type { saveBehaviourCall } from '../../modules/insight/contract.ts'
import { warmGoodsPage } from './warm-goods-page.ts'

const saveRef = callRef<typeof saveBehaviourCall>('POST', 'v3/statistics/front/member/behavior/save')
const footprintRef = callRef<typeof footprintAdd>('POST', 'v3/member/front/productLookLog/add')
/** Specification §9: a page view counts after 3 s; the page table says which count at once. */
const delayMs = 3_000
/** After a page has come to rest: nothing of it waits for what may come next. */
const warmAfterMs = 1_500

function visitorId(): string {
  const kept = localStorage.getItem('zb.uuid')
  if (kept) return kept
  const made = crypto.randomUUID()
  localStorage.setItem('zb.uuid', made)
  return made
}

/** What happens behind a page: its view is reported to the statistics (a failure is nobody's business), the next one prepared. */
export function PageReport() {
  const { pathname } = useLocation()
  const pattern = useMatches().at(-1)?.id ?? ''
  useEffect(() => {
    const report = () => {
      const [, productId] = /^\/goods\/detail\/([0-9]+)$/.exec(pathname) ?? []
      const record = { behaviorType: 'view', path: pathname, uuid: visitorId(), ...(productId ? { productId: Number(productId) } : {}) }
      if (productId && storedSession()) callApi(footprintRef, { productId }).catch(() => undefined)
      else if (productId) noteSeen(Number(productId))
      callApi(saveRef, { u: btoa(encodeURIComponent(JSON.stringify(record))) }).catch(() => undefined)
    }
    const timer = setTimeout(report, REPORTED_AT_ONCE.includes(pattern) ? 0 : delayMs)
    return () => clearTimeout(timer)
  }, [pathname, pattern])
  useEffect(() => {
    const timer = setTimeout(warmGoodsPage, warmAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return null
}
