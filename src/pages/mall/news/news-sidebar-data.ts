import type { PageContext } from '../../../rendering/page/page-context.ts'
import { articleList } from '../../../modules/content/endpoints.ts'
import { indexSeries } from '../../../modules/market/endpoints.ts'

export type NewsSidebarData = {
  readonly quotes: readonly { readonly code: string; readonly name: string; readonly price: number; readonly percent: number }[]
  readonly synthetic: boolean
  readonly help: readonly { readonly articleId: number; readonly title: string }[]
}

const most = 5

/** What stands beside articles: the zinc price and help. A part whose call failed is left out. */
export async function loadNewsSidebar(here: PageContext): Promise<NewsSidebarData> {
  const [series, help] = await Promise.all([here.call(indexSeries, {}), here.call(articleList, { kind: 'help', pageSize: most })])
  const quoted = (series.data ?? []).flatMap((one) => (one.latest ? [{ ...one, latest: one.latest }] : [])).slice(0, most)
  return {
    quotes: quoted.map(({ seriesCode, seriesName, latest }) => ({
      code: seriesCode,
      name: seriesName,
      price: latest.price,
      percent: latest.changePercent,
    })),
    synthetic: quoted.some((one) => one.synthetic),
    help: (help.data?.list ?? []).map(({ articleId, title }) => ({ articleId, title })),
  }
}
