import type { ClientBase } from 'pg'
import { formulaSkus } from '../../../src/modules/pricing/server/formulas/formula-price-repository.ts'
import { writeFormula, type Formula } from '../../../src/modules/pricing/server/formulas/formula-repository.ts'
import { priceByFormula } from '../../../src/modules/pricing/server/formulas/reprice-goods.ts'
import { formulaSeries } from '../../../src/modules/market/server/formula-quote-repository.ts'
import { unitOnClient } from '../demo-unit.ts'

const yuan = (amount: number) => BigInt(Math.round(amount * 10_000))
const began = new Date('2026-10-08T09:00:00+08:00')
// So many of the newest quotes have made a price already.
const daysOfHistory = 20

const usual = {
  version: 1,
  state: 'active',
  point: 'mid',
  period: 'day',
  periodDays: 1,
  factorPpm: 1_000_000n,
  coefficientPpm: 0n,
  processFee: 0n,
  freight: 0n,
  taxBp: 0n,
  step: yuan(5),
  skuDeltas: {},
  secondSurcharge: yuan(0.47),
  lockMinutes: 30,
  freshDays: 3,
  whenStale: 'last',
  formulaPriceId: 0,
  quoteDate: null,
  freshUntil: null,
} as const

/** Goods that follow an index in the demonstration, one for every kind of formula. */
const formulas: readonly Formula[] = [
  { ...usual, goodsId: 500008, seriesCode: 'ZN0-SH', retailPremium: yuan(150), businessPremium: yuan(10) },
  {
    ...usual,
    goodsId: 500009,
    seriesCode: 'ZN0-SH',
    period: 'days',
    periodDays: 5,
    retailPremium: yuan(140),
    businessPremium: 0n,
    skuDeltas: { 100013: 150_000 },
  },
  { ...usual, goodsId: 500013, seriesCode: 'ZN0-SH', retailPremium: yuan(140), businessPremium: yuan(10) },
  {
    ...usual,
    goodsId: 500018,
    seriesCode: 'ZN1-SH',
    period: 'month',
    retailPremium: yuan(200),
    businessPremium: yuan(60),
    freight: yuan(80),
  },
  {
    ...usual,
    goodsId: 500022,
    seriesCode: 'ZN0-SH',
    point: 'low',
    factorPpm: 955_000n,
    retailPremium: yuan(135),
    businessPremium: 0n,
    freshDays: 30,
    whenStale: 'refuse',
  },
  {
    ...usual,
    goodsId: 500029,
    seriesCode: 'ZN0-SH',
    coefficientPpm: 500_000n,
    retailPremium: yuan(315),
    businessPremium: yuan(170),
    processFee: yuan(480),
    skuDeltas: { 100043: 300_000, 100044: 400_000 },
  },
  { ...usual, goodsId: 500042, seriesCode: 'ZNA-SH', retailPremium: yuan(145), businessPremium: 0n, lockMinutes: 15 },
]

/** Gives some goods their formulas and the prices of the last weeks; the newest one is what they cost. */
export async function loadFormulas(client: ClientBase): Promise<void> {
  const tx = unitOnClient(client)
  const series = await formulaSeries(
    tx,
    formulas.map((formula) => formula.seriesCode),
  )
  const skus = await formulaSkus(
    tx,
    formulas.map((formula) => formula.goodsId),
  )
  for (const formula of formulas) {
    await writeFormula(tx, formula, { reason: '', editedBy: null, at: began })
    const index = series.get(formula.seriesCode)
    if (!index) throw new Error(`there is no series ${formula.seriesCode} for goods ${formula.goodsId}`)
    const first = index.quotes.length - daysOfHistory
    for (const [place, quote] of index.quotes.slice(first).entries()) {
      const known = { ...index, quotes: index.quotes.slice(0, first + place + 1) }
      const at = new Date(`${quote.date}T15:00:02+08:00`)
      await priceByFormula(tx, { formula, index: known, skus: skus.get(formula.goodsId) ?? [] }, 'quote', at)
    }
  }
}
