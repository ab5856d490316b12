import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { basisPointsOf, checkAmount, sumFen } from '../../../kernel/money/money.ts'
import { lineAmount, parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { numberedLines } from './line-numbers.ts'
import { indexProblem, indexSentence, type IndexTerms } from './index-terms.ts'

/** A line as it is agreed: quantity and price are decimals, the price per unit with tax. */
export type ContractLine = {
  /** Its number in the contract, which stays with it; in a text without numbers, its place. */
  readonly no?: number | undefined
  readonly name: string
  readonly spec: string
  readonly standard: string
  readonly unit: string
  readonly quantity: string
  readonly price: string
  /** How an index prices it; the price above is provisional then. */
  readonly index?: IndexTerms | undefined
}
export type PaymentStage = { readonly stage: string; readonly percent: number; readonly days: number }

/** The typed variables of the clauses. */
export type ContractTerms = {
  readonly deliveryMode: 'pickup' | 'delivered'
  readonly deliveryPlace: string
  readonly freightBy: 'buyer' | 'seller'
  readonly deliveryDays: number
  /** Percent of the quantity by which a delivery may differ. */
  readonly tolerance: string
  readonly packing: string
  readonly inspectionDays: number
  readonly priceMode: 'fixed' | 'index'
  /** How the price follows an index; empty for a fixed price. */
  readonly priceFormula: string
  /** Of a framework contract: tonnes of a month, and the percentage by which its call-offs may differ. */
  readonly monthlyQuantity?: string | undefined
  readonly monthlyBand?: number | undefined
  readonly depositPercent: number
  readonly payMethod: 'transfer' | 'acceptance'
  readonly invoice: 'special' | 'ordinary'
  /** Percent of the overdue amount per day. */
  readonly lateRate: string
  readonly retention: 0 | 1
  readonly dispute: 'court' | 'arbitration'
  readonly disputePlace: string
}

export type ContractContent = {
  readonly lines: readonly ContractLine[]
  readonly terms: ContractTerms
  readonly payments: readonly PaymentStage[]
  readonly extra: string
}

/** A deposit of more than this counts only up to it (民法典 art. 586). */
export const mostDepositPercent = 20
/** Decimals of a quantity. */
const precision = 6

/** The amount of a line in fen; undefined where quantity or price is no decimal. */
export function amountOf({ price, quantity }: ContractLine): bigint | undefined {
  const unit = parseUnitPrice(price)
  const count = parseQuantity(quantity, precision)
  return unit === undefined || count === undefined ? undefined : lineAmount(unit, count, precision)
}

/** The value of a contract; for an index price the provisional one. */
export function totalOf({ lines }: ContractContent): bigint {
  return sumFen(lines.map((line) => amountOf(line) ?? 0n))
}

/** The deposit in fen. */
export function depositOf(content: ContractContent): bigint {
  return basisPointsOf(totalOf(content), BigInt(content.terms.depositPercent) * 100n)
}

/** What is wrong with a text; null when it can be sent. */
export function contentProblem(content: ContractContent): Failure | null {
  const { lines, payments, terms } = content
  const odd = lines.findIndex((line) => (amountOf(line) ?? 0n) <= 0n)
  if (odd >= 0) return failure('contract.lineWrong', { line: lines[odd]?.no ?? odd + 1 }, { field: 'lines' })
  if (terms.depositPercent > mostDepositPercent)
    return failure('contract.depositTooHigh', { max: mostDepositPercent }, { field: 'depositPercent' })
  const oddIndex = indexProblem(lines, terms.priceMode)
  if (oddIndex) return oddIndex
  const isPriced = terms.priceFormula !== '' || lines.some(({ index }) => index)
  if (terms.priceMode === 'index' && !isPriced) return failure('contract.formulaMissing', {}, { field: 'priceFormula' })
  if (payments.reduce((sum, { percent }) => sum + percent, 0) !== 100) return failure('contract.paymentsNot100', {}, { field: 'payments' })
  return checkAmount(totalOf(content), 'lines') ?? null
}

/** One thing in which two versions differ; `place` is the number of a line, counts payments from 1, and is 0 elsewhere. */
export type Difference = {
  readonly part: 'line' | 'payment' | 'term' | 'extra'
  readonly place: number
  readonly field: string
  readonly before: string
  readonly after: string
}

const record = (value: object): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(value))
/** A line with its index terms as one sentence. */
const lineRecord = ({ index, ...line }: ContractLine) => (index ? { ...line, indexTerms: indexSentence(index) } : line)

function fieldsDiffer(
  part: Difference['part'],
  place: number,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const text = (value: unknown) => (value === undefined ? '' : String(value))
  // The number of a line is what it is compared by.
  return fields
    .filter((field) => field !== 'no' && text(before[field]) !== text(after[field]))
    .map((field) => ({ part, place, field, before: text(before[field]), after: text(after[field]) }))
}

type Parts = ReadonlyMap<number, object>
const linesByNumber = ({ lines }: ContractContent): Parts => new Map(numberedLines(lines).map((line) => [line.no, lineRecord(line)]))
const paymentsByPlace = ({ payments }: ContractContent): Parts => new Map(payments.map((payment, at) => [at + 1, payment]))

function partsDiffer(part: 'line' | 'payment', before: Parts, after: Parts): Difference[] {
  const places = [...new Set([...before.keys(), ...after.keys()])].toSorted((one, other) => one - other)
  return places.flatMap((place) => fieldsDiffer(part, place, record(before.get(place) ?? {}), record(after.get(place) ?? {})))
}

/** What a version changed, field by field: what both sides read before they confirm. Lines are compared by their numbers. */
export function differencesOf(before: ContractContent, after: ContractContent): Difference[] {
  return [
    ...partsDiffer('line', linesByNumber(before), linesByNumber(after)),
    ...fieldsDiffer('term', 0, record(before.terms), record(after.terms)),
    ...partsDiffer('payment', paymentsByPlace(before), paymentsByPlace(after)),
    ...fieldsDiffer('extra', 0, { extra: before.extra }, { extra: after.extra }),
  ]
}
