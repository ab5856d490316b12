import type { DomainEvent } from '../../../../kernel/events/events.ts'
import { transition, type TransitionAudit } from '../../../../kernel/state-machine/transition.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { VerificationKind } from '../../rules/verification-form.ts'
import {
  verificationMachine,
  type VerificationEvent,
  type VerificationState,
  type VerificationActor,
} from '../../rules/verification-machine.ts'

/** An application as it rests in the database; sealed numbers stay sealed. */
export type Verification = {
  readonly id: number
  readonly memberId: number
  readonly kind: VerificationKind
  readonly state: VerificationState
  readonly version: number
  readonly companyName: string
  readonly uscc: string
  readonly legalPerson: string
  readonly agentName: string
  readonly idSealed: Buffer
  readonly idMask: string
  readonly taxpayer: 'general' | 'small'
  readonly licenceUntil: string | null
  readonly licenceImage: string
  readonly idFrontImage: string
  readonly idBackImage: string
  readonly letterImage: string
  readonly bankName: string
  readonly accountSealed: Buffer | null
  readonly accountMask: string
  readonly transferAmount: number | bigint | null
  readonly transferTries: number
  readonly submittedAt: Date
  readonly reviewedAt: Date | null
  readonly reviewerName: string
  readonly reason: string
}
export type NewVerification = Omit<
  Verification,
  'id' | 'version' | 'transferTries' | 'reviewedAt' | 'reviewerName' | 'reason' | 'transferAmount'
> & { readonly transferAmount: bigint | null }

const columns = `id, member_id AS "memberId", kind, state, version, company_name AS "companyName", uscc, legal_person AS "legalPerson",
  agent_name AS "agentName", id_number_sealed AS "idSealed", id_number_mask AS "idMask", taxpayer, licence_until::text AS "licenceUntil",
  licence_image AS "licenceImage", id_front_image AS "idFrontImage", id_back_image AS "idBackImage", letter_image AS "letterImage",
  bank_name AS "bankName", account_sealed AS "accountSealed", account_mask AS "accountMask", transfer_amount AS "transferAmount",
  transfer_tries AS "transferTries", submitted_at AS "submittedAt", reviewed_at AS "reviewedAt", reviewer_name AS "reviewerName", reason`

const insert = {
  name: 'member.verificationInsert',
  text: `INSERT INTO verification (member_id, kind, state, company_name, uscc, legal_person, agent_name, id_number_sealed, id_number_mask, taxpayer,
           licence_until, licence_image, id_front_image, id_back_image, letter_image, bank_name, account_sealed, account_mask, transfer_amount,
           consent_at, submitted_at)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$20) RETURNING ${columns}`,
}
const last = { name: 'member.verificationLast', text: `SELECT ${columns} FROM verification WHERE member_id = $1 ORDER BY id DESC LIMIT 1` }
const valid = { name: 'member.verificationValid', text: `SELECT ${columns} FROM verification WHERE member_id = $1 AND state = 'APPROVED'` }
const lockOpen = {
  name: 'member.verificationLockOpen',
  text: `SELECT ${columns} FROM verification WHERE member_id = $1 AND state IN ('SUBMITTED', 'REVIEWING') FOR UPDATE`,
}
const byId = { name: 'member.verificationById', text: `SELECT ${columns} FROM verification WHERE id = $1` }
const lockById = { name: 'member.verificationLock', text: `SELECT ${columns} FROM verification WHERE id = $1 FOR UPDATE` }
const move = {
  name: 'member.verificationMove',
  text: `UPDATE verification SET state = $3, version = version + 1, reason = coalesce($5, reason),
           reviewed_at = coalesce($6, reviewed_at), reviewer_name = coalesce($7, reviewer_name)
         WHERE id = $1 AND state = $2 AND version = $4 RETURNING ${columns}`,
}
const countTry = {
  name: 'member.verificationTry',
  text: `UPDATE verification SET transfer_tries = transfer_tries + 1 WHERE id = $1 AND transfer_tries < 3 RETURNING transfer_tries AS tries`,
}
const page = {
  name: 'member.verificationPage',
  text: `SELECT ${columns}, d.member_name AS "memberName", count(*) OVER ()::int AS total
         FROM verification v JOIN (SELECT id AS directory_id, member_name FROM member_directory) d ON d.directory_id = v.member_id
         WHERE ($1::text IS NULL OR state = $1) AND ($2 = '' OR strpos(company_name, $2) > 0 OR uscc = upper($2) OR d.member_name = $2)
         ORDER BY array_position(ARRAY['REVIEWING','SUBMITTED'], state) NULLS LAST, id DESC LIMIT $3 OFFSET $4`,
}

export async function addVerification(tx: Transaction, row: NewVerification): Promise<Verification> {
  const [added] = await rows<Verification>(tx, insert, [
    row.memberId,
    row.kind,
    row.state,
    row.companyName,
    row.uscc,
    row.legalPerson,
    row.agentName,
    row.idSealed,
    row.idMask,
    row.taxpayer,
    row.licenceUntil,
    row.licenceImage,
    row.idFrontImage,
    row.idBackImage,
    row.letterImage,
    row.bankName,
    row.accountSealed,
    row.accountMask,
    row.transferAmount,
    row.submittedAt,
  ])
  if (!added) throw new Error('an insert returned no row')
  return added
}

export async function lastVerification(db: Queryable, memberId: number): Promise<Verification | null> {
  return (await rows<Verification>(db, last, [memberId]))[0] ?? null
}

export async function validVerification(db: Queryable, memberId: number): Promise<Verification | null> {
  return (await rows<Verification>(db, valid, [memberId]))[0] ?? null
}

export async function lockOpenVerification(tx: Transaction, memberId: number): Promise<Verification | null> {
  return (await rows<Verification>(tx, lockOpen, [memberId]))[0] ?? null
}

/** Any member's application, for the platform's staff alone. */
export async function verificationById(db: Queryable, verificationId: number): Promise<Verification | null> {
  return (await rows<Verification>(db, byId, [verificationId]))[0] ?? null
}

export async function lockVerification(tx: Transaction, verificationId: number): Promise<Verification | null> {
  return (await rows<Verification>(tx, lockById, [verificationId]))[0] ?? null
}

/** Counts one try of the transferred amount; how many were used. */
export async function countTransferTry(tx: Transaction, verificationId: number): Promise<number> {
  return (await rows<{ tries: number }>(tx, countTry, [verificationId]))[0]?.tries ?? 3
}

export type VerificationMove = {
  readonly event: VerificationEvent
  readonly who: VerificationActor
  readonly reason?: string
  readonly review?: { readonly at: Date; readonly by: string }
  /** Null where the move follows from another one's, whose row says it. */
  readonly audit: Omit<TransitionAudit, 'entity' | 'entityId'> | null
  readonly events?: readonly DomainEvent[]
}

/** Moves an application; `member.authenMoved` when it is not where the move begins, `api.stale` when another was faster. */
export async function moveVerification(
  tx: Transaction,
  verification: Verification,
  { event, who, reason, review, audit, events = [] }: VerificationMove,
): Promise<Verification | Failure> {
  const { id, state, version } = verification
  const done = await transition(tx, {
    machine: verificationMachine,
    event,
    who,
    from: state,
    update: async (to) =>
      (await rows<Verification>(tx, move, [id, state, to, version, reason ?? null, review?.at ?? null, review?.by ?? null]))[0],
    audit: audit && { ...audit, entity: 'verification', entityId: id },
    events: () => events,
    refusal: failure('member.authenMoved'),
  })
  return isFailure(done) ? done : done.moved
}

export type VerificationSearch = {
  readonly state: VerificationState | null
  readonly keyword: string
  readonly limit: number
  readonly offset: number
}
export type ListedVerification = Verification & { readonly memberName: string; readonly total: number }

/** Applications for the platform's queue: those that wait first, then the newest. */
export function listVerifications(db: Queryable, search: VerificationSearch): Promise<ListedVerification[]> {
  return rows<ListedVerification>(db, page, [search.state, search.keyword, search.limit, search.offset])
}
