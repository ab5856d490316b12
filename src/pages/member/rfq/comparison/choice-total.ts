import type { Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'
import type { AwardSelection } from './award-panel.tsx'

const fen = (yuan: number) => Math.round(yuan * 100)

/** What a choice by hand costs with each supplier's freight once, and the difference to the platform's prices of today, in yuan. */
export function choiceTotal(of: Comparison, choice: AwardSelection) {
  const quotes = new Map(of.quotations.map((quote) => [quote.quotationSn, quote]))
  const picked = of.lines.flatMap((line) => {
    const quote = quotes.get(choice[line.lineNo] ?? '')
    const amount = quote?.lines.find((one) => one.lineNo === line.lineNo)?.amount
    return quote && typeof amount === 'number' ? [{ line, quote, amount: fen(amount) }] : []
  })
  const freight = [...new Set(picked.map(({ quote }) => quote))].reduce((sum, quote) => sum + fen(quote.freight), 0)
  const compared = picked.flatMap(({ line, amount }) => (line.platformAmount === null ? [] : [fen(line.platformAmount) - amount]))
  return {
    total: (picked.reduce((sum, { amount }) => sum + amount, 0) + freight) / 100,
    saving: compared.reduce((sum, difference) => sum + difference, 0) / 100,
    comparedNum: compared.length,
  }
}
