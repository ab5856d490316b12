import type { OutputOf } from '../../../api/endpoint.ts'
import { load, pageContextOf, type PageContext } from '../../../rendering/page/page-context.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { articleList } from '../../../modules/content/endpoints.ts'
import { indexQuotes, indexSeries, indexStocks } from '../../../modules/market/endpoints.ts'
import { needsPercentScale, percentChanges } from '../../../modules/market/rules/series-comparison.ts'
import { monthsBefore, seriesStatistics, sparklinePath, type SeriesStatistics } from '../../../modules/market/rules/series-figures.ts'
import { chartGeometry, type ChartGeometry } from '../../../modules/market/ui/chart-geometry.ts'
import { chartMonths, type ChartMonths } from './chart-months.ts'

type Series = OutputOf<typeof indexSeries>[number]
export type QuotedSeries = Series & { readonly latest: NonNullable<Series['latest']>; readonly spark: string }
type Quotes = OutputOf<typeof indexQuotes>

/** The prices of the shown lines by day, for the crosshair: `prices[line][day]`. */
export type ChartDays = { readonly dates: readonly string[]; readonly prices: readonly (readonly (number | null)[])[] }
export type BasisDay = { readonly date: string; readonly value: number }
export type ZincData = {
  readonly series: readonly QuotedSeries[]
  readonly main: QuotedSeries | null
  readonly codes: readonly string[]
  readonly months: ChartMonths
  /** Lines as prices, or as change since their first day. */
  readonly mode: 'price' | 'percent'
  readonly from: string
  readonly published: string
  readonly shape: ChartGeometry | null
  readonly phoneShape: ChartGeometry | null
  readonly days: ChartDays
  readonly figures: SeriesStatistics | null
  readonly month: SeriesStatistics | null
  readonly year: SeriesStatistics | null
  readonly table: Quotes[number]['quotes']
  readonly basis: number | null
  /** Spot less futures of the last days, oldest first. */
  readonly basisDays: readonly BasisDay[]
  readonly stocks: OutputOf<typeof indexStocks>
  readonly articles: OutputOf<typeof articleList>['list']
}

const mostLines = 5
const tableDays = 20

/** Everything on the zinc page: which series and how many months the address asks for. */
export async function loadZincMarket(context: Parameters<typeof load>[0], query: URLSearchParams): Promise<ZincData> {
  const here = pageContextOf(context)
  const all = (await load(context, indexSeries, {})).filter(
    (one): one is Series & { latest: NonNullable<Series['latest']> } => one.latest !== null,
  )
  const asked = [...new Set((query.get('series') ?? '').split(','))]
    .filter((code) => all.some((one) => one.seriesCode === code))
    .slice(0, mostLines)
  const main = all.find((one) => one.seriesCode === asked[0]) ?? all[0]
  const months = chartMonths.find((chartMonth) => String(chartMonth) === query.get('range')) ?? 6
  if (!main) return { ...nothing, months }
  const futures = all.find((one) => one.kind === 'futures')
  const codes = asked.length > 0 ? asked : [main, futures].flatMap((one) => (one ? [one.seriesCode] : []))
  const to = main.latest.date
  const [year, latest, articles, stocks] = await Promise.all([
    quotesSince(here, codes, monthsBefore(to, 12)),
    latestQuotes(
      here,
      all.map((one) => one.seriesCode),
    ),
    here.call(articleList, { pageSize: 5 }),
    here.call(indexStocks, {}),
  ])
  const from = monthsBefore(to, months)
  const lines = year
    .map((one) => ({ name: one.seriesName, points: one.quotes.filter((quote) => quote.date >= from) }))
    .filter((line) => line.points.length > 0)
  const drawn = lines.map((line) => ({
    name: line.name,
    days: line.points.map((point) => point.date.slice(5)),
    prices: line.points.map((point) => point.price),
  }))
  const currencies = codes.map((code) => all.find((one) => one.seriesCode === code)?.currency ?? 'CNY')
  const asks = query.get('mode')
  const mode = drawn.length > 1 && (asks === 'percent' || (asks !== 'price' && needsPercentScale(drawn, currencies))) ? 'percent' : 'price'
  const shown = mode === 'percent' ? drawn.map((line) => ({ ...line, prices: percentChanges(line.prices) })) : drawn
  const text = mode === 'percent' ? (value: number) => `${signedText(value, 1)}%` : undefined
  const own = year.find((one) => one.seriesCode === main.seriesCode)?.quotes ?? []
  const series = all.map((one) => ({ ...one, spark: sparkOf(latest.get(one.seriesCode) ?? []) }))
  return {
    series,
    main: { ...main, spark: '' },
    codes,
    months,
    mode,
    from,
    published: formatTimestamp(new Date(main.latest.publishedAt), here.lang),
    shape: chartGeometry(shown, 960, 400, 5, text),
    phoneShape: chartGeometry(shown, 360, 240, 4, text),
    days: chartDays(lines),
    figures: seriesStatistics(own.filter((quote) => quote.date >= from)),
    month: seriesStatistics(own.filter((quote) => quote.date >= monthsBefore(to, 1))),
    year: seriesStatistics(own),
    table: own.slice(-tableDays).toReversed(),
    basis:
      futures?.latest && futures.latest.date === to && futures.seriesCode !== main.seriesCode
        ? main.latest.price - futures.latest.price
        : null,
    basisDays: basisDays(latest.get(all[0]?.seriesCode ?? '') ?? [], latest.get(futures?.seriesCode ?? '') ?? []),
    stocks: (stocks.data ?? []).filter((one) => one.latest !== null),
    articles: articles.data?.list ?? [],
  }
}

const nothing: ZincData = {
  series: [],
  main: null,
  codes: [],
  months: 6,
  mode: 'price',
  from: '',
  published: '',
  shape: null,
  phoneShape: null,
  days: { dates: [], prices: [] },
  figures: null,
  month: null,
  year: null,
  table: [],
  basis: null,
  basisDays: [],
  stocks: [],
  articles: [],
}

/** The first line asked for comes first: it is the one that the figures are about. */
async function quotesSince(here: PageContext, codes: readonly string[], from: string): Promise<Quotes> {
  const found = (await here.call(indexQuotes, { seriesCodes: codes.join(','), from })).data ?? []
  return codes.flatMap((code) => found.filter((one) => one.seriesCode === code))
}

/** The last sixty quotes of every series; the call answers five series at a time. */
async function latestQuotes(here: PageContext, codes: readonly string[]): Promise<ReadonlyMap<string, Quotes[number]['quotes']>> {
  const parts = Array.from({ length: Math.ceil(codes.length / mostLines) }, (_, part) =>
    codes.slice(part * mostLines, (part + 1) * mostLines),
  )
  const answers = await Promise.all(parts.map((part) => here.call(indexQuotes, { seriesCodes: part.join(',') })))
  return new Map(answers.flatMap((answer) => answer.data ?? []).map((one) => [one.seriesCode, one.quotes]))
}

const sparkOf = (quotes: Quotes[number]['quotes']) =>
  sparklinePath(
    quotes.slice(-30).map((quote) => quote.price),
    96,
    28,
  )

const mostBasisDays = 40

function basisDays(spot: Quotes[number]['quotes'], futures: Quotes[number]['quotes']): BasisDay[] {
  const prices = new Map(futures.map((quote) => [quote.date, quote.price]))
  return spot
    .flatMap(({ date, price }) => {
      const future = prices.get(date)
      return future === undefined ? [] : [{ date, value: price - future }]
    })
    .slice(-mostBasisDays)
}

function chartDays(lines: readonly { readonly points: readonly { readonly date: string; readonly price: number }[] }[]): ChartDays {
  const longest = lines.reduce<readonly { date: string }[]>((most, line) => (line.points.length > most.length ? line.points : most), [])
  const dates = longest.map((point) => point.date)
  return {
    dates,
    prices: lines.map((line) => {
      const prices = new Map(line.points.map((point) => [point.date, point.price]))
      return dates.map((date) => prices.get(date) ?? null)
    }),
  }
}
