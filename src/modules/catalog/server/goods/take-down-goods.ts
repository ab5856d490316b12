import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { takedownMachine, type TakedownState } from '../../rules/takedown-machine.ts'
import { goodsChanged, publishGoods } from './publish-goods.ts'

type Standing = {
  readonly storeId: number
  readonly name: string
  readonly state: TakedownState
  readonly takenDownFrom: 'on_sale' | 'off_shelf' | null
}
/** One act of the platform on goods of a store; `reason` is what the store reads. */
export type TakedownOrder = { readonly event: 'takeDown' | 'restore'; readonly reason: string; readonly act: ActorContext }

const lock = {
  name: 'catalog.takedownLock',
  text: `SELECT store_id AS "storeId", name_zh AS name, state, taken_down_from AS "takenDownFrom" FROM goods WHERE goods_id = $1 FOR UPDATE`,
}
const down = {
  name: 'catalog.takeDown',
  text: `UPDATE goods SET state = $2, taken_down_from = state, state_reason = $4, version = version + 1
         WHERE goods_id = $1 AND state = ANY($3::text[])`,
}
const back = {
  name: 'catalog.restoreGoods',
  text: `UPDATE goods SET state = $2, taken_down_from = NULL, state_reason = $4, version = version + 1
         WHERE goods_id = $1 AND state = ANY($3::text[])`,
}

/**
 * Takes goods down for the platform, or restores them; lists, search and goods page follow at once. Restored goods that were
 * on sale pass the publishing gate again. Refusals: `api.notFound`, `catalog.takedownNotNow` (with the goods' name).
 */
export async function moveTakedown(tx: Transaction, goodsId: number, order: TakedownOrder): Promise<TakedownState | Failure> {
  const [goods] = await rows<Standing>(tx, lock, [goodsId])
  if (!goods) return failure('api.notFound')
  const { event, reason, act } = order
  const { storeId, name } = goods
  const moved = await transition(tx, {
    machine: takedownMachine,
    event,
    who: 'platform',
    from: goods.state,
    update: async (to, from) => (await execute(tx, event === 'takeDown' ? down : back, [goodsId, to, from, reason])) > 0,
    audit: { act, action: `goods.${event}`, entity: 'goods', entityId: goodsId, reason },
    events: () => [
      {
        event: event === 'takeDown' ? 'catalog.goodsTakenDown' : 'catalog.goodsRestored',
        key: `goods ${goodsId}`,
        payload: { goodsId, storeId, name, reason },
      },
    ],
    refusal: failure('catalog.takedownNotNow', { name }),
  })
  if (isFailure(moved)) return moved
  if (event === 'restore' && goods.takenDownFrom === 'on_sale') {
    const published = await publishGoods(tx, goodsId, act.now)
    return isFailure(published) ? published : published.state
  }
  await goodsChanged(tx, [goodsId])
  return moved.to
}
