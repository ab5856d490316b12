import { useEffect, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { recentlyViewed } from '../../../../api/browser/recently-viewed.ts'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import type { footprintList } from '../../../../modules/saved/endpoints-saved-items.ts'
import type { goodsByIds } from '../../../../modules/catalog/endpoints-goods.ts'
import { toGoodsCardView, type GoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'

const listRef = callRef<typeof footprintList>('GET', 'v3/member/front/productLookLog/list')
const cardsRef = callRef<typeof goodsByIds>('GET', 'v3/goods/front/goods/goods/listByIds')
const most = 12

/** Goods looked at before: a member's own, or for visitors those of this browser; without the goods shown. */
export function useRecentlyViewed(goodsId: number): readonly GoodsCardView[] {
  const [seen, setSeen] = useState<readonly GoodsCardView[]>([])
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      const own = storedSession() ? (await callApi(listRef, { pageSize: most }, { signal: left.signal })).data?.list : undefined
      const ids = [...new Set(own?.map((one) => one.productId) ?? recentlyViewed())].slice(0, most)
      if (ids.length === 0) return
      const cards = (await callApi(cardsRef, { productIds: ids.join(',') }, { signal: left.signal })).data ?? []
      const others = cards.filter((card) => card.goodsId !== goodsId)
      setSeen([...new Map(others.map((other) => [other.goodsId, other])).values()].map(toGoodsCardView))
    }
    read().catch(() => undefined)
    return () => left.abort()
  }, [goodsId])
  return seen
}
