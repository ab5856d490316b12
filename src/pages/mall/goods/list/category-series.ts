import type { PageContext } from '../../../../rendering/page/page-context.ts'
import { seriesList } from '../../../../modules/search/endpoints-series.ts'

export type SeriesLink = { readonly seriesId: number; readonly seriesName: string }

const shown = 4

/** For loaders: the first series of a category; none without a category or when the call failed. */
export async function seriesOfCategory(here: PageContext, categoryId: string | undefined): Promise<readonly SeriesLink[]> {
  if (categoryId === undefined) return []
  const { data } = await here.call(seriesList, { categoryId })
  return (data ?? []).slice(0, shown).map(({ seriesId, seriesName }) => ({ seriesId, seriesName }))
}
