import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coatingMass, coatingThickness, requiredCoating } from './coating.ts'
import { averageSettlement, deliveredPrice, priceFixationSettlement, settledWeight } from './price-settlement.ts'
import {
  angleWeight,
  channelWeight,
  coatThickness,
  flatWeight,
  galvanizedPipeWeight,
  guardrailWeight,
  pipeWeight,
  roundWeight,
  sheetWeight,
  stainlessPipeWeight,
  stainlessSheetWeight,
  tubeWeight,
  zincFactor,
} from './theoretical-weight.ts'
import { galvanizingFee, materialBalance, pipeArea, plateArea, sectionArea, zincPerTonne } from './zinc-consumption.ts'

const vectors = JSON.parse(readFileSync(new URL('../../../../../database/demo/market/industry-vectors.json', import.meta.url), 'utf8'))
// The file of vectors is data of many shapes; each test names the numbers that it reads.
const listed = (list: unknown) => list as Record<string, number>[]
const to = (value: number, decimals: number) => Number(value.toFixed(decimals))

test('a coating mass of the standard follows from its thickness, row by row', () => {
  for (const [um, mass] of vectors.coating.table) expect(coatingMass(um)).toBe(mass)
  expect(to(coatingThickness(610), 1)).toBe(84.7)
})

test('the class of a coating changes at 1.5, 3 and 6 mm of steel', () => {
  expect([1.49, 1.5, 3, 3.01, 6, 6.01].map((mm) => requiredCoating(mm).mean)).toEqual([45, 55, 55, 70, 70, 85])
})

test.each(listed(vectors.zinc))(
  'zinc on plate of $plateMm mm at $gPerM2 g/m²',
  ({ plateMm = 0, gPerM2 = 0, areaM2PerT, zincKgPerT, zincPct }) => {
    const area = plateArea(plateMm)
    expect(to(area, 2)).toBe(areaM2PerT)
    expect(to(zincPerTonne(area, gPerM2), 2)).toBe(zincKgPerT)
    expect(to(zincPerTonne(area, gPerM2) / 10, 3)).toBe(zincPct)
  },
)

test('zinc on an angle, and on a pipe inside and outside', () => {
  const { kgPerM, perimeterM, gPerM2, areaM2PerT, kgPerT } = vectors.angleZinc
  expect(to(sectionArea(perimeterM, kgPerM), 2)).toBe(areaM2PerT)
  expect(to(zincPerTonne(sectionArea(perimeterM, kgPerM), gPerM2), 2)).toBe(kgPerT)
  expect(to(pipeArea(114.3, 4, pipeWeight(114.3, 4)), 1)).toBe(to(plateArea(4), 1))
})

test('the galvanizing fee and the balance of a works', () => {
  for (const one of vectors.processFee) expect(to(galvanizingFee(one.base, one.zincKgPerT, one.zincPrice), 2)).toBe(one.fee)
  const { outputT, drossT, ashT, used, grossPct, creditT, netPct, ...rest } = vectors.materialBalance
  const balance = materialBalance({ ...rest, output: outputT, dross: drossT, ash: ashT })
  expect([balance.used, to(balance.grossPercent, 2), to(balance.credit, 2), to(balance.netPercent, 2)]).toEqual([
    used,
    grossPct,
    creditT,
    netPct,
  ])
})

test.each(listed(vectors.weights.pipe))('pipe $dn $D × $t', ({ D = 0, t = 0, blackKgM, c300, c500, galvKgM500 }) => {
  expect(to(pipeWeight(D, t), 3)).toBe(blackKgM)
  expect([to(zincFactor(300, t), 3), to(zincFactor(500, t), 3)]).toEqual([c300, c500])
  expect(to(galvanizedPipeWeight(D, t, 500), 3)).toBe(galvKgM500)
})

test('the factor of every wall of the standard', () => {
  for (const [wall, factor] of Object.entries(vectors.weights.cTable500)) expect(to(zincFactor(500, Number(wall)), 3)).toBe(factor)
})

test('bars, angles, sheet, stainless and guardrail', () => {
  for (const [b, t, kg] of vectors.weights.flat) expect(flatWeight(b, t)).toBeCloseTo(kg, 2)
  for (const [d, kg] of vectors.weights.round) expect(to(roundWeight(d), 3)).toBeCloseTo(kg, 2)
  for (const [b, d, kg] of vectors.weights.angleQuick) expect(to(angleWeight(b, d), 3)).toBe(kg)
  for (const { t, m, coatMm, kgM2 } of vectors.weights.sheet) {
    expect(to(coatThickness(m), 5)).toBe(coatMm)
    expect(to(sheetWeight(t, m), 4)).toBe(kgM2)
  }
  const { t, w, l, kg } = vectors.weights.stainlessSheet
  expect(to(stainlessSheetWeight(t, w, l), 2)).toBe(kg)
  expect(to(stainlessPipeWeight(vectors.weights.stainlessPipe.D, vectors.weights.stainlessPipe.t), 4)).toBe(
    vectors.weights.stainlessPipe.kgM,
  )
  expect([to(guardrailWeight(4), 2), to(guardrailWeight(3), 2)]).toEqual([vectors.weights.guardrail.t4, vectors.weights.guardrail.t3])
})

test('channels and square tubes stay within two percent of the standard tables', () => {
  expect(Math.abs(channelWeight(100, 48, 5.3, 3.26) / 10.007 - 1)).toBeLessThan(0.02)
  expect(Math.abs(channelWeight(140, 60, 8, 2.44) / 16.733 - 1)).toBeLessThan(0.02)
  expect(Math.abs(tubeWeight(50, 50, 2.5) / 3.66 - 1)).toBeLessThan(0.02)
})

test('a point price refunds what was paid beyond it', () => {
  const { futures, premium, qty, provisional, final, amount, refund } = vectors.pricing.futuresPoint
  expect(priceFixationSettlement({ futures, premium, tonnes: qty, provisional })).toEqual({
    final: BigInt(final) * 100n,
    amount: BigInt(amount) * 100n,
    refund: BigInt(refund) * 100n,
  })
})

test('an average price is the mean of its window and the premium', () => {
  const { window, premium, avg, final } = vectors.pricing.average
  expect(averageSettlement(window, premium)).toEqual({ average: BigInt(avg) * 100n, final: BigInt(final) * 100n })
})

test.each(listed(vectors.weighbridge))(
  'ticket $ticket, re-weighed $reweigh settles $settle',
  ({ ticket = 0, reweigh = 0, tol = 0, settle, diffPct }) => {
    const found = settledWeight(ticket, reweigh, tol * 1000)
    expect([found.settled, to(found.percent, 3)]).toEqual([settle, diffPct])
  },
)

test('a delivered price is the sum of its parts', () => {
  expect(deliveredPrice({ price: 23360, premium: 60, freight: 208.5, handling: 25 })).toBe(2_365_350n)
})
