import { transition } from '../../../../kernel/state-machine/transition.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../../api/background.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { auditMany, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { publishLiveSignal } from '../../../../kernel/events/live-signals.ts'
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
// One held price per buyer and goods: where another is open meanwhile, the old one has lapsed.
const giveBack = {
  name: 'catalog.giveBackFixings',
  text: `UPDATE price_fixing f SET state = 'CONFIRMED', order_sn = '' WHERE f.order_sn = ANY($1::text[]) AND f.state = 'USED' AND f.hold_until > $2
      AND NOT EXISTS (SELECT FROM price_fixing other WHERE other.member_id = f.member_id AND other.product_id = f.product_id AND other.state IN ('REQUESTED', 'CONFIRMED'))
    RETURNING f.fixing_id AS "fixingId", old.order_sn AS "orderSn"`,
}
const giveBackLate = {
  name: 'catalog.giveBackLateFixings',
  text: `UPDATE price_fixing SET state = 'LAPSED' WHERE order_sn = ANY($1::text[]) AND state = 'USED' RETURNING fixing_id AS "fixingId", order_sn AS "orderSn"`,
}
const lapsed = {
  name: 'catalog.overdueFixings',
  text: `SELECT fixing_id AS id, state FROM price_fixing WHERE member_id = $1 AND product_id = $2 AND (state = 'REQUESTED' AND expires_at <= $3 OR state = 'CONFIRMED' AND hold_until <= $3)`,
}

const entity = 'priceFixing' as const
export type PriceFixationMove = {
  readonly event: PriceFixationEvent
  readonly who: PriceFixationWho
  readonly act: ActorContext
  readonly reason?: string
  readonly holdUntil?: Date
  readonly isAuto?: boolean
}

/** Moves a wish; of two moves at once one wins. A held price gets the timer of its end. Refusals are the machine's. */
export async function movePriceFixation(
  tx: Transaction,
  priceFixation: PriceFixation,
  how: PriceFixationMove,
): Promise<PriceFixation | Failure> {
  const { event, who, act, reason, holdUntil } = how
  const { fixingId } = priceFixation
  const over = failure('catalog.pricingOver')
  const done = await transition(tx, {
    machine: priceFixationMachine,
    event,
    who,
    from: priceFixation.state,
    update: async (to, sources) =>
      (await rows(tx, move, [fixingId, to, reason ?? '', how.isAuto ?? false, act.now, holdUntil ?? null, sources, event]))[0],
    audit: { act, action: `pricing.${event}`, entity, entityId: fixingId, ...(reason ? { reason } : {}) },
    timers: () => (holdUntil ? { set: [{ entity, entityId: fixingId, event: 'lapse', dueAt: holdUntil }] } : {}),
    lost: over,
    ...(priceFixation.state === 'EXPIRED' ? { refusal: over } : {}),
  })
  if (isFailure(done)) return done
  await notifyPriceFixation(tx, priceFixation, done.to)
  const after = await priceFixationById(tx, priceFixation.fixingId, how.act.now)
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
    key: `pricing ${priceFixation.fixingId}`,
    payload: { pricingId: priceFixation.fixingId, state, memberId: priceFixation.memberId, storeId: priceFixation.storeId },
  })
}

type UsedFixing = { readonly fixingId: number; readonly orderSn: string }

/** Marks fixed prices as used by their orders; false when one of them holds no more. */
export async function markFixedPricesUsed(
  tx: Transaction,
  fixings: readonly UsedFixing[],
  { memberId, act }: { readonly memberId: number; readonly act: ActorContext },
): Promise<boolean> {
  if (fixings.length === 0) return true
  const used = await rows<UsedFixing>(tx, use, [JSON.stringify(fixings), memberId, act.now])
  if (used.length < fixings.length) return false
  await recordMoves(tx, used, { event: 'use', from: 'CONFIRMED', to: 'USED', act })
  return true
}

/**
 * Orders that used fixed prices were cancelled before they were paid: what is still held may be used again, the rest has lapsed,
 * also where the buyer has asked anew for the same goods meanwhile.
 */
export async function giveBackFixedPrices(tx: Transaction, orderSns: readonly string[], act: ActorContext): Promise<void> {
  const returned = await rows<UsedFixing>(tx, giveBack, [orderSns, act.now])
  await recordMoves(tx, returned, { event: 'giveBack', from: 'USED', to: 'CONFIRMED', act })
  const over = await rows<UsedFixing>(tx, giveBackLate, [orderSns])
  await recordMoves(tx, over, { event: 'giveBackLate', from: 'USED', to: 'LAPSED', act })
}

type RecordedMove = {
  readonly event: PriceFixationEvent
  readonly from: PriceFixationState
  readonly to: PriceFixationState
  readonly act: ActorContext
}

/** Tells both sides of fixings that an order moved, and writes their audit rows with who did it and in which request. */
async function recordMoves(tx: Transaction, moved: readonly UsedFixing[], { event, from, to, act }: RecordedMove): Promise<void> {
  if (moved.length === 0) return
  for (const { fixingId } of moved) {
    const of = await priceFixationById(tx, fixingId, act.now)
    if (of) await notifyPriceFixation(tx, of, to)
  }
  await auditMany(
    tx,
    moved.map(({ fixingId, orderSn }) => ({
      ...act,
      action: `pricing.${event}`,
      entity: 'priceFixing',
      entityId: fixingId,
      from,
      to,
      facts: { orderSn },
    })),
  )
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
  await movePriceFixation(tx, { ...of, state }, { event, who: 'system', act: systemContext('timer', now) })
}

const ending = (event: 'expire' | 'lapse') => (app: AppContext, entityId: string) =>
  app.inTransaction((tx) => endFixing(tx, Number(entityId), event, app.clock.now()))

/** A wish that nobody answered ends by itself, and so does a fixed price that was not ordered at. */
export const priceFixationTimers: TimerHandlers = { [`${entity}/expire`]: ending('expire'), [`${entity}/lapse`]: ending('lapse') }
