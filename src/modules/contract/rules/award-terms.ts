import { parseUnitPrice, unitPriceText } from '../../../kernel/money/unit-price.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import { decimalText } from '../../../kernel/quantity/decimal.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { differencesOf, totalOf, type ContractContent, type Difference } from './contract-content.ts'

/** A line of the winning bid. */
export type AwardLine = {
  readonly lineNo: number
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly quantity: string
  readonly price: string
}
/** What the award of a tender fixed for its contract. */
export type AwardTerms = {
  readonly lines: readonly AwardLine[]
  readonly deliveryDays: number
  /** Of a tender that is awarded by lots. */
  readonly lotNo?: number
}

type Compared = Pick<AwardLine, 'name' | 'spec' | 'unit' | 'quantity' | 'price'>

/** Decimals are compared as numbers: 4.5 and 4.50 are one price. */
function canonical({ name, spec, unit, quantity, price }: Compared) {
  const count = parseQuantity(quantity, 6)
  const amount = parseUnitPrice(price)
  return {
    name,
    spec,
    standard: '',
    unit,
    quantity: count === undefined ? quantity : decimalText(count, 6, 0),
    price: amount === undefined ? price : unitPriceText(amount),
  }
}

/** Where a text differs from the winning bid; the contract of an award has no difference (Act, article 46). */
export function awardDifferences(award: AwardTerms, content: ContractContent): Difference[] {
  const bid = { ...content, lines: award.lines.map(canonical), terms: { ...content.terms, deliveryDays: award.deliveryDays } }
  return differencesOf(bid, { ...content, lines: content.lines.map(canonical) })
}

/** What a contract in force tells the tender: prices by the line of the bid, the total and the delivery time. */
export function effectiveTerms(award: AwardTerms, content: ContractContent) {
  return {
    lines: content.lines.map((line, index) => ({
      lineNo: award.lines[index]?.lineNo ?? 0,
      unitPrice: unitPriceText(parseUnitPrice(line.price) ?? 0n),
    })),
    total: yuanText(totalOf(content)),
    deliveryDays: content.terms.deliveryDays,
  }
}
