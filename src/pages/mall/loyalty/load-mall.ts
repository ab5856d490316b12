import type { LoaderFunctionArgs } from 'react-router'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { mallGoodsDetailCall, mallGoodsListCall, mallOrderConfirmCall } from '../../../modules/loyalty/endpoints.ts'
import { loyaltyPageMessages, mallPageMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'

const pageSize = 20
const wholeOf = (text: string | null) => (/^[1-9][0-9]{0,7}$/.test(text ?? '') ? Number(text) : undefined)

/** The goods of a mall by the filters of the address. */
export async function loadGoodsList({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>, mall: Currency) {
  const query = new URL(request.url).searchParams
  const order = (['sort', 'points', 'sold'] as const).find((one) => one === query.get('order')) ?? 'sort'
  const asked = { keyword: (query.get('keyword') ?? '').trim().slice(0, 40), most: wholeOf(query.get('most')), order }
  const current = Math.min(wholeOf(query.get('current')) ?? 1, 500)
  const { list, total } = await load(context, mallGoodsListCall, { mall, ...asked, current, pageSize })
  const words = pageMessages(pageContextOf(context).lang, mallPageMessages)
  return { list, pageCount: Math.ceil(total / pageSize), current, asked, ...words }
}

/** One of the goods; absent ones are no page. */
export async function loadGoodsDetail(context: LoaderFunctionArgs['context'], mall: Currency, goodsId: string | null) {
  const goods = await load(context, mallGoodsDetailCall, { mall, goodsId: wholeOf(goodsId) ?? 0 })
  return { goods, ...pageMessages(pageContextOf(context).lang, mallPageMessages) }
}

/** What an order would cost, by the address. */
export async function loadConfirm({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>, mall: Currency) {
  const query = new URL(request.url).searchParams
  const quantity = Math.min(wholeOf(query.get('quantity')) ?? 1, 999)
  const view = await load(context, mallOrderConfirmCall, { mall, goodsId: wholeOf(query.get('goodsId')) ?? 0, quantity })
  return { view, ...pageMessages(pageContextOf(context).lang, loyaltyPageMessages, mallPageMessages) }
}
