import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { basketChanged } from '../../../api/browser/basket-signal.ts'
import { callApi, loginNeeded } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { addRecentlyViewed } from '../../../api/browser/recently-viewed.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { newRequestKey } from '../../../api/request-key.ts'
import type { footprintAdd } from '../../../modules/saved/endpoints-saved-items.ts'
import type { saveBehaviour, saveCity, saveEvent } from '../../../modules/analytics/endpoints.ts'
import { useInstantPreview } from '../mall/instant-preview.ts'
import { pageRecordOf } from './page-record.ts'
import { prefetchGoodsPage } from '../mall/prefetch-goods-page.ts'

const saveRef = callRef<typeof saveBehaviour>('POST', 'v3/statistics/front/member/behavior/save')
const eventRef = callRef<typeof saveEvent>('POST', 'v3/statistics/front/member/event/save')
const cityRef = callRef<typeof saveCity>('POST', 'v3/statistics/front/member/city/save')
const footprintRef = callRef<typeof footprintAdd>('POST', 'v3/member/front/productLookLog/add')
/** Specification §9: a page view counts after 3 s; the page table says which count at once. */
const delayMs = 3_000
/** After a page has come to rest: nothing of it waits for what may come next. */
const warmAfterMs = 1_500
const placeKey = 'zb.place'

function visitorId(): string {
  const kept = localStorage.getItem('zb.uuid')
  if (kept) return kept
  const made = newRequestKey()
  localStorage.setItem('zb.uuid', made)
  return made
}

const encoded = (record: object) => btoa(encodeURIComponent(JSON.stringify(record)))
const ignore = () => undefined

function reportView(pathname: string, search: string): void {
  const record = pageRecordOf(pathname, search)
  if (record.productId && storedSession()) callApi(footprintRef, { productId: String(record.productId) }).catch(ignore)
  else if (record.productId) addRecentlyViewed(record.productId)
  callApi(saveRef, { u: encoded({ ...record, uuid: visitorId() }) }).catch(ignore)
}

/** Where this browser is and whether somebody is logged in, told when either changed; the server takes the member from the session. */
function reportPlace(): void {
  const place = `${document.documentElement.dataset['city'] ?? ''} ${storedSession() ? 'member' : 'visitor'}`
  if (localStorage.getItem(placeKey) === place) return
  localStorage.setItem(placeKey, place)
  callApi(cityRef, { uuid: visitorId() }).catch(ignore)
}

function reportEvent(eventType: string): void {
  callApi(eventRef, { u: encoded({ eventType, path: location.pathname, uuid: visitorId() }) }).catch(ignore)
}

/** What happens behind a page: its view is reported to the statistics (a failure is nobody's business), the next one prepared. */
export function PageReport() {
  const { pathname, search } = useLocation()
  useInstantPreview()
  const pattern = useMatches().at(-1)?.id ?? ''
  // Another filter or page of a list is the same view; another store or SKU is a new one.
  const about = JSON.stringify(pageRecordOf(pathname, search))
  useEffect(() => {
    const report = () => {
      reportView(pathname, location.search)
      reportPlace()
    }
    const timer = setTimeout(report, REPORTED_AT_ONCE.includes(pattern) ? 0 : delayMs)
    return () => clearTimeout(timer)
  }, [pathname, about, pattern])
  useEffect(() => {
    const over = new AbortController()
    window.addEventListener(basketChanged, () => reportEvent('basket'), { signal: over.signal })
    window.addEventListener(loginNeeded, () => reportEvent('loginPrompt'), { signal: over.signal })
    const timer = setTimeout(prefetchGoodsPage, warmAfterMs)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [])
  return null
}
