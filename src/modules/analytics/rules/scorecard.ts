import type { FigureName } from './figure-names.ts'

/** What a store is measured by. `hitRate` and `disputes` are its own and the platform's to see. */
export const scorecardMeasures = ['punctuality', 'weight', 'supply', 'claims', 'answers', 'certificates', 'disputes', 'hitRate'] as const
export type ScorecardMeasure = (typeof scorecardMeasures)[number]
export const publicMeasures: readonly ScorecardMeasure[] = ['punctuality', 'weight', 'supply', 'claims', 'answers', 'certificates']

/** A measure with fewer cases shows them and no share: three late trucks say nothing yet. */
const fewestCases = 5
/** A store is marked only by so many measures. */
const fewestMeasures = 3
/** Days that count, until today. */
export const scorecardDays = 365

export type FigureSum = { readonly cases: number; readonly hits: number; readonly value: number }
export type FigureSums = ReadonlyMap<string, FigureSum>

export type Measure = {
  readonly key: ScorecardMeasure
  /** Cases that came out well, of all cases. */
  readonly good: number
  readonly of: number
  /** In per cent; null with too few cases. */
  readonly percent: number | null
  /** Mean: per cent between both weighings, minutes until a quotation; null where there is none. */
  readonly mean: number | null
}
export type Scorecard = {
  readonly measures: readonly Measure[]
  /** Mean of the shares but for the hit rate, 0 to 100; null with too few measures. */
  readonly mark: number | null
}

const nothing: FigureSum = { cases: 0, hits: 0, value: 0 }
const oneDecimal = (value: number) => Math.round(value * 10) / 10

function counts(sums: FigureSums): Readonly<Record<ScorecardMeasure, { good: number; of: number; mean?: number | null }>> {
  const sum = (figure: FigureName) => sums.get(figure) ?? nothing
  const shares = (figure: FigureName) => ({ good: sum(figure).hits, of: sum(figure).cases })
  const without = (figure: FigureName) => ({ good: Math.max(0, sum('paid').cases - sum(figure).cases), of: sum('paid').cases })
  const mean = (figure: FigureName, unit: number) => {
    const { cases, value } = sum(figure)
    return cases === 0 ? null : value / cases / unit
  }
  return {
    punctuality: shares('shipped'),
    weight: { ...shares('weighed'), mean: mean('weighed', 10_000) },
    supply: without('unsupplied'),
    claims: without('claimed'),
    answers: { ...shares('asked'), mean: mean('quoted', 1) },
    certificates: shares('certified'),
    disputes: shares('disputed'),
    hitRate: shares('decided'),
  }
}

/** What a store's counts say; nothing in it can be bought or edited. */
export function scorecardOf(sums: FigureSums): Scorecard {
  const found = counts(sums)
  const measures = scorecardMeasures.map((key) => {
    const { good, of, mean = null } = found[key]
    const percent = of < fewestCases ? null : oneDecimal((good / of) * 100)
    return { key, good, of, percent, mean: mean === null ? null : Math.round(mean * 100) / 100 }
  })
  const shares = measures.flatMap(({ key, percent }) => (percent === null || key === 'hitRate' ? [] : [percent]))
  const mark = shares.length < fewestMeasures ? null : Math.round(shares.reduce((sum, one) => sum + one, 0) / shares.length)
  return { measures, mark }
}
