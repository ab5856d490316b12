import { actorContext } from '../../../../api/actor-context.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { storesByIds } from '../../../store/server/public.ts'
import { namedCategories } from '../../../taxonomy/server/public.ts'
import type { rfqSubscriptions } from '../../endpoints-store-settings.ts'
import { quotingStore } from '../quotations/quoting-store.ts'

type Subscriptions = OutputOf<typeof rfqSubscriptions>

const ofStore = {
  name: 'rfq.subscriptions',
  text: 'SELECT category_id AS "categoryId" FROM rfq_subscription WHERE store_id = $1 ORDER BY created_at, category_id',
}
const clear = { name: 'rfq.subscriptionsClear', text: 'DELETE FROM rfq_subscription WHERE store_id = $1' }
const put = {
  name: 'rfq.subscriptionsPut',
  text: 'INSERT INTO rfq_subscription (store_id, category_id, member_id, created_at) SELECT $1, unnest($2::bigint[]), $3, $4',
}
const all = {
  name: 'rfq.subscribers',
  text: 'SELECT store_id AS "storeId", bool_or(category_id = ANY($1::bigint[])) AS "isHit" FROM rfq_subscription GROUP BY store_id',
}

/** Stores that have subscribed to anything: true for those that one of the categories concerns. */
export async function subscribersOf(db: Queryable, categoryIds: readonly number[]): Promise<Map<number, boolean>> {
  const found = await rows<{ storeId: number; isHit: boolean }>(db, all, [categoryIds])
  return new Map(found.map(({ storeId, isHit }) => [Number(storeId), isHit]))
}

async function subscribedIds(db: Queryable, storeId: number): Promise<number[]> {
  return (await rows<{ categoryId: number }>(db, ofStore, [storeId])).map(({ categoryId }) => Number(categoryId))
}

/** The categories of the caller's store. Refusals: those of choosing a store. */
export async function showSubscriptions(call: Call, db: Queryable = call.app.read): Promise<Subscriptions | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const [store] = await storesByIds(db, [seat.storeId])
  const named = async (ids: readonly number[]) => {
    const found = await namedCategories(db, ids)
    return ids.flatMap((categoryId) => {
      const one = found.find((category) => Number(category.categoryId) === categoryId)
      return one ? [{ categoryId, categoryName: call.lang === 'en' ? one.nameEn : one.nameZh }] : []
    })
  }
  return {
    categories: await named(await subscribedIds(db, seat.storeId)),
    mainCategories: await named((store?.mainCategoryIds ?? []).map(Number)),
  }
}

/** Says anew what the caller's store is told of. The refusal is `rfq.categoryGone`. */
export async function saveSubscriptions(call: Call, tx: Transaction, asked: readonly number[]): Promise<Subscriptions | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const ids = [...new Set(asked)]
  if ((await namedCategories(tx, ids)).length < ids.length) return failure('rfq.categoryGone', {}, { field: 'categoryIds' })
  const before = await subscribedIds(tx, seat.storeId)
  await execute(tx, clear, [seat.storeId])
  await execute(tx, put, [seat.storeId, ids, memberOf(call).memberId, call.app.clock.now()])
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'rfq.subscribe',
    entity: 'store',
    entityId: seat.storeId,
    diff: { categoryIds: [before, ids] },
  })
  return showSubscriptions(call, tx)
}
