import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import type { CountedFigure } from '../../endpoints-figures.ts'
import { figureNames } from '../../endpoints-figures.ts'
import { figureSpan, type FigureSpan } from '../../rules/figure-span.ts'
import type { SpanSum, SpanSums } from '../figures/figure-sums.ts'

/** Refusal: `analytics.badSpan`. */
export function spanAsked(asked: { readonly from: string; readonly to: string }, now: Date): FigureSpan | Failure {
  return figureSpan(asked, now) ?? failure('analytics.badSpan')
}

const withoutMoney = ['quoted', 'weighed', 'viewed', 'carted', 'asked', 'requested', 'decided', 'certified']
const tonnesOf = (grams: number) => Math.round(grams / 1000) / 1000
const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** What `figure_case.value` says of a figure. */
export function worthOf(figure: string, { value, cases }: { readonly value: number; readonly cases: number }) {
  const isMoney = !withoutMoney.includes(figure)
  const unit = figure === 'weighed' ? 10_000 : 1
  return {
    amount: isMoney ? yuanNumber(BigInt(Math.round(value))) : null,
    mean: cases > 0 && (figure === 'quoted' || figure === 'weighed') ? twoDecimals(value / cases / unit) : null,
  }
}

const nothing: SpanSum = { cases: 0, hits: 0, value: 0, grams: 0 }

function counted(figure: string, sum: SpanSum = nothing) {
  const { amount, mean } = worthOf(figure, sum)
  return { cases: sum.cases, hits: sum.hits, amount: amount ?? 0, tonnes: tonnesOf(sum.grams), mean }
}

/** Every figure, also those without a case. */
export function figuresView({ now, before }: SpanSums): CountedFigure[] {
  return figureNames.map((figure) => ({ figure, now: counted(figure, now.get(figure)), before: counted(figure, before.get(figure)) }))
}

type DaySum = { readonly day: string; readonly figure: string; readonly cases: number; readonly value: number }

/** Money, paid orders and views of every day of a period. */
export function seriesView(days: FigureSpan['days'], found: readonly DaySum[]) {
  const by = new Map(found.map((one) => [`${one.figure} ${one.day}`, one]))
  return days.map((day) => ({
    day,
    amount: yuanNumber(BigInt(by.get(`paid ${day}`)?.value ?? 0)),
    orderNum: by.get(`paid ${day}`)?.cases ?? 0,
    viewNum: by.get(`viewed ${day}`)?.cases ?? 0,
  }))
}
