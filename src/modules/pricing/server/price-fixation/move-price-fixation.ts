import type { TimerHandlers } from '../../../../api/background.ts'
import { actorOf, type Call, type AppContext } from '../../../../api/handler.ts'
import { auditMany, type Actor } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { publishLiveSignal } from '../../../../kernel/events/live-signals.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { storeStaffOf } from '../../../member/server/public.ts'
import {
  priceFixationMachine,
  type PriceFixationEvent,
  type PriceFixationState,
  type PriceFixationWho,
} from '../../rules/price-fixation-machine.ts'
import { priceFixationById, type PriceFixation } from './price-fixation-repository.ts'

const move = {
  name: 'catalog.moveFixing',
  text: `UPDATE price_fixing SET state = $2, reason = $3, is_auto = $4, decided_at = $5, hold_until = coalesce($6, hold_until) WHERE fixing_id = $1 AND state = ANY($7::text[])
    AND CASE $8 WHEN 'expire' THEN expires_at <= $5 WHEN 'lapse' THEN hold_until <= $5 ELSE expires_at > $5 END RETURNING fixing_id`,
}
// Two statements' worth of orders at once: the second finds no row, and its order is not placed.
const use = {
  name: 'catalog.useFixings',
  text: `UPDATE price_fixing f SET state = 'USED', order_sn = used."orderSn" FROM json_to_recordset($1::json) AS used("fixingId" bigint, "orderSn" text)
    WHERE f.fixing_id = used."fixingId" AND f.member_id = $2 AND f.state = 'CONFIRMED' AND f.hold_until > $3 RETURNING f.fixing_id AS "fixingId", f.order_sn AS "orderSn"`,
}
const lapsed = {
  name: 'catalog.overdueFixings',
  text: `SELECT fixing_id AS id, state FROM price_fixing WHERE member_id = $1 AND product_id = $2 AND (state = 'REQUESTED' AND expires_at <= $3 OR state = 'CONFIRMED' AND hold_until <= $3)`,
}

const entity = 'priceFixing'
export type PriceFixationMove = {
  readonly event: PriceFixationEvent
  readonly who: PriceFixationWho
  readonly actor: Actor
  readonly channel: 'mall' | 'seller' | 'job'
  readonly requestId: string
  readonly now: Date
  readonly reason?: string
  readonly holdUntil?: Date
  readonly isAuto?: boolean
}

/** The traces that a call leaves. */
export const sideEffectsOfCall = (call: Call, who: 'buyer' | 'store') => ({
  who,
  actor: actorOf(call, who === 'store' ? 'store' : 'member'),
  channel: who === 'store' ? ('seller' as const) : ('mall' as const),
  requestId: call.requestId,
  now: call.app.clock.now(),
})
const system = { kind: 'system', id: null, name: 'timer' } as const

/** Moves a wish; of two moves at once one wins. A held price gets the timer of its end. Refusals are the machine's. */
export async function movePriceFixation(
  tx: Transaction,
  priceFixation: PriceFixation,
  how: PriceFixationMove,
): Promise<PriceFixation | Failure> {
  const to = priceFixationMachine.next(priceFixation.state, how.event, how.who)
  if (isFailure(to)) return priceFixation.state === 'EXPIRED' ? failure('catalog.pricingOver') : to
  const sources = priceFixationMachine.sources(how.event, how.who)
  const values = [priceFixation.fixingId, to, how.reason ?? '', how.isAuto ?? false, how.now, how.holdUntil ?? null, sources, how.event]
  const [moved] = await rows(tx, move, values)
  if (!moved) return failure('catalog.pricingOver')
  if (how.holdUntil) await schedule(tx, { entity, entityId: priceFixation.fixingId, event: 'lapse', dueAt: how.holdUntil })
  await auditMany(tx, [
    {
      actor: how.actor,
      channel: how.channel,
      requestId: how.requestId,
      action: `pricing.${how.event}`,
      entity: 'priceFixing',
      entityId: priceFixation.fixingId,
      from: priceFixation.state,
      to,
      ...(how.reason ? { reason: how.reason } : {}),
    },
  ])
  await notifyPriceFixation(tx, priceFixation, to)
  const after = await priceFixationById(tx, priceFixation.fixingId, how.now)
  if (!after) throw new Error('a wish that was just moved is not there')
  return after
}

/** Open pages of both sides look again, and whoever waits hears it as a message. */
export async function notifyPriceFixation(tx: Transaction, priceFixation: PriceFixation, state: PriceFixationState): Promise<void> {
  const staff = await storeStaffOf(tx, priceFixation.storeId, 'store.orders')
  await publishLiveSignal(tx, [...new Set([priceFixation.memberId, ...staff])], {
    topic: 'pricing',
    about: { pricingId: priceFixation.fixingId },
  })
  await emit(tx, {
    event: 'catalog.pricingMoved',
    payload: { pricingId: priceFixation.fixingId, state, memberId: priceFixation.memberId, storeId: priceFixation.storeId },
  })
}

/** Marks fixed prices as used by their orders; false when one of them holds no more. */
export async function markFixedPricesUsed(
  tx: Transaction,
  fixings: readonly { readonly fixingId: number; readonly orderSn: string }[],
  { memberId, now }: { readonly memberId: number; readonly now: Date },
): Promise<boolean> {
  if (fixings.length === 0) return true
  const used = await rows<{ fixingId: number; orderSn: string }>(tx, use, [JSON.stringify(fixings), memberId, now])
  if (used.length < fixings.length) return false
  for (const { fixingId } of used) {
    const of = await priceFixationById(tx, fixingId, now)
    if (of) await notifyPriceFixation(tx, of, 'USED')
  }
  await auditMany(
    tx,
    used.map(({ fixingId, orderSn }) => ({
      actor: { kind: 'member', id: memberId, name: '' },
      channel: 'mall',
      requestId: '',
      action: 'pricing.use',
      entity: 'priceFixing',
      entityId: fixingId,
      from: 'CONFIRMED',
      to: 'USED',
      facts: { orderSn },
    })),
  )
  return true
}

/** Ends what is over but whose timer has not come yet, so that the buyer may ask anew. */
export async function expireOverdueFixations(tx: Transaction, of: { memberId: number; productId: number; now: Date }): Promise<void> {
  const found = await rows<{ id: number; state: PriceFixationState }>(tx, lapsed, [of.memberId, of.productId, of.now])
  for (const { id, state } of found) await endFixing(tx, id, state === 'REQUESTED' ? 'expire' : 'lapse', of.now)
}

async function endFixing(tx: Transaction, fixingId: number, event: 'expire' | 'lapse', now: Date): Promise<void> {
  const of = await priceFixationById(tx, fixingId, now)
  if (!of) return
  const state = event === 'expire' ? 'REQUESTED' : 'CONFIRMED'
  await movePriceFixation(tx, { ...of, state }, { event, who: 'system', actor: system, channel: 'job', requestId: '', now })
}

const ending = (event: 'expire' | 'lapse') => (app: AppContext, entityId: string) =>
  app.inTransaction((tx) => endFixing(tx, Number(entityId), event, app.clock.now()))

/** A wish that nobody answered ends by itself, and so does a fixed price that was not ordered at. */
export const priceFixationTimers: TimerHandlers = { [`${entity}/expire`]: ending('expire'), [`${entity}/lapse`]: ending('lapse') }
