import { useEffect, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import type { goodsOf } from '../../contract-goods.ts'
import type { goodsOftenBought, goodsTogether } from '../../contract-together.ts'
import { shownCard, type ShownCard } from './shown-card.ts'

const refs = {
  together: callRef<typeof goodsTogether>('GET', 'v3/goods/front/goods/goods/together'),
  often: callRef<typeof goodsOftenBought>('GET', 'v3/goods/front/goods/goods/oftenBought'),
}
const cardsRef = callRef<typeof goodsOf>('GET', 'v3/goods/front/goods/goods/listByGoods')

/** Cards of what was bought with goods, or often by the member; asked again when the goods are others. Empty until then. */
export function useBoughtGoods(kind: keyof typeof refs, goodsIds: readonly number[]): readonly ShownCard[] {
  const [found, setFound] = useState<readonly ShownCard[]>([])
  const asked = goodsIds.join(',')
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      const ids = (await callApi(refs[kind], { goodsIds: asked }, { signal: left.signal })).data?.goodsIds ?? []
      const cards = ids.length === 0 ? [] : (await callApi(cardsRef, { goodsIds: ids.join(',') }, { signal: left.signal })).data
      setFound((cards ?? []).map(shownCard))
    }
    // What is only recommended may stay away.
    read().catch(() => undefined)
    return () => left.abort()
  }, [kind, asked])
  return found
}
