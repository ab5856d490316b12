import { callApi } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import type { Envelope } from '../../../../api/envelope.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import type { contrastClear, contrastEdit, contrastList, contrastMerge } from '../../contract-contrast.ts'
import { keepAccountPicks, visitorsPicks } from './compare-picks.ts'
import { pictureName } from './picture-name.ts'

const listRef = callRef<typeof contrastList>('GET', 'v3/goods/front/contrast/list')
const editRef = callRef<typeof contrastEdit>('POST', 'v3/goods/front/contrast/edit')
const mergeRef = callRef<typeof contrastMerge>('POST', 'v3/goods/front/contrast/merge')
const clearRef = callRef<typeof contrastClear>('POST', 'v3/goods/front/contrast/empty')

type Cards = OutputOf<typeof contrastList>['list']

function keep({ data }: Envelope<{ list: Cards }>): boolean {
  if (!data) return false
  keepAccountPicks(
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
export async function takeOverPicks(): Promise<void> {
  const productIds = visitorsPicks()
  keep(await (productIds.length === 0 ? callApi(listRef, {}) : callApi(mergeRef, { productIds: [...productIds] })))
}

/** Tells the account of a pick or its end; what it answers is shown, and when it refuses, what it holds. */
export async function tellPick(productId: number, isContrast: 1 | 0): Promise<void> {
  if (!keep(await callApi(editRef, { productId, isContrast }))) keep(await callApi(listRef, {}))
}

export async function tellCleared(): Promise<void> {
  keep(await callApi(clearRef, {}))
}
