import type { Call } from '../../../api/handler.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { decimalText } from '../../../kernel/quantity/decimal.ts'
import { quantityText } from '../../../kernel/quantity/quantity.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { Contract, Party } from '../../contract/server/public.ts'
import { allSeries } from '../../market/server/public.ts'
import type { PricedLineView, PriceView } from '../endpoints.ts'
import { calculate, type Calculation, type Market, type PricedLine } from '../rules/calculate.ts'
import { differenceMachine, settlementMachine } from '../rules/settlement-machine.ts'
import { closedDays, missingDays, precision, windowState, type DayQuote } from '../rules/window-price.ts'
import { sideStatesOf } from './act-on-settlement.ts'
import { unfixedOf } from './fix-price.ts'
import { marginCallsOf, type MarginCall } from './margin-calls.ts'
import { marketOf, pricedLines, settledLines } from './priced-lines.ts'
import { isSettleable, settlementSn } from './calculate-line.ts'
import { fixingsOf, settlementsOf, type LinePriceFixation, type Settlement } from './settlement-repository.ts'

/** Yuan per tonne of 1/10000 yuan, with its sign. */
export const perTonne = (price: bigint): number => Number(decimalText(price, 4))
const tonnes = (quantity: bigint): string => quantityText(quantity, precision)
const dayView = ({ date, price }: { date: string; price: bigint | number }) => ({ date, price: perTonne(BigInt(price)) })

function calculationView(made: Calculation): NonNullable<PricedLineView['running']> {
  const { average, base, premium, tax, price, quantity, amount, provisionalAmount, difference } = made
  return {
    average: perTonne(average),
    base: perTonne(base),
    premium: perTonne(premium),
    tax: perTonne(tax),
    price: perTonne(price),
    quantity: tonnes(quantity),
    amount: yuanNumber(amount),
    provisionalAmount: yuanNumber(provisionalAmount),
    difference: yuanNumber(difference),
  }
}

/** A sheet as it was calculated. `now` are the quotes that stand now. */
function settlementView(contract: Contract, one: Settlement, now: readonly DayQuote[]): NonNullable<PricedLineView['settlement']> {
  const { sheet, revision, state, quantity, price, provisional, amount, provisionalAmount, difference } = one
  const standing = new Set(now.map(({ quoteId }) => quoteId))
  return {
    settlementSn: settlementSn(contract, one),
    revision,
    state,
    average: perTonne(BigInt(sheet.average)),
    base: perTonne(BigInt(sheet.base)),
    premium: perTonne(BigInt(sheet.premium)),
    tax: perTonne(BigInt(sheet.tax)),
    price: perTonne(price),
    quantity: tonnes(quantity),
    amount: yuanNumber(amount),
    provisionalAmount: yuanNumber(provisionalAmount),
    difference: yuanNumber(difference),
    provisional: perTonne(provisional),
    days: sheet.quotes.map(dayView),
    fixings: sheet.fixings.map((fixing) => ({ ...dayView(fixing), quantity: tonnes(BigInt(fixing.quantity)), time: null })),
    closed: [...sheet.closed],
    computeTime: one.computedAt.toISOString(),
    buyerTime: one.buyerAt?.toISOString() ?? null,
    storeTime: one.storeAt?.toISOString() ?? null,
    disputeSide: one.disputeSide ?? '',
    reason: one.reason,
    differenceState: one.differenceState,
    differenceNote: one.differenceNote,
    isRevised: sheet.quotes.some(({ quoteId }) => !standing.has(quoteId)) || standing.size !== sheet.quotes.length,
  }
}

type Standing = {
  readonly contract: Contract
  readonly party: Party | null
  readonly market: Market
  readonly fixings: readonly LinePriceFixation[]
  readonly settlement: Settlement | null
  readonly marginCall: MarginCall | null
  readonly today: string
}

function canOf(line: PricedLine, { contract, party, market, fixings, settlement, today }: Standing): PricedLineView['can'] {
  const download = settlement ? (['download'] as const) : []
  if (!party?.approves(contract) || !isSettleable(contract)) return [...download]
  const state = windowState(line.terms, market, today)
  const isLive = contract.state === 'EFFECTIVE' || contract.state === 'PERFORMING'
  const fixable = line.terms.method === 'fixings' && fixings.length < line.terms.fixings && unfixedOf(line, fixings) > 0n
  const isQuoted = market.quotes.some(({ date }) => date === today)
  const states = settlement ? sideStatesOf(settlement, party.side) : []
  const answers = settlement ? settlementMachine.allowedActions(settlement.state, party.side, states) : []
  const ends = settlement ? differenceMachine.allowedActions(settlement.differenceState, party.side, states) : []
  return [
    ...(party.side === 'buyer' && isLive && state === 'OPEN' && fixable && isQuoted ? (['fix'] as const) : []),
    ...(state === 'READY' && (!settlement || answers.includes('replace')) ? (['calculate'] as const) : []),
    ...(['confirm', 'dispute', 'withdraw'] as const).filter((act) => answers.includes(act)),
    ...(['receive', 'waive'] as const).filter((act) => ends.includes(act)),
    ...download,
  ]
}

function lineView(line: PricedLine, standing: Standing, seriesName: string): PricedLineView {
  const { contract, market, fixings, settlement, today } = standing
  const { lineNo, name, spec, unit, terms } = line
  const { from, to, method, premium, seriesTax, premiumTax, marginPercent } = terms
  const made = calculate(line, market, fixings)
  const now = market.quotes.find(({ date }) => date === today)
  return {
    lineNo,
    name,
    spec,
    unit,
    quantity: tonnes(line.quantity),
    provisional: perTonne(line.provisional),
    seriesName,
    from,
    to,
    method,
    mostFixings: terms.fixings,
    premium,
    seriesTax,
    premiumTax,
    marginPercent,
    windowState: windowState(terms, market, today),
    days: market.quotes.map(dayView),
    fixings: fixings.map((fixing) => ({ ...dayView(fixing), quantity: tonnes(fixing.quantity), time: fixing.fixedAt.toISOString() })),
    unfixed: tonnes(unfixedOf(line, fixings)),
    closed: closedDays(terms, market),
    missing: missingDays(terms, market),
    running: made && calculationView(made),
    marginCall: standing.marginCall && {
      side: standing.marginCall.side,
      date: standing.marginCall.date,
      price: perTonne(standing.marginCall.price),
      amount: yuanNumber(standing.marginCall.amount),
    },
    today: now ? { quoteId: now.quoteId, price: perTonne(now.price) } : null,
    settlement: settlement && settlementView(contract, settlement, market.quotes),
    can: canOf(line, standing),
  }
}

/** The lines of a contract that follow an index, for one of its sides, or for the platform, which only reads. */
export async function priceViewOf(call: Call, db: Queryable, contract: Contract, party: Party | null): Promise<PriceView> {
  const { contractId } = contract
  const [lines, fixings, settlements, calls] = [
    await pricedLines(db, contract),
    await fixingsOf(db, contractId),
    await settlementsOf(db, contractId),
    await marginCallsOf(db, contractId),
  ]
  const series = new Map((await allSeries(db)).map((one) => [one.seriesCode, call.lang === 'en' ? one.nameEn : one.nameZh]))
  const today = dayOf(call.app.clock.now())
  const views: PricedLineView[] = []
  for (const line of [...lines, ...settledLines(settlements, lines)]) {
    const standing = {
      contract,
      party,
      today,
      market: await marketOf(db, line),
      fixings: fixings.filter(({ lineNo }) => lineNo === line.lineNo),
      settlement: settlements.find(({ lineNo }) => lineNo === line.lineNo) ?? null,
      marginCall: calls.find(({ lineNo }) => lineNo === line.lineNo) ?? null,
    }
    views.push(lineView(line, standing, series.get(line.terms.seriesCode) ?? line.terms.seriesName))
  }
  return { viewer: party?.side ?? 'platform', contractId, lines: views }
}
