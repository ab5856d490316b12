import { verificationAddress, type PrintedDocument, type PrintedTable } from '../../../api/printed-document.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { yuanGrouped, yuanText } from '../../../kernel/money/money.ts'
import { decimalText } from '../../../kernel/quantity/decimal.ts'
import { quantityText } from '../../../kernel/quantity/quantity.ts'
import type { Contract } from '../../contract/server/public.ts'
import { contractPricingMessages } from '../messages.ts'
import { precision } from '../rules/window-price.ts'
import { debtorOf } from './act-on-settlement.ts'
import { settlementSn } from './calculate-line.ts'
import type { Settlement } from './settlement-repository.ts'

type Party = { readonly name: string; readonly taxNumber: string }
export type SettlementDocument = {
  readonly contract: Contract
  readonly settlement: Settlement
  readonly companies: { readonly buyer: Party; readonly store: Party }
  readonly seriesName: string
  readonly lang: Language
  readonly siteUrl: string
}

const perTonne = (price: number | bigint): string => decimalText(BigInt(price), 4, 2)
const tonnes = (quantity: number | bigint): string => quantityText(BigInt(quantity), precision)
const signedYuan = (fen: bigint): string => (fen < 0n ? `-${yuanGrouped(-fen)}` : yuanGrouped(fen))

/** The steps of the calculation, each with its result. */
function stepsOf({ settlement, lang }: SettlementDocument): [string, string][] {
  const say = translate(lang, contractPricingMessages)
  const { sheet, price, provisional, quantity, amount, provisionalAmount, difference } = settlement
  const count = tonnes(quantity)
  return [
    [say('stepAverage', { count: sheet.quotes.length }), perTonne(sheet.average)],
    ...(sheet.fixings.length > 0 ? [[say('stepBase'), perTonne(sheet.base)] as [string, string]] : []),
    [say('stepPremium'), perTonne(sheet.premium)],
    ...(sheet.tax === 0 ? [] : [[say('stepTax'), perTonne(sheet.tax)] as [string, string]]),
    [say('stepPrice'), perTonne(price)],
    [say('stepAmount', { quantity: count }), signedYuan(amount)],
    [say('stepProvisional', { price: perTonne(provisional), quantity: count }), signedYuan(provisionalAmount)],
    [say('stepDifference'), signedYuan(difference)],
  ]
}

/** What was fixed, and what took the average. */
function fixingRows({ settlement, lang }: SettlementDocument): [string, string, string][] {
  const { fixings, average } = settlement.sheet
  if (fixings.length === 0) return []
  const rest = fixings.reduce((left, { quantity }) => left - BigInt(quantity), settlement.quantity)
  const say = translate(lang, contractPricingMessages)
  return [
    ...fixings.map(({ date, price, quantity }): [string, string, string] => [date, perTonne(price), tonnes(quantity)]),
    ...(rest > 0n ? [[say('rest'), perTonne(average), tonnes(rest)] as [string, string, string]] : []),
  ]
}

function tablesOf(paper: SettlementDocument): PrintedTable[] {
  const say = translate(paper.lang, contractPricingMessages)
  const right = { align: 'right' as const }
  const day = [
    { heading: say('date'), share: 3 },
    { heading: say('price'), share: 3, ...right },
  ]
  const fixed = fixingRows(paper)
  return [
    {
      heading: say('quotes'),
      columns: day,
      rows: paper.settlement.sheet.quotes.map(({ date, price }) => [date, perTonne(price)]),
    },
    ...(fixed.length > 0
      ? [{ heading: say('fixedQuotes'), columns: [...day, { heading: say('share'), share: 3, ...right }], rows: fixed }]
      : []),
    {
      heading: say('step'),
      columns: [
        { heading: say('step'), share: 6 },
        { heading: say('value'), share: 3, ...right },
      ],
      rows: stepsOf(paper),
    },
  ]
}

function detailsOf({ contract, settlement, seriesName, lang }: SettlementDocument) {
  const say = translate(lang, contractPricingMessages)
  const { sheet, lineNo, state } = settlement
  const { from, to, method, fixings, seriesTax, premiumTax } = sheet.terms
  const tax = (included: 0 | 1) => say(included === 1 ? 'taxed' : 'untaxed')
  return [
    { label: say('contractNo'), value: contract.contractSn },
    { label: say('goods'), value: `${say('lineOf', { no: lineNo, name: sheet.name })} ${sheet.spec}`.trim() },
    { label: say('series'), value: say('taxNote', { text: seriesName, tax: tax(seriesTax) }) },
    { label: say('window'), value: say('span', { from, to }) },
    { label: say('method'), value: method === 'average' ? say('average') : say('fixings', { count: fixings }) },
    { label: say('premium'), value: say('taxNote', { text: say('perTonne', { price: perTonne(sheet.premium) }), tax: tax(premiumTax) }) },
    { label: say('state'), value: say(state) },
  ]
}

/** The sheet of a final price: every quoted day, what was fixed and each step, so that both sides calculate the same again. */
export function settlementDocument(paper: SettlementDocument): PrintedDocument {
  const { contract, settlement, companies, lang, siteUrl } = paper
  const say = translate(lang, contractPricingMessages)
  const { difference, sheet } = settlement
  const debtor = debtorOf(settlement)
  const owed = difference < 0n ? -difference : difference
  const number = settlementSn(contract, settlement)
  return {
    lang,
    title: say('sheet'),
    number: { label: say('sheetNo'), value: number },
    issuedAt: settlement.computedAt,
    facts: detailsOf(paper),
    parties: [
      { role: say('store'), ...companies.store, facts: [] },
      { role: say('buyer'), ...companies.buyer, facts: [] },
    ],
    tables: tablesOf(paper),
    totals: debtor
      ? [{ label: say('stepDifference'), value: say(debtor === 'buyer' ? 'buyerOwes' : 'storeOwes', { amount: yuanGrouped(owed) }) }]
      : [],
    inWords: debtor ? owed : null,
    paragraphs: sheet.closed.length > 0 ? [{ text: say('closedDays', { days: sheet.closed.join('、') }) }] : [],
    signatures: [say('store'), say('buyer')],
    verification: { code: number, address: verificationAddress(siteUrl, number, yuanText(settlement.amount)) },
  }
}

/** The same as the rows of a table file. */
export function settlementRows(paper: SettlementDocument): (string | number)[][] {
  const say = translate(paper.lang, contractPricingMessages)
  const fixed = fixingRows(paper)
  return [
    [say('sheetNo'), settlementSn(paper.contract, paper.settlement)],
    ...detailsOf(paper).map(({ label, value }) => [label, value]),
    [],
    [say('date'), say('price')],
    ...paper.settlement.sheet.quotes.map(({ date, price }) => [date, perTonne(price)]),
    ...paper.settlement.sheet.closed.map((date) => [date, say('closedDays', { days: date })]),
    ...(fixed.length > 0 ? [[], [say('fixedQuotes'), say('price'), say('share')], ...fixed] : []),
    [],
    [say('step'), say('value')],
    // A spreadsheet reads a plain number, without separators.
    ...stepsOf(paper).map(([label, value]) => [label, Number(value.replaceAll(',', ''))]),
  ]
}
