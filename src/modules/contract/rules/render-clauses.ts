import { inCapitals } from '../../../kernel/money/chinese-capitals.ts'
import { yuanGrouped } from '../../../kernel/money/money.ts'
import { clauseTemplates, clauseWords } from './clause-templates-data.ts'
import { depositOf, totalOf, type ContractContent } from './contract-content.ts'
import { filled } from './filled.ts'
import { indexSentences } from './index-terms.ts'

export type Clause = { readonly title: string; readonly text: string }

function depositText(content: ContractContent): string {
  const { depositPercent } = content.terms
  if (depositPercent === 0) return clauseWords.noDeposit
  return filled(clauseWords.deposit, { amount: yuanGrouped(depositOf(content)), percent: depositPercent })
}

/** The price clause: the formula in words, and what each line with index terms follows. */
function priceText({ terms, lines }: ContractContent): string {
  const byLine = indexSentences(lines)
  if (byLine !== '' && terms.priceFormula === '') return byLine
  return `${filled(clauseWords[terms.priceMode], { formula: terms.priceFormula })}${byLine}`
}

/** The clauses of a contract with its terms filled in. */
export function clausesOf(content: ContractContent): Clause[] {
  const { terms, payments, extra } = content
  const total = totalOf(content)
  const values = {
    total: yuanGrouped(total),
    capitals: inCapitals(total),
    tolerance: terms.tolerance,
    packing: terms.packing || clauseWords.packing,
    deliveryMode: clauseWords[terms.deliveryMode],
    deliveryPlace: terms.deliveryPlace,
    freightBy: clauseWords[terms.freightBy],
    deliveryDays: terms.deliveryDays,
    monthly: terms.monthlyQuantity ? filled(clauseWords.monthly, { quantity: terms.monthlyQuantity, band: terms.monthlyBand ?? 0 }) : '',
    price: priceText(content),
    invoice: clauseWords[terms.invoice],
    payMethod: clauseWords[terms.payMethod],
    payments: payments.map((payment) => filled(clauseWords.stage, payment)).join('；'),
    deposit: depositText(content),
    lateRate: terms.lateRate,
    inspectionDays: terms.inspectionDays,
    retention: terms.retention === 1 ? clauseWords.retention : clauseWords.noRetention,
    dispute: filled(clauseWords[terms.dispute], { place: terms.disputePlace }),
    extra: extra === '' ? '' : `\n${extra}`,
  }
  return clauseTemplates.map(({ title, text }) => ({ title, text: filled(text, values) }))
}
