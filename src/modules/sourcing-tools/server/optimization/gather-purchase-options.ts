import type { Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { lineAmount } from '../../../../kernel/money/unit-price.ts'
import { parseLineQuantity, lineProblemOf, skusOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import { stockNumberOf } from '../../../catalog/rules/sale-quantity.ts'
import { skuPropertiesOf, type SkuProperties } from '../../../catalog/server/public.ts'
import { type IndexRefresher } from '../../../search/server/public.ts'
import { massOf } from '../../../pricing/rules/freight.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import type { Option } from '../../rules/best-selection.ts'
import { documentNames } from '../../rules/document-names-data.ts'
import { findSubstitutes, gramsOf } from '../replacement/find-substitutes.ts'
import type { OptimizationRequest } from './optimization-run-repository.ts'
import { comparableQuantity } from '../replacement/compared-sku-view.ts'

/** A way to get a line, with what it is. */
export type PurchaseOption = Option & {
  readonly sku: SkuForSale
  /** Steps of its trade unit. */
  readonly number: bigint
  readonly kind: 'start' | 'same' | 'suggested'
  readonly open: readonly string[]
}
export type LineOptions = {
  readonly sku: SkuForSale
  readonly number: bigint
  /** The line's own goods as an option; null where they cannot be bought so. */
  readonly start: PurchaseOption | null
  readonly options: readonly PurchaseOption[]
}

const mostOptions = 10

/** Every line's goods with all that may stand for them. Refusals: `tools.lineGone`, `tools.badNumber`. */
export async function gatherPurchaseOptions(
  keeper: IndexRefresher,
  call: Call,
  question: OptimizationRequest,
): Promise<LineOptions[] | Failure> {
  const ids = question.lines.map((line) => line.productId)
  const [skus, facts] = await Promise.all([skusOf(call, ids), skuPropertiesOf(call.app.visitorRead, ids)])
  const lines: LineOptions[] = []
  for (const [at, asked] of question.lines.entries()) {
    const [sku, own] = [skus.get(asked.productId), facts.find((fact) => fact.productId === asked.productId)]
    if (!sku || !own) return failure('tools.lineGone', { row: at + 1 }, { field: `lines.${at}.productId` })
    const typed = parseLineQuantity(sku, { number: asked.number, unit: asked.unit, lang: call.lang })
    if (isFailure(typed)) return failure('tools.badNumber', { row: at + 1 }, { field: `lines.${at}.number` })
    lines.push(await gatherLine(keeper, call, question, { sku, own, number: stockNumberOf(sku, typed, asked.unit) }))
  }
  return lines
}

type Own = { readonly sku: SkuForSale; readonly own: SkuProperties; readonly number: bigint }

async function gatherLine(
  keeper: IndexRefresher,
  call: Call,
  question: OptimizationRequest,
  { sku, own, number }: Own,
): Promise<LineOptions> {
  const { list } = await findSubstitutes(keeper, call, own)
  const fits = (facts: SkuProperties, skuForSale: SkuForSale) => meetsNeeds(question, facts, skuForSale, call.app.clock.now())
  const start = optionOf(sku, number, { kind: 'start', open: [] }, call)
  const others = list.flatMap(({ facts, sku: one, judged }) => {
    if (!fits(facts, one) || (question.sameOnly === 1 && judged.kind !== 'same')) return []
    const open = judged.rows.filter((row) => !['same', 'better', 'free'].includes(row.verdict)).map((row) => row.code)
    return optionOf(one, comparableQuantity(sku, number, one), { kind: judged.kind, open }, call) ?? []
  })
  const options = [...(start && fits(own, sku) ? [start] : []), ...best(others)]
  return { sku, number, start, options }
}

/** The cheapest, with the soonest of the others: a long list is not looked through as a whole. */
function best(options: readonly PurchaseOption[]): readonly PurchaseOption[] {
  const cheap = options.toSorted((one, other) =>
    one.amount < other.amount ? -1 : one.amount > other.amount ? 1 : one.productId - other.productId,
  )
  const kept = cheap.slice(0, mostOptions - 2)
  const soon = cheap.slice(mostOptions - 2).toSorted((one, other) => one.days - other.days)
  return [...kept, ...soon.slice(0, 1)]
}

function meetsNeeds(question: OptimizationRequest, facts: SkuProperties, sku: SkuForSale, now: Date): boolean {
  if (question.certificate === 1 && facts.certificateNum === 0 && !facts.documents.some((paper) => documentNames.certificate.test(paper)))
    return false
  if (question.invoice === 1 && !facts.documents.some((paper) => documentNames.invoice.test(paper))) return false
  return question.latest === '' || sku.leadTimeDays <= daysUntil(question.latest, now)
}

/** Whole days from now to the end of a day in Shanghai. */
function daysUntil(day: string, now: Date): number {
  return Math.floor((Date.parse(`${day}T23:59:59+08:00`) - now.getTime()) / 86_400_000)
}

function optionOf(sku: SkuForSale, number: bigint, of: Pick<PurchaseOption, 'kind' | 'open'>, call: Call): PurchaseOption | null {
  const price = priceOf(sku, number, 'primary')
  if (!price || lineProblemOf(sku, { number, unit: 'primary' }, call.lang)) return null
  return {
    ...of,
    sku,
    number,
    productId: sku.productId,
    storeId: sku.storeId,
    consignment: `${sku.storeId} ${sku.freightTemplateId} ${sku.shipFrom}`,
    amount: lineAmount(price.unitPrice, number, sku.precision),
    grams: massOf({ unitMassGrams: gramsOf(sku), precision: sku.precision }, number),
    days: sku.leadTimeDays,
  }
}
