import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit, type Changes } from '../../../../kernel/audit/audit.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'

/** Goods that are made anew at once; more of them go to the background in parts. */
const mostAtOnce = 300
/** Background work: goods whose category, brand or attribute changed; catalog does it. */
export const refreshGoodsJob = 'catalog.refreshFrame'

/** A call of the platform's staff with what catalog offers: refreshing the goods that show a changed category, brand or attribute. */
export type TaxonomyAdminCall = Call & { readonly goodsChanged: GoodsChanged }
export type GoodsChanged = (tx: Transaction, goodsIds: readonly number[]) => Promise<void>

export type TaxonomyChange = {
  readonly action: string
  readonly entity: 'category' | 'attribute' | 'brand' | 'goodsSeries' | 'standardItem'
  readonly entityId: number | string
  readonly diff: Changes
  readonly facts?: Readonly<Record<string, unknown>>
  /** Goods that show what changed. */
  readonly goodsIds: readonly number[]
}

/**
 * Records a change of categories, attributes, brands, series or standard items: audit row, the goods that show it, and the new
 * catalogue version that the search index and cached pages follow within a second. Without goods the version alone tells of it.
 */
export async function taxonomyChanged(tx: Transaction, change: TaxonomyChange, call: TaxonomyAdminCall): Promise<void> {
  const { goodsIds, ...what } = change
  await audit(tx, { ...actorContext(call, 'platform'), ...what })
  await call.goodsChanged(tx, goodsIds.slice(0, mostAtOnce))
  for (let from = mostAtOnce; from < goodsIds.length; from += mostAtOnce)
    await requestJob(tx, refreshGoodsJob, { goodsIds: goodsIds.slice(from, from + mostAtOnce) })
}
