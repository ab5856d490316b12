import type { Call } from '../../../../api/handler.ts'
import { unitNameOf, skusOf } from '../../../basket/server/public.ts'
import { matchedAttributes } from '../../../catalog/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { agreesWith } from '../../../recognition/rules/agreeing-quantities.ts'
import type { Quantity } from '../../../recognition/rules/read-quantity.ts'
import { countOf } from '../../../recognition/rules/sale-count.ts'
import { differenceTexts, lineRecogniser } from '../../../recognition/server/public.ts'
import type { IndexRefresher } from '../../../search/server/public.ts'
import type { RecognisedRequestLine } from '../../endpoints-request-lines.ts'
import { describedLine } from '../../rules/described-line.ts'
import { findGoods, type Found } from '../quick-order/match-order-lines.ts'

/**
 * Pasted lines as lines of a request. The same reader as quick order finds the goods; the rules of the cart (least quantity, stock)
 * do not count here, for a request may ask for any quantity.
 */
export async function readRequestLines(
  keeper: IndexRefresher,
  lines: readonly string[],
  call: Call,
): Promise<{ rows: RecognisedRequestLine[] }> {
  const recogniser = lineRecogniser(keeper, call)
  const found: Found[] = []
  // One after the other: a pasted list is no reason to ask for a hundred connections.
  for (const typed of lines) found.push(await findGoods(recogniser, { typed, number: '', isProposed: 0 }, call))
  const [skus, attributes] = await Promise.all([skusOf(call, [...new Set(found.flatMap(idsOf))]), matchedAttributes(call.app.visitorRead)])
  const rows = found.map((one): RecognisedRequestLine => {
    const { typed } = one.row
    const { quantity, notes } = one.statement
    const goods = idsOf(one).flatMap((id) => {
      const sku = skus.get(id)
      return sku ? [{ sku, ...countIn(sku, quantity) }] : []
    })
    const [best] = goods
    const differs = best ? differenceTexts(one.recognised?.best ?? null, attributes, call.lang) : []
    const level = !best ? 'none' : differs.length === 0 && best.isSure ? 'full' : 'confirm'
    return {
      typed,
      level,
      differs: [...differs],
      goods: goods.map(({ sku, unit, number }) => goodsOf(sku, unit, number, call)),
      described: describedLine(typed, quantity),
      notes: notes.map(({ text }) => text).join(' '),
    }
  })
  return { rows }
}

/** The goods that a line was taken for, and the others that its words may mean. */
function idsOf({ productId, recognised }: Found): number[] {
  const others = (recognised?.others ?? []).map(({ profile }) => profile.sku.productId)
  return productId === null ? [] : [...new Set([productId, ...others])].slice(0, 6)
}

type Counted = { readonly unit: 'primary' | 'second'; readonly number: string; readonly isSure: boolean }
const open: Counted = { unit: 'primary', number: '', isSure: false }

/** The typed quantity in a unit of the goods. A number that would have to change, even exactly, is left open: it is asked for as typed. */
function countIn(sku: SkuForSale, quantity: Quantity): Counted {
  const second = sku.saleUnitState === 2 && sku.convToSec !== null ? sku.secUnitCode : null
  const saleUnits = { unitCode: sku.unitCode, secUnitCode: second }
  if (quantity.number === '' || quantity.isVague || !agreesWith(quantity, { ...saleUnits, convToSec: sku.convToSec })) return open
  const { certainty, number, unit } = countOf(quantity, saleUnits)
  return certainty === 'sure' && number === quantity.number ? { unit, number, isSure: true } : open
}

function goodsOf(sku: SkuForSale, unit: Counted['unit'], number: string, { lang }: Call) {
  return {
    productId: sku.productId,
    goodsName: lang === 'en' ? sku.nameEn : sku.nameZh,
    specText: lang === 'en' ? sku.specEn : sku.specZh,
    storeName: lang === 'en' ? sku.storeNameEn : sku.storeName,
    unitCode: unit === 'second' && sku.secUnitCode !== null ? sku.secUnitCode : sku.unitCode,
    unitName: unitNameOf(sku, unit, lang),
    number,
  }
}
