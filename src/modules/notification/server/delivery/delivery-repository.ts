import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { composeStatement, when, type Composed } from '../../../../kernel/database/compose-statement.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { mostCountedDeliveries } from '../../endpoints-admin.ts'
import type { OutsideChannel } from '../../rules/channels.ts'
import { deliveryMachine, type DeliveryState } from '../../rules/delivery-machine.ts'
import type { MessageKind, Notification } from '../../rules/notifications.ts'

export type Delivery = {
  readonly id: number
  readonly memberId: number
  readonly channel: OutsideChannel
  readonly kind: MessageKind
  readonly template: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string
  readonly onSite: boolean
  readonly state: DeliveryState
  readonly tries: number
  /** Masked. */
  readonly receiver: string
  readonly error: string
  readonly createdAt: Date
  readonly movedAt: Date
}

/** How long the log of what left the house keeps a row that is settled. */
export const retainDeliveriesFor = 180 * 86_400_000

const columns = `id, member_id::int AS "memberId", channel, kind, template, facts, link, on_site AS "onSite", state, tries, receiver, error,
  created_at AS "createdAt", moved_at AS "movedAt"`
const insert = {
  name: 'message.deliveryInsert',
  text: `INSERT INTO notice_delivery (member_id, channel, kind, template, facts, link, on_site, created_at, moved_at)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$8) RETURNING id`,
}
const one = { name: 'message.delivery', text: `SELECT ${columns} FROM notice_delivery WHERE id = $1` }
const counts = {
  name: 'message.deliveryCounts',
  text: `SELECT state, (SELECT count(*)::int FROM (SELECT FROM notice_delivery d WHERE d.state = s.state LIMIT $2) AS counted) AS count FROM unnest($1::text[]) AS s(state)`,
}
const move = {
  name: 'message.deliveryMove',
  text: `UPDATE notice_delivery SET state = $2, receiver = $3, error = $4, moved_at = $5, tries = CASE WHEN $2 = 'WAITING' THEN 0 ELSE tries + 1 END
         WHERE id = $1 AND state = ANY($6)`,
}
const failedTry = {
  name: 'message.deliveryTry',
  text: `UPDATE notice_delivery SET tries = tries + 1, receiver = $2, error = $3, moved_at = $4 WHERE id = $1 AND state = 'WAITING'`,
}

const pause = {
  name: 'message.deliveryPause',
  text: `UPDATE notice_delivery SET receiver = $2, error = $3, moved_at = $4 WHERE id = $1 AND state = 'WAITING'`,
}

export async function addDelivery(
  tx: Transaction,
  to: { readonly memberId: number; readonly channel: OutsideChannel; readonly onSite: boolean },
  notice: Notification,
  now: Date,
): Promise<number> {
  const values = [to.memberId, to.channel, notice.kind, notice.template, JSON.stringify(notice.facts), notice.link, to.onSite, now]
  const [added] = await rows<{ id: number }>(tx, insert, values)
  if (!added) throw new Error('an inserted delivery has an id')
  return added.id
}

export async function deliveryById(db: Queryable, id: number): Promise<Delivery | null> {
  return (await rows<Delivery>(db, one, [id]))[0] ?? null
}

type DeliveryListQuery = {
  readonly state: DeliveryState | ''
  readonly channel: OutsideChannel | ''
  readonly memberId: number | null
  readonly before: number | null
  readonly limit: number
}

/**
 * The statement of a list of deliveries; a test asks the database for its plan. The ids are found in an index that holds all
 * that is asked for; read from the table, what is rare would be looked for through the whole log from its end.
 */
export function deliveryListStatement(deliveryListQuery: DeliveryListQuery): Composed {
  return composeStatement(
    'message.deliveries',
    [
      ...when('state', 'state = ?', deliveryListQuery.state),
      ...when('channel', 'channel = ?', deliveryListQuery.channel),
      ...when('member', 'member_id = ?', deliveryListQuery.memberId),
      ...when('before', 'id < ?', deliveryListQuery.before),
    ],
    (where, put) => `SELECT ${columns} FROM notice_delivery WHERE id = ANY(ARRAY(
      SELECT id FROM notice_delivery WHERE ${where} ORDER BY id DESC LIMIT ${put(deliveryListQuery.limit)})) ORDER BY id DESC`,
  )
}

export async function deliveriesOf(db: Queryable, deliveryListQuery: DeliveryListQuery): Promise<Delivery[]> {
  const { statement, values } = deliveryListStatement(deliveryListQuery)
  return rows<Delivery>(db, statement, values)
}

/** How many deliveries are in each state, counted up to `mostCountedDeliveries`. */
export async function deliveryCounts(db: Queryable): Promise<Readonly<Record<DeliveryState, number>>> {
  const found = await rows<{ state: DeliveryState; count: number }>(db, counts, [deliveryMachine.states, mostCountedDeliveries])
  const countOf = (state: DeliveryState) => found.find((row) => row.state === state)?.count ?? 0
  return { WAITING: countOf('WAITING'), SENT: countOf('SENT'), FAILED: countOf('FAILED') }
}

export type DeliveryMove = {
  readonly event: 'sent' | 'giveUp' | 'sendAgain'
  readonly receiver: string
  readonly error: string
  readonly at: Date
  /** The person who sends again. */
  readonly act?: ActorContext
}

/** False when the delivery stands elsewhere by now. */
export async function moveDelivery(
  tx: Transaction,
  { id, state }: Delivery,
  { event, receiver, error, at, act }: DeliveryMove,
): Promise<boolean> {
  const done = await transition(tx, {
    machine: deliveryMachine,
    event,
    who: event === 'sendAgain' ? 'platform' : 'system',
    from: state,
    update: async (to, sources) => (await execute(tx, move, [id, to, receiver, error, at, sources])) > 0,
    // Sending is logged in the delivery itself; only a person who sends again stands in the audit log.
    audit: act === undefined ? null : { act, action: 'message.sendAgain', entity: 'noticeDelivery', entityId: id },
  })
  return !isFailure(done)
}

const sweep = {
  name: 'message.deliverySweep',
  text: `DELETE FROM notice_delivery WHERE id = ANY(ARRAY(SELECT id FROM notice_delivery WHERE state <> 'WAITING' AND moved_at < $1 ORDER BY id LIMIT 5000))`,
}

/** Deletes a portion of the settled deliveries before a moment; says how many. What still waits is never deleted. */
export async function sweepDeliveries(tx: Transaction, before: Date): Promise<number> {
  return execute(tx, sweep, [before])
}

/** A try that does not count and will be made tomorrow. */
export async function notePause(tx: Transaction, id: number, receiver: string, error: string, at: Date): Promise<void> {
  await execute(tx, pause, [id, receiver, error, at])
}

/** A try that did not work and will be made again. */
export async function noteTry(tx: Transaction, id: number, receiver: string, error: string, at: Date): Promise<void> {
  await execute(tx, failedTry, [id, receiver, error, at])
}
