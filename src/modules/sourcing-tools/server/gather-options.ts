import type { Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { lineAmount } from '../../../shared/unit-price.ts'
import { numberIn, priceOf, problemOf, skusOf } from '../../basket/server/public.ts'
import { stockNumberOf } from '../../catalog/rules/sale-quantity.ts'
import { factsOfSkus, type BoardKeeper, type SkuFacts, type SkuForSale } from '../../catalog/server/public.ts'
import type { Option } from '../rules/best-selection.ts'
import { paperNames } from '../rules/line-words-data.ts'
import { findSubstitutes, gramsOf } from './find-substitutes.ts'
import type { Question } from './run-store.ts'
import { amountOf } from './side-view.ts'

/** A way to get a line, with what it is. */
export type LineOption = Option & {
  readonly sku: SkuForSale
  /** Steps of its trade unit. */
  readonly number: bigint
  readonly kind: 'start' | 'same' | 'suggested'
  readonly open: readonly string[]
}
export type GatheredLine = {
  readonly sku: SkuForSale
  readonly number: bigint
  /** The line's own goods as an option; null where they cannot be bought so. */
  readonly start: LineOption | null
  readonly options: readonly LineOption[]
}

const mostOptions = 10

/** Every line's goods with all that may stand for them. Refusals: `tools.lineGone`, `tools.badNumber`. */
export async function gatherLines(keeper: BoardKeeper, call: Call, question: Question): Promise<GatheredLine[] | Failure> {
  const ids = question.lines.map((line) => line.productId)
  const [skus, facts] = await Promise.all([skusOf(call, ids), factsOfSkus(call.house.visitorRead, ids)])
  const lines: GatheredLine[] = []
  for (const [at, asked] of question.lines.entries()) {
    const [sku, own] = [skus.get(asked.productId), facts.find((one) => one.productId === asked.productId)]
    if (!sku || !own) return failure('tools.lineGone', { row: at + 1 }, { field: `lines.${at}.productId` })
    const typed = numberIn(sku, { number: asked.number, unit: asked.unit, lang: call.lang })
    if (isFailure(typed)) return failure('tools.badNumber', { row: at + 1 }, { field: `lines.${at}.number` })
    lines.push(await gatherLine(keeper, call, question, { sku, own, number: stockNumberOf(sku, typed, asked.unit) }))
  }
  return lines
}

type Own = { readonly sku: SkuForSale; readonly own: SkuFacts; readonly number: bigint }

async function gatherLine(keeper: BoardKeeper, call: Call, question: Question, { sku, own, number }: Own): Promise<GatheredLine> {
  const { list } = await findSubstitutes(keeper, call, own)
  const fits = (facts: SkuFacts, one: SkuForSale) => meetsNeeds(question, facts, one, call.house.clock.now())
  const start = optionOf(sku, number, { kind: 'start', open: [] }, call)
  const others = list.flatMap(({ facts, sku: one, judged }) => {
    if (!fits(facts, one) || (question.sameOnly === 1 && judged.kind !== 'same')) return []
    const open = judged.rows.filter((row) => !['same', 'better', 'free'].includes(row.verdict)).map((row) => row.code)
    return optionOf(one, amountOf(sku, number, one), { kind: judged.kind, open }, call) ?? []
  })
  const options = [...(start && fits(own, sku) ? [start] : []), ...best(others)]
  return { sku, number, start, options }
}

/** The cheapest, with the soonest of the others: a long list is not looked through as a whole. */
function best(options: readonly LineOption[]): readonly LineOption[] {
  const cheap = options.toSorted((one, other) =>
    one.amount < other.amount ? -1 : one.amount > other.amount ? 1 : one.productId - other.productId,
  )
  const kept = cheap.slice(0, mostOptions - 2)
  const soon = cheap.slice(mostOptions - 2).toSorted((one, other) => one.days - other.days)
  return [...kept, ...soon.slice(0, 1)]
}

function meetsNeeds(question: Question, facts: SkuFacts, sku: SkuForSale, now: Date): boolean {
  if (question.certificate === 1 && facts.certificateNum === 0 && !facts.documents.some((paper) => paperNames.certificate.test(paper)))
    return false
  if (question.invoice === 1 && !facts.documents.some((paper) => paperNames.invoice.test(paper))) return false
  return question.latest === '' || sku.leadTimeDays <= daysUntil(question.latest, now)
}

/** Whole days from now to the end of a day in Shanghai. */
function daysUntil(day: string, now: Date): number {
  return Math.floor((Date.parse(`${day}T23:59:59+08:00`) - now.getTime()) / 86_400_000)
}

function optionOf(sku: SkuForSale, number: bigint, of: Pick<LineOption, 'kind' | 'open'>, call: Call): LineOption | null {
  const price = priceOf(sku, number, 'primary')
  if (!price || problemOf(sku, { number, unit: 'primary' }, call.lang)) return null
  const grams = gramsOf(sku)
  return {
    ...of,
    sku,
    number,
    productId: sku.productId,
    storeId: sku.storeId,
    consignment: `${sku.storeId} ${sku.freightTemplateId} ${sku.shipFrom}`,
    amount: lineAmount(price.unitPrice, number, sku.precision),
    grams: grams === null ? null : (number * grams) / 10n ** BigInt(sku.precision),
    days: sku.leadTimeDays,
  }
}
