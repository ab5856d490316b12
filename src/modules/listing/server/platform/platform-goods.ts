import type { z } from 'zod'
import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetWriter } from '../../../../api/sheet-file.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { takedownMachine } from '../../../catalog/rules/takedown-machine.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { mediaPath, moveTakedown, type TakedownOrder } from '../../../catalog/server/public.ts'
import type { PlatformGoods, platformGoodsExport, platformGoodsList } from '../../endpoints-platform.ts'
import type { GoodsState } from '../../endpoints.ts'
import { platformGoodsMessages } from '../../messages.ts'
import { categoriesBelow } from '../revisions/taxonomy-names.ts'
import { platformGoodsCounts, platformGoodsOf, type PlatformGoodsQuery, type PlatformGoodsRow } from './platform-goods-repository.ts'

type Asked = Omit<z.output<typeof platformGoodsExport.input>, 'format'>
type Int = number | bigint

async function queryOf(call: Call, { keyword, storeId, categoryId, brandId, stock }: Asked): Promise<PlatformGoodsQuery> {
  const categoryIds = categoryId === undefined ? null : await categoriesBelow(call.app.read, categoryId)
  return { keyword, storeId: storeId ?? null, categoryIds, brandId: brandId ?? null, stock }
}

function rangeOf(low: Int | null, high: Int | null) {
  return low === null || high === null ? null : { low: unitPriceNumber(BigInt(low)), high: unitPriceNumber(BigInt(high)) }
}

function viewOf(row: PlatformGoodsRow, lang: Call['lang']): PlatformGoods {
  const isEnglish = lang === 'en'
  return {
    goodsId: row.goodsId,
    productId: row.productId === null ? null : Number(row.productId),
    goodsName: isEnglish ? row.nameEn : row.nameZh,
    goodsImage: row.image === null ? '' : mediaPath + row.image,
    storeId: row.storeId,
    storeName: (isEnglish && row.storeEn) || row.storeZh,
    categoryName: isEnglish ? row.categoryEn : row.categoryZh,
    brandName: (isEnglish ? row.brandEn : row.brandZh) ?? '',
    state: row.state,
    reason: row.reason,
    retailPrice: rangeOf(row.retailLow, row.retailHigh),
    businessPrice: rangeOf(row.businessLow, row.businessHigh),
    isRequireEnquiry: row.requireEnquiry ? 1 : 0,
    priceUnit: unitOf(row.unitCode)[lang],
    skuNum: row.skuNum,
    available: quantityNumber(BigInt(row.available), row.precision),
    held: quantityNumber(BigInt(row.held), row.precision),
    soldNum: Number(row.sold),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    can: takedownMachine.allowedActions(row.state, 'platform'),
  }
}

/** Goods of all stores by the filters of the platform's list. */
export async function listPlatformGoods(input: z.output<typeof platformGoodsList.input>, call: Call) {
  const { read } = call.app
  const query = await queryOf(call, input)
  const { current, pageSize, state, sort } = input
  const [counts, found] = await Promise.all([
    platformGoodsCounts(read, query),
    platformGoodsOf(read, query, { state, sort, limit: pageSize, offset: offsetOf(input) }),
  ])
  const total = counts[state || 'all']
  return {
    list: found.map((row) => viewOf(row, call.lang)),
    pagination: { current, pageSize, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) },
    counts,
  }
}

const heads = ['goodsNo', 'goods', 'store', 'category', 'brand', 'state', 'reason', 'retailLow', 'retailHigh', 'businessLow'] as const
const moreHeads = ['businessHigh', 'unit', 'skuNum', 'available', 'held', 'sold', 'published'] as const

/** The list as a file; who took it along is written down. Refusal: `catalog.exportTooMany`. */
export async function exportPlatformGoods(write: SheetWriter, input: z.output<typeof platformGoodsExport.input>, call: Call) {
  const { format, ...asked } = input
  const { state, sort } = asked
  const found = await platformGoodsOf(call.app.read, await queryOf(call, asked), { state, sort, limit: mostSheetRows + 1, offset: 0 })
  if (found.length > mostSheetRows) return failure('catalog.exportTooMany', { max: mostSheetRows })
  const say = translate(call.lang, platformGoodsMessages)
  const lines = found.map((row) => lineOf(viewOf(row, call.lang), (key) => say(key)))
  const name = sheetName(say('allGoodsTitle'), call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [[...heads, ...moreHeads].map((head) => say(`head_${head}`)), ...lines] })
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'goods.export',
      entity: 'goodsList',
      entityId: 'platform',
      without: 'note',
      facts: { ...asked, count: lines.length },
    }),
  )
  return file
}

function lineOf(goods: PlatformGoods, say: (state: GoodsState) => string) {
  const { retailPrice, businessPrice } = goods
  return [
    goods.goodsId,
    goods.goodsName,
    goods.storeName,
    goods.categoryName,
    goods.brandName,
    say(goods.state),
    goods.reason,
    retailPrice?.low ?? '',
    retailPrice?.high ?? '',
    businessPrice?.low ?? '',
    businessPrice?.high ?? '',
    goods.priceUnit,
    goods.skuNum,
    goods.available,
    goods.held,
    goods.soldNum,
    sheetTime(goods.publishedAt),
  ]
}

/** Moves several goods, all of them or none; rows are locked in the order of their ids. */
export function moveSeveral(goodsIds: readonly number[], order: Pick<TakedownOrder, 'event' | 'reason'>, call: Call) {
  return call.app.inTransaction(async (tx) => {
    const list: { goodsId: number; state: GoodsState }[] = []
    for (const goodsId of [...new Set(goodsIds)].toSorted((one, other) => one - other)) {
      const state = await moveTakedown(tx, goodsId, { ...order, act: actorContext(call, 'platform') })
      if (isFailure(state)) return state
      list.push({ goodsId, state })
    }
    return { list }
  })
}
