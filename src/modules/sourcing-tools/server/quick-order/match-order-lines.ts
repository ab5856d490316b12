import type { Call } from '../../../../api/handler.ts'
import type { OutputOf, ParsedInputOf } from '../../../../api/endpoint.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { lineAmount, unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { basketRefusalText, parseLineQuantity, lineFields, lineProblemOf, unitNameOf, skusOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import type { IndexRefresher } from '../../../search/server/public.ts'
import { precisionOf, ruleIn, type UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import { matchedAttributes, type MatchedAttribute } from '../../../catalog/server/public.ts'
import { materialCodesOfSkus, skuOfMaterialCode } from '../../../enterprise/server/public.ts'
import { agreesWith } from '../../../recognition/rules/agreeing-quantities.ts'
import type { Quantity } from '../../../recognition/rules/read-quantity.ts'
import type { Statement } from '../../../recognition/rules/read-statement.ts'
import { countOf } from '../../../recognition/rules/sale-count.ts'
import { differenceTexts, lineRecogniser, type RecognisedLine } from '../../../recognition/server/public.ts'
import type { QuickOrderLine, QuickOrderMatch, quickOrderMatch } from '../../endpoints-quick-order.ts'
import { codeOfLine } from '../../rules/code-of-line.ts'
import { sourcingToolsMessages } from '../../messages.ts'

type Row = ParsedInputOf<typeof quickOrderMatch>['rows'][number]
export type Found = Pick<QuickOrderMatch, 'match'> & {
  readonly row: Row
  readonly statement: Statement
  readonly productId: number | null
  readonly recognised: RecognisedLine | null
}
type Difference = QuickOrderMatch['differs'][number]
type Recogniser = ReturnType<typeof lineRecogniser>

/** What rows mean: goods by the company's own code first, then by their number, then by words; and what the cart would say. */
export async function matchOrderLines(keeper: IndexRefresher, rows: readonly Row[], call: Call): Promise<OutputOf<typeof quickOrderMatch>> {
  const recogniser = lineRecogniser(keeper, call)
  const found: Found[] = []
  // One after the other: a pasted list is no reason to ask for a hundred connections.
  for (const row of rows) found.push(await findGoods(recogniser, row, call))
  const ids = [
    ...new Set(
      found.flatMap(({ productId, recognised }) =>
        [productId ?? [], ...(recognised?.others ?? []).map((one) => one.profile.sku.productId)].flat(),
      ),
    ),
  ]
  const enterpriseId = call.caller.member?.enterpriseId ?? null
  const [skus, codes, attributes] = await Promise.all([
    skusOf(call, ids),
    enterpriseId === null ? new Map<number, string>() : materialCodesOfSkus(call.app.read, enterpriseId, ids),
    matchedAttributes(call.app.visitorRead),
  ])
  return {
    rows: found.map((one) => {
      const sku = one.productId === null ? undefined : skus.get(one.productId)
      return present(one, sku, { call, attributes, code: codes.get(one.productId ?? 0) ?? '', skus })
    }),
  }
}

export async function findGoods(recogniser: Recogniser, row: Row, call: Call): Promise<Found> {
  const statement = recogniser.read(row.typed)
  const known = { row, statement, recognised: null }
  if (row.productId !== undefined) {
    const recognised = row.isProposed === 1 ? await recogniser.compare(statement, row.productId) : null
    return { ...known, match: 'product', productId: row.productId, recognised }
  }
  const enterpriseId = call.caller.member?.enterpriseId ?? null
  const code = codeOfLine(row.typed)
  const coded =
    enterpriseId === null || code.name === '' ? null : await skuOfMaterialCode(call.app.read, enterpriseId, code.name.slice(0, 60))
  if (coded !== null) return { ...known, statement: { ...statement, quantity: code.quantity }, match: 'code', productId: coded }
  if (/^[1-9][0-9]{5,9}$/.test(code.name)) {
    const id = Number(code.name)
    if ((await skusOf(call, [id])).has(id))
      return { ...known, statement: { ...statement, quantity: code.quantity }, match: 'product', productId: id }
  }
  const recognised = await recogniser.recognise(statement)
  return { ...known, match: recognised.best ? 'words' : 'none', productId: recognised.best?.profile.sku.productId ?? null, recognised }
}

function differencesOf({ recognised }: Found, { attributes, call }: Seen): readonly Difference[] {
  return differenceTexts(recognised?.best ?? null, attributes, call.lang)
}

/** Other goods that the words may mean, with the specification where it is what differs. */
function choicesOf({ recognised, productId }: Found, { skus, call }: Seen): QuickOrderMatch['choices'] {
  return (recognised?.others ?? []).flatMap(
    ({
      profile: {
        sku: { productId: id },
      },
    }) => {
      const sku = skus.get(id)
      if (!sku || id === productId) return []
      const [name, spec] = call.lang === 'en' ? [sku.nameEn, sku.specEn] : [sku.nameZh, sku.specZh]
      const price = priceOf(sku, leastOf(sku, 'primary'), 'primary')
      return [
        {
          productId: id,
          goodsName: [name, spec].filter((text) => text !== '').join(' '),
          goodsPrice: price ? unitPriceNumber(price.unitPrice) : null,
          unitName: unitNameOf(sku, 'primary', call.lang),
        },
      ]
    },
  )
}

type Seen = {
  readonly code: string
  readonly call: Call
  readonly skus: ReadonlyMap<number, SkuForSale>
  readonly attributes: readonly MatchedAttribute[]
}
type Asked = { readonly number: string; readonly unit: UnitKind }

function present(found: Found, sku: SkuForSale | undefined, seen: Seen): QuickOrderMatch {
  const { row, statement, match } = found
  const { call } = seen
  const t = translate(call.lang, sourcingToolsMessages)
  const { quantity } = statement
  const number = row.number === '' ? quantity.number : row.number
  const told = { typed: row.typed, number, choices: choicesOf(found, seen) }
  if (!sku) return { ...told, match: 'none', level: 'none', differs: [], line: null, refusal: t('rowUnknown') }
  const differs = differencesOf(found, seen)
  const unitName = unitNameOf(sku, 'primary', call.lang)
  const { asked, isSure, conflict } = quantityOf(sku, row, found)
  const open = (refusal: string, unit: UnitKind = 'primary'): QuickOrderMatch => {
    const line = lineOf(sku, { number: leastOf(sku, unit), unit }, seen)
    // What was typed stays typed: the line has no sum before somebody has entered a quantity that holds.
    return {
      ...told,
      number: conflict ? '' : number,
      match,
      level: 'confirm',
      differs: [...differs],
      line: { ...line, subtotal: null },
      refusal,
    }
  }
  if (asked === null) {
    if (conflict) return open(t('numbersDiffer'))
    if (number === '') return open(t('numberMissing'))
    const typed = `${number} ${quantity.unitText}`.trim()
    return open(t(quantity.unitCode === null ? 'unitUnknown' : 'unitOther', { unit: unitName, typed }))
  }
  const least = parseLineQuantity(sku, { ...asked, lang: call.lang })
  if (isFailure(least))
    return open(basketRefusalText(least, call.lang), asked.unit === 'second' && sku.saleUnitState === 2 ? 'second' : 'primary')
  const line = lineOf(sku, { number: least, unit: asked.unit }, seen)
  const said = quantity.unitText === '' ? t('differNone') : quantity.unitText
  const units = isSure ? [] : [{ label: t('differUnit'), typed: said, found: unitNameOf(sku, asked.unit, call.lang) }]
  const all = [...differs, ...units]
  return { ...told, number: asked.number, match, level: all.length === 0 ? 'full' : 'confirm', differs: all, line, refusal: '' }
}

const leastOf = (sku: SkuForSale, unit: UnitKind): bigint => ruleIn(sku, unit).min

type AskedQuantity = { readonly asked: Asked | null; readonly isSure: boolean; readonly conflict?: true }

/**
 * The quantity in a unit that the SKU is sold in; null where none was typed, or in a unit that it is not sold in: nothing is
 * filled in for it. A word that may count something else, or none, is taken and not sure: the buyer confirms it.
 */
function quantityOf(sku: SkuForSale, row: Row, { statement, match }: Found): AskedQuantity {
  const second = sku.saleUnitState === 2 && sku.convToSec !== null ? sku.secUnitCode : null
  const { quantity } = statement
  const isChosen = row.productId !== undefined && row.isProposed === 0 && row.number === ''
  // Goods that were chosen without saying how many begin with the least.
  if (isChosen && quantity.number === '' && !quantity.isVague) {
    const unit = row.unit ?? 'primary'
    return { asked: { number: quantityText(leastOf(sku, unit), precisionOf(sku, unit)), unit }, isSure: true }
  }
  // Goods that were chosen for a line with a quantity take that quantity where it counts them.
  const takesTyped = isChosen && row.unit === undefined
  const number = row.number === '' && row.productId === undefined ? quantity.number : row.number
  if (!takesTyped && (row.unit !== undefined || row.productId !== undefined))
    return { asked: number === '' ? null : { number, unit: row.unit ?? 'primary' }, isSure: true }
  // A quantity of its own beside a name is in the trade unit; the unit of the name's own quantity is read with it.
  const meant: Quantity = row.number === '' ? quantity : { ...quantity, number: row.number, others: [] }
  if (meant.number === '' || meant.isVague) return { asked: null, isSure: false }
  if (!agreesWith(meant, { unitCode: sku.unitCode, secUnitCode: second, convToSec: sku.convToSec }))
    return { asked: null, isSure: false, conflict: true }
  if (meant.unitText === '') return { asked: { number: meant.number, unit: 'primary' }, isSure: match !== 'words' }
  const { certainty, ...asked } = countOf(meant, { unitCode: sku.unitCode, secUnitCode: second })
  return certainty === 'none' ? { asked: null, isSure: false } : { asked, isSure: certainty === 'sure' }
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
