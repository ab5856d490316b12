import { z } from 'zod'
import { actorOf, type Call, type House } from '../../../api/handler.ts'
import { audit, type Changes } from '../../../shared/audit.ts'
import { requestJob } from '../../../shared/events.ts'
import type { Unit } from '../../../shared/unit.ts'
import { goodsChanged } from './publish-goods.ts'

/** Goods that are made anew at once; more of them go to the background in parts. */
const mostAtOnce = 300
/** Background work: goods whose frame changed. */
export const frameJob = 'catalog.refreshFrame'
const payloadShape = z.object({ goodsIds: z.array(z.number()) })

export type FrameChange = {
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
export async function frameChanged(unit: Unit, change: FrameChange, call: Call): Promise<void> {
  const { goodsIds, ...what } = change
  await audit(unit, { actor: actorOf(call, 'platform'), channel: 'admin', requestId: call.requestId, ...what })
  await goodsChanged(unit, goodsIds.slice(0, mostAtOnce))
  for (let from = mostAtOnce; from < goodsIds.length; from += mostAtOnce)
    await requestJob(unit, frameJob, { goodsIds: goodsIds.slice(from, from + mostAtOnce) })
}

/** Makes a part of the goods anew. */
export async function refreshFrame(house: House, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { goodsIds } = payloadShape.parse(payload)
  await house.inUnit((unit) => goodsChanged(unit, goodsIds))
}
