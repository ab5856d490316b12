import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { saveSuspension } from './suspension-repository.ts'
import { storesByIds, type StoreRecord } from '../store-repository.ts'

const setState = { name: 'store.setState', text: `UPDATE store SET state = $3 WHERE store_id = $1 AND state = $2` }
const page = {
  name: 'store.adminPage',
  text: `SELECT store_id AS "storeId", count(*) OVER ()::int AS total FROM store
         WHERE $1 = '' OR strpos(store_name, $1) > 0 OR strpos(lower(store_name_en), lower($1)) > 0 OR strpos(company_name, $1) > 0 OR credit_code = upper($1) ORDER BY store_id DESC LIMIT $2 OFFSET $3`,
}

/** Suspends an open store or opens a suspended one. Refusals: `member.reasonRequired`, `store.storeGone`, `store.storeMoved`. */
export async function suspendStore(
  call: Call,
  wish: { readonly storeId: number; readonly act: 'suspend' | 'resume'; readonly reason: string },
): Promise<StoreRecord | Failure> {
  if (wish.reason === '') return failure('member.reasonRequired', {}, { field: 'reason' })
  const [from, to] = wish.act === 'suspend' ? ['open', 'paused'] : ['paused', 'open']
  return call.app.inTransaction<StoreRecord | Failure>(async (tx) => {
    const [before] = await storesByIds(tx, [wish.storeId])
    if (!before) return failure('store.storeGone')
    if ((await execute(tx, setState, [wish.storeId, from, to])) === 0) return failure('store.storeMoved')
    const at = call.app.clock.now()
    await saveSuspension(tx, wish.storeId, wish.act === 'suspend' ? { reason: wish.reason, since: at } : null)
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: `store.${wish.act}`,
      entity: 'store',
      entityId: wish.storeId,
      from,
      to,
      reason: wish.reason,
    })
    await emit(tx, { event: 'store.changed', payload: { storeId: wish.storeId } })
    const { storeId, reason } = wish
    await emit(tx, { event: wish.act === 'suspend' ? 'store.suspended' : 'store.restored', payload: { storeId, reason } })
    const [after] = await storesByIds(tx, [wish.storeId])
    return after ?? failure('store.storeGone')
  })
}

/** Stores for the platform's desk, open or not, the newest first. */
export async function adminStorePage(
  db: Queryable,
  of: { keyword: string; limit: number; offset: number },
): Promise<{ readonly stores: StoreRecord[]; readonly total: number }> {
  const found = await rows<{ storeId: number; total: number }>(db, page, [of.keyword, of.limit, of.offset])
  const records = await storesByIds(
    db,
    found.map((one) => one.storeId),
  )
  const stores = found.flatMap((one) => records.filter((record) => record.storeId === one.storeId))
  return { stores, total: totalOf(found) }
}
