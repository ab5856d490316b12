import { useEffect, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { goodsOf } from '../../catalog/endpoints-goods.ts'
import type { goodsOftenBought, goodsBoughtTogether } from '../endpoints-bought-together.ts'
import { toGoodsCardView, type GoodsCardView } from '../../catalog/ui/public.ts'

const refs = {
  together: callRef<typeof goodsBoughtTogether>('GET', 'v3/goods/front/goods/goods/together'),
  often: callRef<typeof goodsOftenBought>('GET', 'v3/goods/front/goods/goods/oftenBought'),
}
const cardsRef = callRef<typeof goodsOf>('GET', 'v3/goods/front/goods/goods/listByGoods')

/** Cards of what was bought with goods, or often by the member; asked again when the goods are others. Empty until then. */
export function useBoughtGoods(kind: keyof typeof refs, goodsIds: readonly number[]): readonly GoodsCardView[] {
  const [found, setFound] = useState<readonly GoodsCardView[]>([])
  const asked = goodsIds.join(',')
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      const ids = (await callApi(refs[kind], { goodsIds: asked }, { signal: left.signal })).data?.goodsIds ?? []
      const cards = ids.length === 0 ? [] : (await callApi(cardsRef, { goodsIds: ids.join(',') }, { signal: left.signal })).data
      setFound((cards ?? []).map(toGoodsCardView))
    }
    // What is only recommended may stay away.
    read().catch(() => undefined)
    return () => left.abort()
  }, [kind, asked])
  return found
}
