import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { shanghaiParts } from '../../../kernel/time/clock.ts'
import {
  customerDetail,
  customerNoteAdd,
  customerNoteRemove,
  customerTags,
  customerTagSave,
  type CustomerDetail,
} from '../endpoints-customers.ts'
import { customerFigures, type MonthSum } from './customer-detail-repository.ts'
import { addNote, notesOf, removeNote, saveTags, tagsInUse } from './customer-note-repository.ts'
import { customerByKey, type CustomerRow } from './customer-repository.ts'
import { customerView } from './customer-view.ts'

const storesOf = (call: Call) => storeIdsWith(call.caller, 'store.orders')
const yuanOf = (fen: number | bigint) => yuanNumber(BigInt(fen))
const stages: Readonly<Record<string, CustomerDetail['orders'][number]['stage']>> = {
  PENDING_SHIPMENT: 'toShip',
  PARTIALLY_SHIPPED: 'toShip',
  SHIPPED: 'onWay',
  COMPLETED: 'done',
}

/** `YYYY-MM` of the twelve months that end now, Asia/Shanghai. */
function lastMonths(now: Date): string[] {
  const { year, month } = shanghaiParts(now)
  const last = Number(year) * 12 + Number(month) - 1
  return Array.from({ length: 12 }, (_, place) => last - 11 + place).map(
    (count) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
  )
}

function monthsView(now: Date, found: readonly MonthSum[]) {
  const byMonth = new Map(found.map((one) => [one.month, one]))
  return lastMonths(now).map((month) => ({
    month,
    amount: yuanOf(byMonth.get(month)?.fen ?? 0),
    orderNum: byMonth.get(month)?.orders ?? 0,
  }))
}

async function showCustomer(key: string, call: Call): Promise<CustomerDetail | Failure> {
  const { read, clock } = call.app
  const now = clock.now()
  const stores = storesOf(call)
  const row = await customerByKey(read, stores, key, now)
  if (!row) return failure('api.notFound')
  const since = new Date(`${lastMonths(now)[0] ?? ''}-01T00:00:00+08:00`)
  const [facts, notes] = await Promise.all([customerFigures(read, stores, row.id, since), notesOf(read, stores, row.id)])
  const isEnglish = call.lang === 'en'
  const { memberId } = memberOf(call)
  return {
    ...customerView(row, now),
    notes: notes.map((one) => ({
      customerNoteId: Number(one.id),
      body: one.body,
      authorName: one.authorName,
      noteTime: one.at.toISOString(),
      isMine: Number(one.authorId) === memberId,
    })),
    months: monthsView(now, facts.months),
    orders: facts.orders.map(({ orderSn, paidAt, fen, state }) => ({
      orderSn,
      payTime: paidAt.toISOString(),
      amount: yuanOf(fen),
      stage: stages[state] ?? 'closed',
    })),
    goods: facts.goods.map((one) => ({
      productId: one.productId,
      goodsName: isEnglish ? one.en : one.zh,
      specText: isEnglish ? one.specEn : one.specZh,
      amount: yuanOf(one.fen),
      orderNum: one.orders,
    })),
    requests: facts.requests.map(({ at, ...one }) => ({ ...one, publishTime: at.toISOString() })),
    open: facts.open,
    credit: facts.credit && { limit: yuanOf(facts.credit.limit), used: yuanOf(facts.credit.used), isFrozen: facts.credit.isFrozen },
  }
}

/** A customer of the caller's stores with the key of the call; a foreign one does not exist. */
async function known(call: Call, key: string): Promise<CustomerRow | undefined> {
  return customerByKey(call.app.read, storesOf(call), key, call.app.clock.now())
}

async function keepTags({ key, tags }: z.output<typeof customerTagSave.input>, call: Call) {
  const row = await known(call, key)
  if (!row) return failure('api.notFound')
  const after = [...new Set(tags)]
  await call.app.inTransaction(async (tx) => {
    await saveTags(tx, storesOf(call), row.id, after)
    await audit(tx, {
      ...actorContext(call, 'store'),
      action: 'customer.saveTags',
      entity: 'customer',
      entityId: key,
      diff: { tags: [row.tags, after] },
    })
  })
  return { tags: after }
}

async function note({ key, body }: z.output<typeof customerNoteAdd.input>, call: Call) {
  const row = await known(call, key)
  const [storeId] = storesOf(call)
  if (!row || storeId === undefined) return failure('api.notFound')
  const { memberId, memberName } = memberOf(call)
  return call.app.inTransaction(async (tx) => {
    const author = { id: memberId, name: memberName }
    const customerNoteId = await addNote(tx, { storeId, customerId: row.id, body, author, now: call.app.clock.now() })
    await audit(tx, { ...actorContext(call, 'store'), action: 'customer.addNote', entity: 'customer', entityId: key, without: 'creation' })
    return { customerNoteId }
  })
}

async function forget({ key, customerNoteId }: z.output<typeof customerNoteRemove.input>, call: Call) {
  const row = await known(call, key)
  if (!row) return failure('api.notFound')
  return call.app.inTransaction<{ customerNoteId: number } | Failure>(async (tx) => {
    const body = await removeNote(tx, customerNoteId, { customerId: row.id, authorId: memberOf(call).memberId, stores: storesOf(call) })
    if (body === undefined) return failure('api.notFound')
    await audit(tx, { ...actorContext(call, 'store'), action: 'customer.removeNote', entity: 'customer', entityId: key, without: 'note' })
    return { customerNoteId }
  })
}

/** One customer in full, with what the store's staff note about it. */
export const customerDetailHandlers: readonly Handler[] = [
  handle(customerDetail, ({ key }, call) => showCustomer(key, call)),
  handle(customerTags, async (_input, call) => ({ list: await tagsInUse(call.app.read, storesOf(call)) })),
  handle(customerTagSave, keepTags),
  handle(customerNoteAdd, note),
  handle(customerNoteRemove, forget),
]
