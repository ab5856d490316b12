import { memberOf, type Call } from '../../../../api/handler.ts'
import type { OutputOf, ParsedInputOf } from '../../../../api/endpoint.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { lineAmount } from '../../../../kernel/money/unit-price.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import {
  basketRefusalText,
  parseLineQuantity,
  lineFields,
  priceOf,
  lineProblemOf,
  unitNameOf,
  skusOf,
} from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { goodsListInput } from '../../../search/endpoints.ts'
import { precisionOf, ruleIn, type UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { listGoods, type IndexRefresher } from '../../../search/server/public.ts'
import { materialCodesOfSkus, skuOfMaterialCode } from '../../../enterprise/server/public.ts'
import type { QuickOrderLine, QuickOrderMatch, quickOrderMatch } from '../../endpoints-quick-order.ts'
import { parseOrderLine, type ParsedOrderLine } from '../../rules/parse-order-line.ts'
import { inSaleUnit } from '../../rules/sale-unit.ts'
import { sourcingToolsMessages } from '../../messages.ts'

type Row = ParsedInputOf<typeof quickOrderMatch>['rows'][number]
type Found = Pick<QuickOrderMatch, 'match' | 'choices'> & {
  readonly row: Row
  readonly parsed: ParsedOrderLine
  readonly productId: number | null
}

const mostChoices = 5

/** What rows mean: goods by the company's own code first, then by their number, then by words; and what the cart would say. */
export async function matchOrderLines(keeper: IndexRefresher, rows: readonly Row[], call: Call): Promise<OutputOf<typeof quickOrderMatch>> {
  const found: Found[] = []
  // One after the other: a pasted list is no reason to ask for a hundred connections.
  for (const row of rows) found.push(await findGoods(keeper, row, call))
  const ids = [...new Set(found.flatMap((one) => one.productId ?? []))]
  const { enterpriseId } = memberOf(call)
  const [skus, codes] = await Promise.all([
    skusOf(call, ids),
    enterpriseId === null ? new Map<number, string>() : materialCodesOfSkus(call.app.read, enterpriseId, ids),
  ])
  return {
    rows: found.map((one) => {
      const sku = one.productId === null ? undefined : skus.get(one.productId)
      return present(one, sku, { code: codes.get(one.productId ?? 0) ?? '', call })
    }),
  }
}

async function findGoods(keeper: IndexRefresher, row: Row, call: Call): Promise<Found> {
  const whole = row.number === '' && row.productId === undefined
  const parsed = whole ? parseOrderLine(row.typed) : { name: row.typed, number: row.number, unitCode: null }
  const known = { row, parsed, choices: [] }
  if (row.productId !== undefined) return { ...known, match: 'product', productId: row.productId }
  if (parsed.name === '') return { ...known, match: 'none', productId: null }
  const { enterpriseId } = memberOf(call)
  const coded = enterpriseId === null ? null : await skuOfMaterialCode(call.app.read, enterpriseId, parsed.name.slice(0, 60))
  if (coded !== null) return { ...known, match: 'code', productId: coded }
  if (/^[1-9][0-9]{5,9}$/.test(parsed.name)) {
    const id = Number(parsed.name)
    if ((await skusOf(call, [id])).has(id)) return { ...known, match: 'product', productId: id }
  }
  const { list, match } = await listGoods(keeper, goodsListInput.parse({ keyword: parsed.name, pageSize: mostChoices, facets: 0 }), call)
  const [first] = match === 'none' ? [] : list
  const choices = list.slice(1).map((card) => ({ productId: card.defaultProductId, goodsName: card.goodsName }))
  return { ...known, match: first ? 'words' : 'none', productId: first?.defaultProductId ?? null, choices }
}

type Seen = { readonly code: string; readonly call: Call }

function present({ row, parsed, match, choices }: Found, sku: SkuForSale | undefined, { code, call }: Seen): QuickOrderMatch {
  const t = translate(call.lang, sourcingToolsMessages)
  const told = { typed: row.typed, number: parsed.number, choices }
  if (!sku) return { ...told, match: 'none', line: null, refusal: t('rowUnknown') }
  const asked = quantityOf(sku, row, parsed)
  if (asked === null)
    return {
      ...told,
      match,
      line: lineOf(sku, { number: leastOf(sku, 'primary'), unit: 'primary' }, { code, call }),
      refusal: t('unitOther', { unit: unitNameOf(sku, 'primary', call.lang) }),
    }
  const number = parseLineQuantity(sku, { ...asked, lang: call.lang })
  if (isFailure(number)) {
    const unit = asked.unit === 'second' && sku.saleUnitState === 2 ? 'second' : 'primary'
    return {
      ...told,
      match,
      line: lineOf(sku, { number: leastOf(sku, unit), unit }, { code, call }),
      refusal: basketRefusalText(number, call.lang),
    }
  }
  return { ...told, number: asked.number, match, line: lineOf(sku, { number, unit: asked.unit }, { code, call }), refusal: '' }
}

const leastOf = (sku: SkuForSale, unit: UnitKind): bigint => ruleIn(sku, unit).min

/** The quantity in a unit that the SKU is sold in; without one the least. Null for a unit that it is not sold in. */
function quantityOf(sku: SkuForSale, row: Row, { number, unitCode }: ParsedOrderLine): { number: string; unit: UnitKind } | null {
  const unit = row.unit ?? 'primary'
  if (number === '') return { number: quantityText(leastOf(sku, unit), precisionOf(sku, unit)), unit }
  if (row.unit !== undefined || unitCode === null) return { number, unit }
  const second = sku.saleUnitState === 2 && sku.convToSec !== null ? sku.secUnitCode : null
  return inSaleUnit({ number, unitCode }, { primary: sku.unitCode, second }, (code) => unitOf(code).grams ?? null)
}

function lineOf(sku: SkuForSale, asked: { number: bigint; unit: UnitKind }, { code, call }: Seen): QuickOrderLine {
  const { cartId: _none, ...fields } = lineFields(
    { ...asked, lineId: 0, productId: sku.productId, checked: true, shownPrice: null, wantedPrice: null, wantedDate: null, remark: '' },
    sku,
    call.lang,
  )
  const price = priceOf(sku, asked.number, asked.unit)
  return {
    ...fields,
    storeName: call.lang === 'en' ? sku.storeNameEn : sku.storeName,
    materialCode: code,
    subtotal: price ? yuanNumber(lineAmount(price.unitPrice, asked.number, precisionOf(sku, asked.unit))) : null,
    isRequireEnquiry: sku.requireEnquiry ? 1 : 0,
    problem: lineProblemOf(sku, asked, call.lang),
  }
}
