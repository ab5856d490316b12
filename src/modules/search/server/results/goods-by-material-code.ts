import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { materialCodesStartingWith, skuOfMaterialCode } from '../../../enterprise/server/public.ts'
import type { goodsList, suggest } from '../../endpoints.ts'
import { placeOfGoods } from '../../rules/index/search-index.ts'
import type { SearchSnapshot } from '../index/index-refresher.ts'
import { cardsOf } from '../../../catalog/server/public.ts'
import { chosenValues, type ListInput } from './list-selection.ts'
import { searchWords } from './search-words.ts'

type ListAnswer = OutputOf<typeof goodsList>
type Suggestions = OutputOf<typeof suggest>

const mostCodes = 3

/** The SKU that the viewer's company calls by the very words, when nothing else is asked for. Codes are the company's alone. */
export async function productOfMaterialCode(input: ListInput, call: Call): Promise<number | null> {
  const enterpriseId = call.caller.member?.enterpriseId ?? null
  const { keyword, categoryId, pid, low, high, inStock, sample, direct } = input
  const narrowed = [categoryId, pid, low, high, inStock, sample, direct].some(Boolean) || chosenValues(input).size > 0
  if (enterpriseId === null || keyword.trim() === '' || narrowed) return null
  return skuOfMaterialCode(call.app.read, enterpriseId, keyword.trim())
}

/**
 * The list with the coded SKU before everything else. It stands alone where the words found nothing by themselves: a code is
 * no typing error. The answer that was remembered for everybody stays as it is.
 */
export async function materialCodeFirst(
  kept: SearchSnapshot,
  { answer, input, coded }: { readonly answer: ListAnswer; readonly input: ListInput; readonly coded: number },
  call: Call,
): Promise<ListAnswer> {
  const [card] = (await cardsOf(kept, call, [coded])).cards
  if (!card) return answer
  const { pageSize, current } = input
  if (answer.match !== 'exact') {
    const pagination = { current: 1, pageSize, total: 1, pageCount: 1 }
    return { ...answer, list: [card], pagination, facets: [], match: 'exact', meant: '', nearest: [] }
  }
  const others = answer.list.filter((one) => one.goodsId !== card.goodsId)
  const place = placeOfGoods(kept.board, card.goodsId) ?? -1
  const isFound = searchWords(kept, input.keyword.trim())?.found.goods.includes(place) ?? false
  const total = answer.pagination.total + (isFound ? 0 : 1)
  return {
    ...answer,
    list: current === 1 ? [card, ...others] : others,
    pagination: { ...answer.pagination, total, pageCount: Math.ceil(total / pageSize) },
  }
}

/** While typing: codes of the viewer's company that begin like this, with the goods behind them. */
export async function suggestMaterialCodes(kept: SearchSnapshot, typed: string, call: Call): Promise<Suggestions['codes']> {
  const enterpriseId = call.caller.member?.enterpriseId ?? null
  if (enterpriseId === null) return []
  const codes = await materialCodesStartingWith(call.app.read, enterpriseId, { typed, most: mostCodes })
  const productIds = [...new Set(codes.map((code) => code.productId))]
  const { cards } = await cardsOf(kept, call, productIds)
  return codes.flatMap(({ code, productId }) => {
    const goods = cards.find((card) => card.defaultProductId === productId)
    return goods ? [{ materialCode: code, goods }] : []
  })
}
