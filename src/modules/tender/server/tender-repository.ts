import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { TenderLine } from '../rules/bid-payload.ts'
import type { TenderLot } from '../rules/lots.ts'
import { publicTenderStates, type TenderState } from '../rules/tender-machine.ts'
import type { OwnerTodo } from '../rules/tender-todos.ts'
import type { TenderMode } from '../rules/tender-schedule.ts'
import { bidderQueues, ownerQueues, type TenderQueue } from './tender-todos.ts'

type Int = number | bigint
export type TenderExpert = { readonly memberId: number; readonly name: string; readonly doneAt: string | null }
export type Tender = {
  readonly tenderId: number
  readonly tenderSn: string
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly buyerTitle: string
  readonly mode: TenderMode
  readonly access: 'OPEN' | 'INVITED'
  readonly title: string
  readonly body: string
  readonly qualification: string
  readonly lines: readonly TenderLine[]
  /** Empty in a tender that is awarded as a whole. */
  readonly lots: readonly TenderLot[]
  readonly state: TenderState
  readonly version: number
  readonly estimate: Int
  readonly ceiling: Int | null
  readonly deposit: Int
  readonly scoring: 'LOWEST' | 'WEIGHTED'
  readonly priceWeight: number
  readonly deadlineAt: Date
  readonly firstDeadlineAt: Date | null
  readonly pausedAt: Date | null
  readonly publishedAt: Date | null
  readonly openedAt: Date | null
  readonly publicityUntil: Date | null
  readonly awardedAt: Date | null
  readonly endedAt: Date | null
  readonly openerName: string
  readonly witnessId: number | null
  readonly witnessName: string
  readonly witnessRole: '' | 'TENDERER' | 'BIDDER'
  readonly experts: readonly TenderExpert[]
  readonly reason: string
  readonly prevSn: string
  readonly publicKey: Buffer | null
  readonly wrappedKey: Buffer | null
  readonly total?: number
}

const columns = `t.tender_id AS "tenderId", t.tender_sn AS "tenderSn", t.member_id AS "memberId", t.enterprise_id AS "enterpriseId", t.buyer_title AS "buyerTitle",
  t.mode, t.access, t.title, t.body, t.qualification, t.lines, t.state, t.version, t.estimate, t.ceiling, t.deposit, t.scoring, t.price_weight AS "priceWeight",
  t.deadline_at AS "deadlineAt", t.first_deadline_at AS "firstDeadlineAt", t.paused_at AS "pausedAt", t.published_at AS "publishedAt", t.opened_at AS "openedAt",
  t.publicity_until AS "publicityUntil", t.awarded_at AS "awardedAt", t.ended_at AS "endedAt", t.opener_name AS "openerName", t.witness_id AS "witnessId",
  t.witness_name AS "witnessName", t.witness_role AS "witnessRole", t.experts, t.reason, t.prev_sn AS "prevSn", t.public_key AS "publicKey", t.wrapped_key AS "wrappedKey",
  (SELECT coalesce(json_agg(json_build_object('lotNo', l.lot_no, 'name', l.name, 'estimate', l.estimate, 'ceiling', l.ceiling, 'deposit', l.deposit,
    'failedAt', l.failed_at, 'reason', l.reason) ORDER BY l.lot_no), '[]') FROM tender_lot l WHERE l.tender_id = t.tender_id) AS lots`

const casesOf = (queues: Readonly<Record<string, TenderQueue>>) =>
  Object.entries(queues)
    .map(([key, { where }]) => `WHEN '${key}' THEN ${where}`)
    .join(' ')

/** Whose tenders: a company's for all of its people, or a member's own. */
export type Tenderer = { readonly enterpriseId: number | null; readonly memberId: number }
const owned = `((t.enterprise_id IS NULL AND $1::bigint IS NULL AND t.member_id = $2) OR t.enterprise_id = $1)`
const one = { name: 'tender.one', text: `SELECT ${columns} FROM tender t WHERE t.tender_sn = $1` }
const byId = { name: 'tender.byId', text: `SELECT ${columns} FROM tender t WHERE t.tender_id = $1` }
const lock = { name: 'tender.lock', text: `SELECT ${columns} FROM tender t WHERE t.tender_sn = $1 FOR UPDATE OF t` }
const lockShared = { name: 'tender.lockShared', text: `SELECT ${columns} FROM tender t WHERE t.tender_sn = $1 FOR SHARE OF t` }
const lockId = { name: 'tender.lockById', text: `SELECT ${columns} FROM tender t WHERE t.tender_id = $1 FOR UPDATE OF t` }
const ofOwner = {
  name: 'tender.ofOwner',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM tender t WHERE ${owned} AND CASE $5 ${casesOf(ownerQueues('$6::timestamptz', '$2'))} ELSE true END
    ORDER BY tender_id DESC LIMIT $3 OFFSET $4`,
}
const hall = {
  name: 'tender.hall',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM tender t
    WHERE t.access = 'OPEN' AND t.state = ANY($1::text[]) AND ($2 = '' OR t.title ILIKE $2) ORDER BY t.published_at DESC NULLS LAST, t.tender_id DESC LIMIT $3 OFFSET $4`,
}
const adminPage = {
  name: 'tender.adminPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM tender t WHERE t.state <> 'DRAFT' AND (NOT $1 OR t.state = 'REVIEWING')
    ORDER BY t.state = 'REVIEWING' DESC, t.tender_id DESC LIMIT $2 OFFSET $3`,
}
const ofStores = {
  name: 'tender.ofStores',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM tender t
    WHERE t.state = ANY($2::text[]) AND CASE $3
      WHEN 'mine' THEN EXISTS (SELECT 1 FROM bid b WHERE b.tender_id = t.tender_id AND b.store_id = ANY($1::bigint[]))
      WHEN 'invited' THEN EXISTS (SELECT 1 FROM tender_invitation i WHERE i.tender_id = t.tender_id AND i.store_id = ANY($1::bigint[]))
      ${casesOf(bidderQueues('$6::timestamptz', '$1'))}
      ELSE t.state = 'BIDDING' AND (t.access = 'OPEN' OR EXISTS (SELECT 1 FROM tender_invitation i WHERE i.tender_id = t.tender_id AND i.store_id = ANY($1::bigint[]))) END
    ORDER BY t.tender_id DESC LIMIT $4 OFFSET $5`,
}
const invited = {
  name: 'tender.invited',
  text: `SELECT store_id AS "storeId" FROM tender_invitation WHERE tender_id = $1 ORDER BY store_id`,
}
const nextOf = {
  name: 'tender.nextOf',
  text: `SELECT tender_sn AS "tenderSn" FROM tender WHERE prev_sn = $1 AND state <> 'DRAFT' ORDER BY tender_id DESC LIMIT 1`,
}
const people = {
  name: 'tender.colleagues',
  text: `SELECT id AS "memberId", nick_name AS name FROM member WHERE enterprise_id = $1 ORDER BY member_type, id LIMIT 200`,
}

type Page = { readonly limit: number; readonly offset: number }

export async function tenderBySn(db: Queryable, tenderSn: string): Promise<Tender | null> {
  return (await rows<Tender>(db, one, [tenderSn]))[0] ?? null
}

export async function tenderById(db: Queryable, tenderId: number): Promise<Tender | null> {
  return (await rows<Tender>(db, byId, [tenderId]))[0] ?? null
}

/** Locked for a decision; bids of it are written under `FOR SHARE`, so none comes in between. */
export async function lockTender(tx: Transaction, tenderSn: string): Promise<Tender | null> {
  return (await rows<Tender>(tx, lock, [tenderSn]))[0] ?? null
}

export async function shareTender(tx: Transaction, tenderSn: string): Promise<Tender | null> {
  return (await rows<Tender>(tx, lockShared, [tenderSn]))[0] ?? null
}

export async function lockTenderById(tx: Transaction, tenderId: number): Promise<Tender | null> {
  return (await rows<Tender>(tx, lockId, [tenderId]))[0] ?? null
}

/** What anybody may read. */
export function isPublicTender({ access, state }: Tender): boolean {
  return access === 'OPEN' && publicTenderStates.includes(state)
}

export function isOwnedBy(tender: Tender, { enterpriseId, memberId }: Tenderer): boolean {
  return tender.enterpriseId === null ? enterpriseId === null && tender.memberId === memberId : tender.enterpriseId === enterpriseId
}

/** Tenders of an owner: all, or those where there is something to do at `now`. */
export function tendersOf(
  db: Queryable,
  { enterpriseId, memberId }: Tenderer,
  { tab, now }: { readonly tab: 'all' | OwnerTodo; readonly now: Date },
  { limit, offset }: Page,
): Promise<Tender[]> {
  return rows(db, ofOwner, [enterpriseId, memberId, limit, offset, tab, now])
}

export function publicTenders(db: Queryable, states: readonly TenderState[], keyword: string, { limit, offset }: Page): Promise<Tender[]> {
  const like = keyword === '' ? '' : `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return rows(db, hall, [states, like, limit, offset])
}

export function tendersForAdmin(db: Queryable, onlyReview: boolean, { limit, offset }: Page): Promise<Tender[]> {
  return rows(db, adminPage, [onlyReview, limit, offset])
}

export function tendersOfStores(
  db: Queryable,
  storeIds: readonly number[],
  { tab, states, now }: { readonly tab: string; readonly states: readonly TenderState[]; readonly now: Date },
  { limit, offset }: Page,
): Promise<Tender[]> {
  return rows(db, ofStores, [storeIds, states, tab, limit, offset, now])
}

export async function invitedStores(db: Queryable, tenderId: number): Promise<number[]> {
  return (await rows<{ storeId: number }>(db, invited, [tenderId])).map(({ storeId }) => storeId)
}

/** The published tender that repeats this one; empty without one. */
export async function repeatedAs(db: Queryable, tenderSn: string): Promise<string> {
  return (await rows<{ tenderSn: string }>(db, nextOf, [tenderSn]))[0]?.tenderSn ?? ''
}

/** The people of a company, who may be on a committee. */
export function colleaguesOf(db: Queryable, enterpriseId: number | null): Promise<{ memberId: number; name: string }[]> {
  return enterpriseId === null ? Promise.resolve([]) : rows(db, people, [enterpriseId])
}
