import type { Queryable } from '../../../kernel/database/transaction.ts'
import { parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { textInForce, type Contract } from '../../contract/server/public.ts'
import { quoteWindow } from '../../market/server/public.ts'
import type { Market, PricedLine } from '../rules/calculate.ts'
import type { Settlement } from './settlement-repository.ts'
import { precision } from '../rules/window-price.ts'

/** The lines of a contract that follow an index, as its text in force has them. */
export async function pricedLines(db: Queryable, contract: Contract): Promise<PricedLine[]> {
  const { content } = await textInForce(db, contract)
  return content.lines.flatMap(({ name, spec, unit, quantity, price, index: terms, no }, at) =>
    terms
      ? [
          {
            lineNo: no ?? at + 1,
            name,
            spec,
            unit,
            quantity: parseQuantity(quantity, precision) ?? 0n,
            provisional: parseUnitPrice(price) ?? 0n,
            terms,
          },
        ]
      : [],
  )
}

/**
 * A line whose final price both sides confirmed, though a supplement took it out of the text since: its difference is owed as
 * before, and its sheet says what the line was.
 */
export function settledLines(settlements: readonly Settlement[], inForce: readonly PricedLine[]): PricedLine[] {
  const standing = new Set(inForce.map(({ lineNo }) => lineNo))
  return settlements
    .filter(({ state, lineNo }) => state === 'CONFIRMED' && !standing.has(lineNo))
    .map(({ lineNo, quantity, provisional, sheet: { name, spec, unit, terms } }) => ({
      lineNo,
      name,
      spec,
      unit,
      quantity,
      provisional,
      terms,
    }))
}

/** What the market says of a line's window. */
export async function marketOf(db: Queryable, { terms }: PricedLine): Promise<Market> {
  const { quotes, marketDays, newest } = await quoteWindow(db, terms.seriesCode, terms.from, terms.to)
  return { quotes: quotes.map(({ quoteId, date, price }) => ({ quoteId, date, price })), marketDays, newest }
}
