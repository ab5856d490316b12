import type { OutputOf } from '../../api/endpoint.ts'
import type { indexSeries } from '../../modules/market/endpoints.ts'
import type { bannerList } from '../../modules/site/endpoints-banners.ts'
import { shanghaiParts } from '../../kernel/time/clock.ts'
import type { OpenScreen } from './mall/screen-due.ts'

type TickerQuote = { readonly name: string; readonly price: number; readonly percent: number }

/** The zinc prices in the top bar. */
export type Ticker = { readonly quotes: readonly TickerQuote[]; readonly asOf: string; readonly synthetic: boolean }

/** The banners that open over the mall. */
export function screensOf(banners: OutputOf<typeof bannerList>): readonly OpenScreen[] {
  return banners.flatMap(({ bannerId, place, device, title, subtitle, picture, address }) =>
    place === 'openScreen' || place === 'loginScreen' ? [{ bannerId, place, device, title, subtitle, picture, address }] : [],
  )
}

/** The first three series that have a quote; null when none has. */
export function tickerOf(series: OutputOf<typeof indexSeries>): Ticker | null {
  const quoted = series.flatMap((one) => (one.latest ? [{ one, latest: one.latest }] : [])).slice(0, 3)
  const first = quoted[0]
  if (!first) return null
  return {
    quotes: quoted.map(({ one, latest }) => ({ name: one.seriesName, price: latest.price, percent: latest.changePercent })),
    asOf: shortMoment(first.latest.publishedAt),
    synthetic: first.one.synthetic,
  }
}

/** `11-20 15:00`, Asia/Shanghai: what a narrow bar has room for. */
function shortMoment(moment: string): string {
  const { month, day, hour, minute } = shanghaiParts(new Date(moment))
  return `${month}-${day} ${hour}:${minute}`
}
