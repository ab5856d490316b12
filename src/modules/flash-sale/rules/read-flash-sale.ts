import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'

/** A moment in Shanghai, as a form writes it, such as `2026-11-23T10:00`. */
export function shanghaiTimestamp(text: string): Date | undefined {
  const at = new Date(`${text}:00+08:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

const longestDays = 30
const day = 86_400_000

/** When a sale runs, or what is wrong with it: it ends after its start, within 30 days, and not before now. */
export function readPeriod(
  form: { readonly startsAt: string; readonly endsAt: string },
  now: Date,
): { startsAt: Date; endsAt: Date } | Failure {
  const [startsAt, endsAt] = [shanghaiTimestamp(form.startsAt), shanghaiTimestamp(form.endsAt)]
  if (!startsAt) return failure('flashSale.badMoment', {}, { field: 'startsAt' })
  if (!endsAt) return failure('flashSale.badMoment', {}, { field: 'endsAt' })
  if (endsAt <= startsAt) return failure('flashSale.endBeforeStart', {}, { field: 'endsAt' })
  if (endsAt <= now) return failure('flashSale.periodOver', {}, { field: 'endsAt' })
  if (endsAt.getTime() - startsAt.getTime() > longestDays * day)
    return failure('flashSale.tooLong', { days: longestDays }, { field: 'endsAt' })
  return { startsAt, endsAt }
}

/** What of a SKU a line of a sale is measured by: prices in 1/10000 yuan, quantities in steps of the trade unit. */
export type MeasuredSku = {
  readonly precision: number
  readonly min: bigint
  readonly step: bigint
  readonly retail: bigint
  readonly business: bigint
  readonly stock: bigint
}
type Line = {
  readonly productId: number
  readonly retailPrice: string
  readonly businessPrice: string
  readonly number: string
  readonly perBuyer: string
}
export type ReadLine = {
  readonly productId: number
  readonly retailPrice: bigint
  readonly businessPrice: bigint
  readonly number: bigint
  readonly perBuyer: bigint | null
}

/** A line of a sale: both prices under the list price, a quantity that is sold and in stock. `at` names its fields. */
export function readLine(line: Line, sku: MeasuredSku, at: string): ReadLine | Failure {
  const [retailPrice, businessPrice] = [parseUnitPrice(line.retailPrice), parseUnitPrice(line.businessPrice)]
  if (!retailPrice || retailPrice >= sku.retail) return failure('flashSale.notLower', {}, { field: `${at}.retailPrice` })
  if (!businessPrice || businessPrice >= sku.business) return failure('flashSale.notLower', {}, { field: `${at}.businessPrice` })
  const number = parseQuantity(line.number, sku.precision)
  if (number === undefined || number < sku.min) return failure('flashSale.tooFew', leastOf(sku), { field: `${at}.number` })
  if (number > sku.stock)
    return failure('flashSale.aboveStock', { most: quantityText(sku.stock, sku.precision) }, { field: `${at}.number` })
  const perBuyer = parseQuantity(line.perBuyer, sku.precision)
  if (perBuyer === undefined || (perBuyer > 0n && perBuyer < sku.min))
    return failure('flashSale.tooFew', leastOf(sku), { field: `${at}.perBuyer` })
  return { productId: line.productId, retailPrice, businessPrice, number, perBuyer: perBuyer === 0n ? null : perBuyer }
}

const leastOf = ({ min, precision }: MeasuredSku) => ({ least: quantityText(min, precision) })

/** Lines of a sale, or the first thing that is wrong with one. `skuOf` answers those that the store sells at a price. */
export function readLines(lines: readonly Line[], skuOf: (productId: number) => MeasuredSku | undefined): ReadLine[] | Failure {
  if (lines.length === 0) return failure('flashSale.noItems', {}, { field: 'items' })
  if (new Set(lines.map((line) => line.productId)).size < lines.length) return failure('flashSale.twice', {}, { field: 'items' })
  const read: ReadLine[] = []
  for (const [place, line] of lines.entries()) {
    const sku = skuOf(line.productId)
    if (!sku) return failure('flashSale.skuGone', {}, { field: `items.${place}.productId` })
    const one = readLine(line, sku, `items.${place}`)
    if (isFailure(one)) return one
    read.push(one)
  }
  return read
}
