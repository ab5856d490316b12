import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { biddingStore, tenderForStore } from './bidder-access.ts'
import { shareTender } from './tender-repository.ts'

const insert = {
  name: 'tenderRegistration.add',
  text: `INSERT INTO tender_registration (tender_id, store_id, registered_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
}
const list = {
  name: 'tenderRegistration.list',
  text: `SELECT store_id::int AS "storeId" FROM tender_registration WHERE tender_id = $1 ORDER BY store_id`,
}

/** A store takes part in a tender from now on; false when it did before. */
export async function addRegistration(tx: Transaction, tenderId: number, storeId: number, at: Date): Promise<boolean> {
  return (await execute(tx, insert, [tenderId, storeId, at])) > 0
}

/** Stores that take part, for those who tell them; the tenderer does not read it. */
export async function registeredStores(db: Queryable, tenderId: number): Promise<number[]> {
  return (await rows<{ storeId: number }>(db, list, [tenderId])).map(({ storeId }) => storeId)
}

/** Registers the own store for a tender: it is told of clarifications and finds the tender among those to bid on. Refusals: `tender.notBidding`. */
export async function registerStore(call: Call, tx: Transaction, tenderSn: string): Promise<{ tenderSn: string } | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(tx, await shareTender(tx, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const act = actorContext(call, 'store')
  if (tender.state !== 'BIDDING' || act.now >= tender.deadlineAt) return failure('tender.notBidding')
  if (await addRegistration(tx, tender.tenderId, store.storeId, act.now))
    await audit(tx, { ...act, action: 'tender.register', entity: 'tender', entityId: tenderSn, without: 'creation' })
  return { tenderSn }
}
