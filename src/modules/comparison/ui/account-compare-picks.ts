import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { Envelope } from '../../../api/envelope.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { comparisonClear, comparisonEdit, comparisonList, comparisonMerge } from '../endpoints-comparison.ts'
import { cacheAccountPicks, visitorPicks } from './compare-picks.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'

const listRef = callRef<typeof comparisonList>('GET', 'v3/goods/front/contrast/list')
const editRef = callRef<typeof comparisonEdit>('POST', 'v3/goods/front/contrast/edit')
const mergeRef = callRef<typeof comparisonMerge>('POST', 'v3/goods/front/contrast/merge')
const clearRef = callRef<typeof comparisonClear>('POST', 'v3/goods/front/contrast/empty')

type Cards = OutputOf<typeof comparisonList>['list']

function keep({ data }: Envelope<{ list: Cards }>): boolean {
  if (!data) return false
  cacheAccountPicks(
    data.list.map((goods) => ({
      productId: goods.defaultProductId,
      name: goods.goodsName,
      image: pictureName(goods.goodsImage) ?? '',
      price: goods.goodsPrice === null ? '' : `¥${priceText(goods.goodsPrice)}/${goods.priceUnit}`,
    })),
  )
  return true
}

/** After a login: hands a visitor's picks to the account, or fetches what the account holds from other devices. */
export async function mergeVisitorPicks(): Promise<void> {
  const productIds = visitorPicks()
  keep(await (productIds.length === 0 ? callApi(listRef, {}) : callApi(mergeRef, { productIds: [...productIds] })))
}

/** Tells the account of a pick or its end; what it answers is shown, and when it refuses, what it holds. */
export async function saveComparePick(productId: number, isContrast: 1 | 0): Promise<void> {
  if (!keep(await callApi(editRef, { productId, isContrast }))) keep(await callApi(listRef, {}))
}

export async function clearSavedPicks(): Promise<void> {
  keep(await callApi(clearRef, {}))
}
