import { useEffect, useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { deliveredPrices } from '../endpoints-price-quote.ts'

export type DeliveredPrice = OutputOf<typeof deliveredPrices>['list'][number]
export type DeliveredPrices = { readonly cityName: string; readonly of: ReadonlyMap<number, DeliveredPrice> }

const deliveredRef = callRef<typeof deliveredPrices>('GET', 'v3/goods/front/goods/goods/delivered')
const none: DeliveredPrices = { cityName: '', of: new Map() }

/** Delivered prices of SKUs in the city of the head; empty until they are there, and where no city is known. */
export function useDeliveredPrices(productIds: readonly number[]): DeliveredPrices {
  const [told, setTold] = useState(none)
  const asked = productIds.slice(0, 60).join(',')
  useEffect(() => {
    if (asked === '') return setTold(none)
    const leaving = new AbortController()
    callApi(deliveredRef, { productIds: asked }, { signal: leaving.signal }).then(
      ({ data }) => data && setTold({ cityName: data.cityName, of: new Map(data.list.map((one) => [one.productId, one])) }),
      // Without them the list shows what it has.
      () => undefined,
    )
    return () => leaving.abort()
  }, [asked])
  return told
}
