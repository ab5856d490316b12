import { z } from 'zod'
import { actorOf, type Call, type AppContext } from '../../../../api/handler.ts'
import { audit, type Changes } from '../../../../kernel/audit/audit.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { goodsChanged } from '../../../catalog/server/public.ts'

/** Goods that are made anew at once; more of them go to the background in parts. */
const mostAtOnce = 300
/** Background work: goods whose frame changed. */
export const refreshGoodsJob = 'catalog.refreshFrame'
const payloadShape = z.object({ goodsIds: z.array(z.number()) })

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
 * Notes a change of the catalogue's frame: audit row, the goods that show it, and the new catalogue version that board, search
 * and kept pages follow within a second. Without goods the version alone tells of it.
 */
export async function taxonomyChanged(unit: Transaction, change: TaxonomyChange, call: Call): Promise<void> {
  const { goodsIds, ...what } = change
  await audit(unit, { actor: actorOf(call, 'platform'), channel: 'admin', requestId: call.requestId, ...what })
  await goodsChanged(unit, goodsIds.slice(0, mostAtOnce))
  for (let from = mostAtOnce; from < goodsIds.length; from += mostAtOnce)
    await requestJob(unit, refreshGoodsJob, { goodsIds: goodsIds.slice(from, from + mostAtOnce) })
}

/** Makes a part of the goods anew. */
export async function refreshGoodsInBackground(house: AppContext, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { goodsIds } = payloadShape.parse(payload)
  await house.inTransaction((unit) => goodsChanged(unit, goodsIds))
}
