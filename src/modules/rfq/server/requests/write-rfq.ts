import { transition } from '../../../../kernel/state-machine/transition.ts'
import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { documentNumber } from '../../../../kernel/database/ids.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Receiver } from '../../../order/endpoints-schemas.ts'
import type { CloseRule } from '../../rules/closing-rule.ts'
import type { RequestedTerms } from '../../rules/trade-terms.ts'
import { rfqMachine, type RfqEvent, type RfqState, type RfqWho } from '../../rules/rfq-machine.ts'
import { lockRfqById, replaceLines, type Buyer, type Rfq, type RfqLine } from './rfq-repository.ts'

const nextNumber = { name: 'rfq.nextNumber', text: `SELECT nextval('inquiry_number')::text AS number` }
const insert = {
  name: 'rfq.insert',
  text: `INSERT INTO inquiry (inquiry_sn, kind, member_id, enterprise_id, buyer_title, store_id, title, note, state, contact_public, close_rule, close_at,
      close_count, address_id, region_name, round, prev_id, created_at, updated_at, published_at, receiver, terms)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$18,$19,$20,$21) RETURNING inquiry_id AS id`,
}
const rewrite = {
  name: 'rfq.rewrite',
  text: `UPDATE inquiry SET title = $3, note = $4, contact_public = $5, close_rule = $6, close_at = $7, close_count = $8, address_id = $9, region_name = $10,
      updated_at = $11, terms = $12, version = version + 1 WHERE inquiry_id = $1 AND version = $2`,
}
const move = {
  name: 'rfq.move',
  text: `UPDATE inquiry SET state = $4, version = version + 1, updated_at = $5, reason = coalesce($6, reason), close_at = coalesce($7, close_at),
      receiver = coalesce($8, receiver), region_name = coalesce($8::jsonb ->> 'regionText', region_name), published_at = coalesce($9, published_at), extensions = extensions + $10, content = content + $11,
      pay_sn = coalesce($12, pay_sn), order_sns = coalesce($13, order_sns), end_result = coalesce($14, end_result)
    WHERE inquiry_id = $1 AND version = $2 AND state = $3`,
}
const noteContract = {
  name: 'rfq.noteContract',
  text: `UPDATE inquiry SET contract_sns = array_append(contract_sns, $3), contracted_stores = array_append(contracted_stores, $4::bigint), version = version + 1, updated_at = $5
    WHERE inquiry_id = $1 AND version = $2 AND NOT contract_sns @> ARRAY[$3::text]`,
}
const touch = {
  name: 'rfq.touch',
  text: `UPDATE inquiry SET content = content + 1, version = version + 1, updated_at = $3 WHERE inquiry_id = $1 AND version = $2`,
}

/** What a draft says; the closing moment and the place may still be open. */
export type RfqDraft = {
  readonly title: string
  readonly note: string
  readonly contactPublic: boolean
  readonly closeRule: CloseRule
  readonly closeAt: Date | null
  readonly closeCount: number | null
  readonly addressId: number | null
  readonly regionName: string
  readonly terms: RequestedTerms
  readonly lines: readonly RfqLine[]
}
type NewInquiry = RfqDraft &
  Buyer & {
    readonly kind: Rfq['kind']
    readonly storeId: number | null
    readonly buyerTitle: string
    readonly state: 'DRAFT' | 'QUOTING'
    readonly round: number
    readonly prevId: number | null
    /** Set with what is handed in at once; a draft has none yet. */
    readonly receiver: Receiver | null
  }

/** Writes a new request with its lines and answers it as it stands. */
export async function addRfq(tx: Transaction, newInquiry: NewInquiry, now: Date): Promise<Rfq> {
  const [sequence] = await rows<{ number: string }>(tx, nextNumber, [])
  const inquirySn = documentNumber(newInquiry.kind === 'OPEN' ? 'XJ' : 'XP', now, Number(sequence?.number ?? 0))
  const [added] = await rows<{ id: number }>(tx, insert, [
    inquirySn,
    newInquiry.kind,
    newInquiry.memberId,
    newInquiry.enterpriseId,
    newInquiry.buyerTitle,
    newInquiry.storeId,
    newInquiry.title,
    newInquiry.note,
    newInquiry.state,
    newInquiry.contactPublic,
    newInquiry.closeRule,
    newInquiry.closeAt,
    newInquiry.closeCount,
    newInquiry.addressId,
    newInquiry.regionName,
    newInquiry.round,
    newInquiry.prevId,
    now,
    newInquiry.state === 'QUOTING' ? now : null,
    newInquiry.receiver === null ? null : JSON.stringify(newInquiry.receiver),
    JSON.stringify(newInquiry.terms),
  ])
  const id = added?.id ?? 0
  await replaceLines(tx, id, newInquiry.lines)
  return written(tx, id)
}

/** Writes a draft again. */
export async function rewriteRfq(tx: Transaction, before: Rfq, rfqDraft: RfqDraft, now: Date): Promise<Rfq | Failure> {
  const values = [
    rfqDraft.title,
    rfqDraft.note,
    rfqDraft.contactPublic,
    rfqDraft.closeRule,
    rfqDraft.closeAt,
    rfqDraft.closeCount,
    rfqDraft.addressId,
    rfqDraft.regionName,
    now,
    JSON.stringify(rfqDraft.terms),
  ]
  if ((await execute(tx, rewrite, [before.id, before.version, ...values])) === 0) return failure('api.stale')
  await replaceLines(tx, before.id, rfqDraft.lines)
  return written(tx, before.id)
}

async function written(tx: Transaction, id: number): Promise<Rfq> {
  const of = await lockRfqById(tx, id)
  if (!of) throw new Error('a request that was just written is not there')
  return of
}

export type RfqMove = {
  readonly event: RfqEvent
  readonly who: RfqWho
  readonly at: Date
  readonly reason?: string
  readonly closeAt?: Date
  readonly receiver?: Receiver
  readonly isPublished?: boolean
  readonly isExtended?: boolean
  readonly isMaterial?: boolean
  readonly ordered?: { readonly paySn: string; readonly orderSns: readonly string[] }
  readonly isContracted?: boolean
}
/** Moves a locked request by the table: one conditional statement and its audit row. Refusals: `kernel.moveNotNow`, `api.stale`. */
export async function moveRfq(tx: Transaction, rfq: Rfq, { event, who, at, ...set }: RfqMove, act: ActorContext): Promise<Rfq | Failure> {
  const values = [
    set.reason ?? null,
    set.closeAt ?? null,
    set.receiver ? JSON.stringify(set.receiver) : null,
    set.isPublished ? at : null,
    set.isExtended ? 1 : 0,
    set.isMaterial ? 1 : 0,
    set.ordered?.paySn ?? null,
    set.ordered?.orderSns ?? null,
    set.ordered ? 'ORDER' : set.isContracted ? 'CONTRACT' : null,
  ]
  const done = await transition(tx, {
    machine: rfqMachine,
    event,
    who,
    from: rfq.state,
    update: async (to) => (await execute(tx, move, [rfq.id, rfq.version, rfq.state, to, at, ...values])) > 0,
    audit: { act, action: `rfq.${event}`, entity: 'inquiry', entityId: rfq.inquirySn, ...(set.reason ? { reason: set.reason } : {}) },
    events: (to) => [{ event: 'rfq.moved', key: rfq.inquirySn, payload: { inquirySn: rfq.inquirySn, state: to } }],
  })
  if (isFailure(done)) return done
  return written(tx, rfq.id)
}

/** Notes a contract in force of what was awarded to a store; null when it stands already. */
export async function addContractOfAward(
  tx: Transaction,
  rfq: Rfq,
  { contractSn, storeId }: { readonly contractSn: string; readonly storeId: number },
  now: Date,
): Promise<Rfq | null> {
  return (await execute(tx, noteContract, [rfq.id, rfq.version, contractSn, storeId, now])) === 0 ? null : written(tx, rfq.id)
}

/** Notes a material change of a request that goes on as it is: what was quoted before is based on the old one. */
export async function bumpRfqRevision(tx: Transaction, rfq: Rfq, now: Date): Promise<Rfq | Failure> {
  return (await execute(tx, touch, [rfq.id, rfq.version, now])) === 0 ? failure('api.stale') : written(tx, rfq.id)
}

/** The audit row of a move. */
export async function auditRfq(
  tx: Transaction,
  rfq: Rfq,
  { event, to, reason }: { readonly event: string; readonly to: RfqState; readonly reason?: string },
  doing: ActorContext,
): Promise<void> {
  await audit(tx, {
    ...doing,
    action: `rfq.${event}`,
    entity: 'inquiry',
    entityId: rfq.inquirySn,
    from: rfq.state,
    to,
    ...(reason ? { reason } : {}),
  })
}
