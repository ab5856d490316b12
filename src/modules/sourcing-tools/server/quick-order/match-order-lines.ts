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
import { factsOfSkus, matchedAttributes, type MatchedAttribute, type SkuFacts } from '../../../catalog/server/public.ts'
import { listGoods, type IndexRefresher } from '../../../search/server/public.ts'
import { materialCodesOfSkus, skuOfMaterialCode } from '../../../enterprise/server/public.ts'
import type { QuickOrderLine, QuickOrderMatch, quickOrderMatch } from '../../endpoints-quick-order.ts'
import { compareOrderLine } from '../../rules/compare-order-line.ts'
import { looseUnitCodeOf, parseOrderLine, unitCodeOf, type ParsedOrderLine } from '../../rules/parse-order-line.ts'
import { inSaleUnit } from '../../rules/sale-unit.ts'
import { sourcingToolsMessages } from '../../messages.ts'

type Row = ParsedInputOf<typeof quickOrderMatch>['rows'][number]
type Found = Pick<QuickOrderMatch, 'match' | 'choices'> & {
  readonly row: Row
  readonly parsed: ParsedOrderLine
  readonly productId: number | null
  /** The goods were found by words that say more, or something else: what differs is shown and confirmed. */
  readonly isCompared: boolean
}
type Difference = QuickOrderMatch['differs'][number]

const mostChoices = 5

/** What rows mean: goods by the company's own code first, then by their number, then by words; and what the cart would say. */
export async function matchOrderLines(keeper: IndexRefresher, rows: readonly Row[], call: Call): Promise<OutputOf<typeof quickOrderMatch>> {
  const found: Found[] = []
  // One after the other: a pasted list is no reason to ask for a hundred connections.
  for (const row of rows) found.push(await findGoods(keeper, row, call))
  const ids = [...new Set(found.flatMap((one) => one.productId ?? []))]
  const { enterpriseId } = memberOf(call)
  const [skus, codes, facts, attributes] = await Promise.all([
    skusOf(call, ids),
    enterpriseId === null ? new Map<number, string>() : materialCodesOfSkus(call.app.read, enterpriseId, ids),
    factsOfSkus(call.app.visitorRead, ids),
    matchedAttributes(call.app.visitorRead),
  ])
  const known = { call, attributes, facts: new Map(facts.map((fact) => [Number(fact.productId), fact])) }
  return {
    rows: found.map((one) => {
      const sku = one.productId === null ? undefined : skus.get(one.productId)
      return present(one, sku, { ...known, code: codes.get(one.productId ?? 0) ?? '' })
    }),
  }
}

async function findGoods(keeper: IndexRefresher, row: Row, call: Call): Promise<Found> {
  const whole = row.number === '' && row.productId === undefined
  const read = parseOrderLine(row.typed)
  const parsed = whole ? read : { name: row.isProposed ? read.name : row.typed, number: row.number, unitCode: null, unitText: '' }
  const known = { row, parsed, choices: [], isCompared: false }
  if (row.productId !== undefined) return { ...known, match: 'product', productId: row.productId, isCompared: row.isProposed === 1 }
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
  return { ...known, match: first ? 'words' : 'none', productId: first?.defaultProductId ?? null, choices, isCompared: true }
}

/** What differs between the words of a line and the goods that were found for it. */
function differencesOf({ parsed, isCompared }: Found, sku: SkuForSale, { facts, attributes, call }: Seen): readonly Difference[] {
  if (!isCompared) return []
  const t = translate(call.lang, sourcingToolsMessages)
  const own = facts.get(sku.productId)
  const text = [sku.nameZh, sku.nameEn, sku.specZh, sku.specEn, ...(own?.standards ?? [])].join(' ')
  return compareOrderLine(parsed.name, { text, values: own?.values ?? {} }).map(({ code, typed, found }) => {
    const attribute = attributes.find((one) => one.code === code)
    const label = attribute ? attribute[call.lang] : t(/\d/.test(typed) ? 'differSpec' : 'differName')
    return { label, typed, found: found === '' ? t('differNone') : found }
  })
}

type Seen = {
  readonly code: string
  readonly call: Call
  readonly facts: ReadonlyMap<number, SkuFacts>
  readonly attributes: readonly MatchedAttribute[]
}
type Asked = { readonly number: string; readonly unit: UnitKind }

function present(found: Found, sku: SkuForSale | undefined, seen: Seen): QuickOrderMatch {
  const { row, parsed, match, choices } = found
  const { call } = seen
  const t = translate(call.lang, sourcingToolsMessages)
  const told = { typed: row.typed, number: parsed.number, choices }
  if (!sku) return { ...told, match: 'none', level: 'none', differs: [], line: null, refusal: t('rowUnknown') }
  const differs = differencesOf(found, sku, seen)
  const unitName = unitNameOf(sku, 'primary', call.lang)
  const { asked, isSure } = quantityOf(sku, row, found)
  const open = (refusal: string, unit: UnitKind = 'primary'): QuickOrderMatch => {
    const line = lineOf(sku, { number: leastOf(sku, unit), unit }, seen)
    // What was typed stays typed: the line has no sum before somebody has entered a quantity that holds.
    return { ...told, match, level: 'confirm', differs: [...differs], line: { ...line, subtotal: null }, refusal }
  }
  if (asked === null) {
    if (parsed.number === '') return open(t('numberMissing'))
    const isKnown = unitCodeOf(parsed.unitText) !== null || looseUnitCodeOf(parsed.unitText) !== null
    return open(t(isKnown ? 'unitOther' : 'unitUnknown', { unit: unitName, typed: `${parsed.number} ${parsed.unitText}`.trim() }))
  }
  const number = parseLineQuantity(sku, { ...asked, lang: call.lang })
  if (isFailure(number))
    return open(basketRefusalText(number, call.lang), asked.unit === 'second' && sku.saleUnitState === 2 ? 'second' : 'primary')
  const line = lineOf(sku, { number, unit: asked.unit }, seen)
  const said = parsed.unitText === '' ? t('differNone') : parsed.unitText
  const units = isSure ? [] : [{ label: t('differUnit'), typed: said, found: unitNameOf(sku, asked.unit, call.lang) }]
  const all = [...differs, ...units]
  return { ...told, number: asked.number, match, level: all.length === 0 ? 'full' : 'confirm', differs: all, line, refusal: '' }
}

const leastOf = (sku: SkuForSale, unit: UnitKind): bigint => ruleIn(sku, unit).min

/**
 * The quantity in a unit that the SKU is sold in; null where none was typed, or in a unit that it is not sold in: nothing is
 * filled in for it. A loose word (20 个) or none beside words is taken and not sure: the buyer confirms it.
 */
function quantityOf(sku: SkuForSale, row: Row, { parsed, match }: Found): { asked: Asked | null; isSure: boolean } {
  const { number, unitCode, unitText } = parsed
  // Goods that were chosen without saying how many begin with the least.
  if (number === '' && row.productId !== undefined && row.isProposed === 0) {
    const unit = row.unit ?? 'primary'
    return { asked: { number: quantityText(leastOf(sku, unit), precisionOf(sku, unit)), unit }, isSure: true }
  }
  if (number === '') return { asked: null, isSure: false }
  if (row.unit !== undefined || row.productId !== undefined) return { asked: { number, unit: row.unit ?? 'primary' }, isSure: true }
  if (unitText === '') return { asked: { number, unit: 'primary' }, isSure: match !== 'words' }
  const meant = unitCode ?? looseUnitCodeOf(unitText)
  if (meant === null) return { asked: null, isSure: false }
  const second = sku.saleUnitState === 2 && sku.convToSec !== null ? sku.secUnitCode : null
  const asked = inSaleUnit({ number, unitCode: meant }, { primary: sku.unitCode, second }, (code) => unitOf(code).grams ?? null)
  return { asked, isSure: unitCode !== null }
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
