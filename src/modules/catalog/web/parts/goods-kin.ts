import type { Visit } from '../../../../api/visit.ts'
import { goodsKin } from '../../contract-line.ts'
import type { GoodsKin } from './detail-data.ts'
import { shownCard } from './shown-card.ts'

/** For loaders: standard items, the same item elsewhere and series of a SKU; a failed call shows none. */
export async function kinOf(here: Visit, productId: number): Promise<GoodsKin> {
  const { data } = await here.call(goodsKin, { productId })
  return {
    standardItems: (data?.standardItems ?? []).map(({ itemName, standard }) => ({ itemName, standard })),
    equivalents: (data?.equivalents ?? []).slice(0, 6).map(shownCard),
    series: (data?.series ?? []).map(({ seriesId, seriesName }) => ({ seriesId, seriesName })),
  }
}
