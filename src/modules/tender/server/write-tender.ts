import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { documentNumber } from '../../../kernel/database/ids.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { publishLiveSignal } from '../../../kernel/events/live-signals.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition, type TransitionTimers } from '../../../kernel/state-machine/transition.ts'
import type { TenderLine } from '../rules/bid-payload.ts'
import type { TenderLot } from '../rules/lots.ts'
import { tenderMachine, type TenderEvent, type TenderState, type TenderWho } from '../rules/tender-machine.ts'
import { colleaguesOf, lockTenderById, type Tender, type TenderExpert } from './tender-repository.ts'

/** A lot of a draft, in fen. */
export type LotDraft = Pick<TenderLot, 'name' | 'estimate' | 'ceiling' | 'deposit'>

/** What a draft says. Amounts are in fen. */
export type TenderDraft = Pick<
  Tender,
  'mode' | 'access' | 'title' | 'body' | 'qualification' | 'scoring' | 'priceWeight' | 'deadlineAt'
> & {
  readonly lines: readonly TenderLine[]
  readonly lots: readonly LotDraft[]
  readonly estimate: bigint
  readonly ceiling: bigint | null
  readonly deposit: bigint
  readonly invitedStoreIds: readonly number[]
}

const nextNumber = { name: 'tender.nextNumber', text: `SELECT nextval('tender_number')::text AS number` }
const insert = {
  name: 'tender.insert',
  text: `INSERT INTO tender (tender_sn, member_id, enterprise_id, buyer_title, prev_sn, mode, access, title, body, qualification, lines, state, estimate, ceiling, deposit,
      scoring, price_weight, deadline_at, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'DRAFT', $12, $13, $14, $15, $16, $17, $18, $18) RETURNING tender_id AS "tenderId"`,
}
const rewrite = {
  name: 'tender.rewrite',
  text: `UPDATE tender SET mode = $3, access = $4, title = $5, body = $6, qualification = $7, lines = $8, estimate = $9, ceiling = $10, deposit = $11, scoring = $12,
      price_weight = $13, deadline_at = $14, updated_at = $15, version = version + 1, state = $16 WHERE tender_id = $1 AND version = $2 AND state = ANY($17::text[])`,
}
const uninvite = { name: 'tender.uninvite', text: `DELETE FROM tender_invitation WHERE tender_id = $1` }
const invite = {
  name: 'tender.invite',
  text: `INSERT INTO tender_invitation (tender_id, store_id) SELECT $1, store_id FROM store WHERE store_id = ANY($2::bigint[]) ON CONFLICT DO NOTHING`,
}
const move = {
  name: 'tender.move',
  text: `UPDATE tender SET state = $4::text, version = version + 1, updated_at = $5::timestamptz, reason = coalesce($6, reason), deadline_at = coalesce($7::timestamptz, deadline_at),
      first_deadline_at = coalesce(first_deadline_at, $8::timestamptz), paused_at = CASE WHEN $4::text IN ('SUSPENDED', 'PUBLICITY_SUSPENDED') THEN $5::timestamptz END,
      published_at = CASE WHEN $4::text = 'BIDDING' THEN coalesce(published_at, $5::timestamptz) ELSE published_at END,
      opened_at = CASE WHEN $4::text = 'OPENED' THEN $5::timestamptz ELSE opened_at END,
      publicity_until = coalesce($9::timestamptz, publicity_until), awarded_at = CASE WHEN $4::text = 'AWARDED' THEN $5::timestamptz ELSE awarded_at END,
      ended_at = CASE WHEN $4::text IN ('FAILED', 'TERMINATED', 'CONTRACTED') THEN $5::timestamptz END, opener_name = coalesce($10, opener_name),
      experts = coalesce($11::jsonb, experts), public_key = coalesce($12::bytea, public_key), wrapped_key = coalesce($13::bytea, wrapped_key)
    WHERE tender_id = $1 AND version = $2 AND state = $3`,
}

const clearLots = { name: 'tenderLot.clear', text: `DELETE FROM tender_lot WHERE tender_id = $1` }
const insertLots = {
  name: 'tenderLot.insert',
  text: `INSERT INTO tender_lot (tender_id, lot_no, name, estimate, ceiling, deposit)
    SELECT $1, "lotNo", name, estimate, ceiling, deposit FROM json_to_recordset($2::json) AS l("lotNo" smallint, name text, estimate bigint, ceiling bigint, deposit bigint)`,
}
const failLots = {
  name: 'tenderLot.fail',
  text: `UPDATE tender_lot SET failed_at = $3, reason = $4 WHERE tender_id = $1 AND lot_no = ANY($2::smallint[]) AND failed_at IS NULL`,
}

async function written(tx: Transaction, tenderId: number): Promise<Tender> {
  const tender = await lockTenderById(tx, tenderId)
  if (!tender) throw new Error('a tender that was just written is not there')
  return tender
}

async function saveInvitations(tx: Transaction, tenderId: number, draft: TenderDraft): Promise<void> {
  await execute(tx, uninvite, [tenderId])
  if (draft.access === 'INVITED') await execute(tx, invite, [tenderId, draft.invitedStoreIds])
}

async function saveLots(tx: Transaction, tenderId: number, { lots }: TenderDraft): Promise<void> {
  await execute(tx, clearLots, [tenderId])
  if (lots.length > 0) await execute(tx, insertLots, [tenderId, JSON.stringify(lots.map((lot, index) => ({ ...lot, lotNo: index + 1 })))])
}

/** Notes that lots came to nothing while their tender goes on. */
export async function saveFailedLots(
  tx: Transaction,
  tenderId: number,
  lotNos: readonly number[],
  reason: string,
  at: Date,
): Promise<void> {
  await execute(tx, failLots, [tenderId, lotNos, at, reason])
}

const valuesOf = (draft: TenderDraft) => [
  draft.mode,
  draft.access,
  draft.title,
  draft.body,
  draft.qualification,
  JSON.stringify(draft.lines),
]
const moneyOf = (draft: TenderDraft) => [
  draft.estimate,
  draft.ceiling,
  draft.deposit,
  draft.scoring,
  draft.scoring === 'LOWEST' ? 100 : draft.priceWeight,
  draft.deadlineAt,
]

/** Writes a new draft. */
export async function addTender(
  tx: Transaction,
  owner: Pick<Tender, 'memberId' | 'enterpriseId' | 'buyerTitle' | 'prevSn'>,
  draft: TenderDraft,
  now: Date,
): Promise<Tender> {
  const [sequence] = await rows<{ number: string }>(tx, nextNumber, [])
  const tenderSn = documentNumber('ZB', now, Number(sequence?.number ?? 0))
  const { memberId, enterpriseId, buyerTitle, prevSn } = owner
  const values = [tenderSn, memberId, enterpriseId, buyerTitle, prevSn, ...valuesOf(draft), ...moneyOf(draft), now]
  const [added] = await rows<{ tenderId: number }>(tx, insert, values)
  await saveInvitations(tx, added?.tenderId ?? 0, draft)
  await saveLots(tx, added?.tenderId ?? 0, draft)
  return written(tx, added?.tenderId ?? 0)
}

/** Writes a draft again. Refusals: the machine's, `api.stale`. */
export async function rewriteTender(tx: Transaction, before: Tender, draft: TenderDraft, act: ActorContext): Promise<Tender | Failure> {
  const done = await transition(tx, {
    machine: tenderMachine,
    event: 'save',
    who: 'buyer',
    from: before.state,
    update: async (to, sources) => {
      const values = [before.tenderId, before.version, ...valuesOf(draft), ...moneyOf(draft), act.now, to, sources]
      return (await execute(tx, rewrite, values)) > 0
    },
    audit: { act, action: 'tender.save', entity: 'tender', entityId: before.tenderSn },
  })
  if (isFailure(done)) return done
  await saveInvitations(tx, before.tenderId, draft)
  await saveLots(tx, before.tenderId, draft)
  return written(tx, before.tenderId)
}

export type TenderMove = {
  readonly event: TenderEvent
  readonly who: TenderWho
  readonly act: ActorContext
  readonly reason?: string
  readonly deadlineAt?: Date
  readonly firstDeadlineAt?: Date
  readonly publicityUntil?: Date
  readonly openerName?: string
  readonly experts?: readonly TenderExpert[]
  readonly keys?: { readonly publicKey: Uint8Array; readonly wrappedKey: Uint8Array }
  readonly timers?: (to: TenderState) => TransitionTimers
  /** For those who are told: ids and results only, never a price. */
  readonly payload?: Readonly<Record<string, unknown>>
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Moves a locked tender by the table. Refusals: the machine's, `api.stale`. */
export async function moveTender(tx: Transaction, tender: Tender, how: TenderMove): Promise<Tender | Failure> {
  const { tenderId, tenderSn, memberId, version, state } = tender
  const { event, who, act, reason } = how
  const values = [
    reason ?? null,
    how.deadlineAt ?? null,
    how.firstDeadlineAt ?? null,
    how.publicityUntil ?? null,
    how.openerName ?? null,
    how.experts ? JSON.stringify(how.experts) : null,
    how.keys ? Buffer.from(how.keys.publicKey) : null,
    how.keys ? Buffer.from(how.keys.wrappedKey) : null,
  ]
  const done = await transition(tx, {
    machine: tenderMachine,
    event,
    who,
    from: state,
    update: async (to) => (await execute(tx, move, [tenderId, version, state, to, act.now, ...values])) > 0,
    audit: {
      act,
      action: `tender.${event}`,
      entity: 'tender',
      entityId: tenderSn,
      ...(reason ? { reason } : {}),
      ...(how.facts ? { facts: how.facts } : {}),
      ...(how.deadlineAt ? { diff: { deadline: [tender.deadlineAt.toISOString(), how.deadlineAt.toISOString()] } } : {}),
    },
    ...(how.timers ? { timers: how.timers } : {}),
    events: (to) => [{ event: 'tender.moved', key: tenderSn, payload: { tenderSn, memberId, state: to, act: event, ...how.payload } }],
  })
  if (isFailure(done)) return done
  await signalTenderOwners(tx, tender)
  return written(tx, tenderId)
}

/** Open pages of the tenderer's people look at the tender again. */
export async function signalTenderOwners(tx: Transaction, { tenderSn, memberId, enterpriseId }: Tender): Promise<void> {
  const people = enterpriseId === null ? [memberId] : (await colleaguesOf(tx, enterpriseId)).map((one) => one.memberId)
  await publishLiveSignal(tx, people, { topic: 'tender', about: { tenderSn } })
}

/** True when a tender is the one that somebody saw. */
export function staleUnless(tender: Tender, expectedVersion: number): Failure | null {
  return tender.version === expectedVersion ? null : failure('api.stale')
}
