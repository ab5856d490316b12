import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { designMachine, type DesignEvent, type DesignState, type DesignWho } from '../rules/design-machine.ts'

type Int = number | bigint
export type DesignRequest = {
  readonly id: number
  readonly enterpriseId: number
  readonly memberId: number
  readonly state: DesignState
  readonly version: number
  readonly title: string
  readonly requirement: string
  readonly standard: string
  readonly budget: Int | null
  readonly wantedOn: string | null
  readonly designerId: number | null
  readonly answerNote: string
  readonly reviseReason: string
  readonly createdAt: Date
  readonly answeredAt: Date | null
}
export type StoredLine = { readonly productId: number; readonly number: string; readonly remark: string }
/** Whose requests somebody may see: their company's, or as a designer their own and the open ones. */
export type DesignScope = { readonly enterpriseId: number } | { readonly designerId: number }

const columns = `design_request_id AS id, enterprise_id AS "enterpriseId", member_id AS "memberId", state, version, title, requirement, standard, budget,
  to_char(wanted_on, 'YYYY-MM-DD') AS "wantedOn", designer_id AS "designerId", answer_note AS "answerNote", revise_reason AS "reviseReason",
  created_at AS "createdAt", answered_at AS "answeredAt"`
const scoped = `($2::bigint IS NULL OR enterprise_id = $2) AND ($3::bigint IS NULL OR designer_id = $3 OR state = 'OPEN')`
const one = { name: 'design.request', text: `SELECT ${columns} FROM design_request WHERE design_request_id = $1 AND ${scoped}` }
const lock = { name: 'design.requestLock', text: `${one.text} FOR UPDATE` }
const insert = {
  name: 'design.requestInsert',
  text: `INSERT INTO design_request (enterprise_id, member_id, state, title, requirement, standard, budget, wanted_on, created_at)
    VALUES ($1,$2,'OPEN',$3,$4,$5,$6,$7,$8) RETURNING ${columns}`,
}
const ofCompany = {
  name: 'design.requestsOfCompany',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM design_request WHERE enterprise_id = $1 ORDER BY design_request_id DESC LIMIT $2 OFFSET $3`,
}
const openOnes = {
  name: 'design.requestsOpen',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM design_request WHERE state = 'OPEN' ORDER BY design_request_id DESC LIMIT $1 OFFSET $2`,
}
const ofDesigner = {
  name: 'design.requestsOfDesigner',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM design_request WHERE designer_id = $1 ORDER BY design_request_id DESC LIMIT $2 OFFSET $3`,
}
const move = {
  name: 'design.requestMove',
  text: `UPDATE design_request SET state = $3, version = version + 1, designer_id = CASE WHEN $3 = 'OPEN' THEN NULL ELSE coalesce($5, designer_id) END,
      answer_note = coalesce($6, answer_note), revise_reason = coalesce($7, revise_reason), answered_at = CASE WHEN $3 = 'ANSWERED' THEN $8 ELSE answered_at END,
      closed_at = CASE WHEN $3 IN ('ACCEPTED', 'CANCELLED') THEN $8::timestamptz END
    WHERE design_request_id = $1 AND version = $2 AND state = ANY($4) RETURNING ${columns}`,
}
const clearLines = { name: 'design.linesClear', text: `DELETE FROM design_line WHERE design_request_id = $1` }
const addLines = {
  name: 'design.linesAdd',
  text: `INSERT INTO design_line (design_request_id, line_no, product_id, number, remark)
    SELECT $1, row_number() OVER (), product_id, number, remark FROM unnest($2::bigint[], $3::text[], $4::text[]) AS line(product_id, number, remark)`,
}
const lines = {
  name: 'design.lines',
  text: `SELECT product_id AS "productId", number, remark FROM design_line WHERE design_request_id = $1 ORDER BY line_no`,
}
const unfinished = {
  name: 'design.unfinished',
  text: `SELECT count(*)::int AS count FROM design_request WHERE (member_id = $1 AND state IN ('OPEN', 'TAKEN', 'ANSWERED')) OR (designer_id = $1 AND state IN ('TAKEN', 'ANSWERED'))`,
}

const parameters = (id: number, scope: DesignScope) => [
  id,
  'enterpriseId' in scope ? scope.enterpriseId : null,
  'designerId' in scope ? scope.designerId : null,
]

/** One request of a scope; null when it is absent or not theirs to see. */
export async function requestOf(db: Queryable, id: number, scope: DesignScope): Promise<DesignRequest | null> {
  return (await rows<DesignRequest>(db, one, parameters(id, scope)))[0] ?? null
}

export async function lockRequest(tx: Transaction, id: number, scope: DesignScope): Promise<DesignRequest | null> {
  return (await rows<DesignRequest>(tx, lock, parameters(id, scope)))[0] ?? null
}

export type NewRequest = Pick<DesignRequest, 'enterpriseId' | 'memberId' | 'title' | 'requirement' | 'standard' | 'wantedOn'> & {
  readonly budget: bigint | null
  readonly at: Date
}

export async function addRequest(tx: Transaction, newRequest: NewRequest): Promise<DesignRequest> {
  const values = [
    newRequest.enterpriseId,
    newRequest.memberId,
    newRequest.title,
    newRequest.requirement,
    newRequest.standard,
    newRequest.budget,
    newRequest.wantedOn,
    newRequest.at,
  ]
  const [added] = await rows<DesignRequest>(tx, insert, values)
  if (!added) throw new Error('an insert returned no row')
  return added
}

type Counted = DesignRequest & { readonly total: number }
type Page = { readonly limit: number; readonly offset: number }

export function requestsOfCompany(db: Queryable, enterpriseId: number, { limit, offset }: Page): Promise<Counted[]> {
  return rows<Counted>(db, ofCompany, [enterpriseId, limit, offset])
}

export function openRequests(db: Queryable, { limit, offset }: Page): Promise<Counted[]> {
  return rows<Counted>(db, openOnes, [limit, offset])
}

export function requestsOfDesigner(db: Queryable, designerId: number, { limit, offset }: Page): Promise<Counted[]> {
  return rows<Counted>(db, ofDesigner, [designerId, limit, offset])
}

export type RequestMove = {
  readonly event: DesignEvent
  readonly who: DesignWho
  readonly act: ActorContext
  readonly designerId?: number
  readonly note?: string
  readonly reason?: string
  /** Who hears of it, by which event. */
  readonly tell?: { readonly event: string; readonly memberId: number }
}

/** Moves a request, with its audit row and event; `design.requestMoved` when it is elsewhere by now. */
export async function moveRequest(
  tx: Transaction,
  designRequest: DesignRequest,
  { event, who, act, reason, tell, ...set }: RequestMove,
): Promise<DesignRequest | Failure> {
  const { id, version, state } = designRequest
  const moved = failure('design.requestMoved')
  const done = await transition(tx, {
    machine: designMachine,
    event,
    who,
    from: state,
    update: async (to, sources) => {
      const values = [id, version, to, sources, set.designerId ?? null, set.note ?? null, reason ?? null, act.now]
      return (await rows<DesignRequest>(tx, move, values))[0]
    },
    audit: { act, action: `design.${event}`, entity: 'designRequest', entityId: id, reason: reason ?? '' },
    events: () => (tell ? [{ event: tell.event, key: `design ${id}`, payload: { memberId: tell.memberId, desAppId: id } }] : []),
    refusal: moved,
    lost: moved,
  })
  return isFailure(done) ? done : done.moved
}

/** Puts another material list in the place of the last one. */
export async function replaceLines(tx: Transaction, id: number, list: readonly StoredLine[]): Promise<void> {
  await execute(tx, clearLines, [id])
  await execute(tx, addLines, [id, list.map((line) => line.productId), list.map((line) => line.number), list.map((line) => line.remark)])
}

export function linesOf(db: Queryable, id: number): Promise<StoredLine[]> {
  return rows<StoredLine>(db, lines, [id])
}

/** Requests of a member, or taken by them, that are not finished. */
export async function unfinishedOf(db: Queryable, memberId: number): Promise<number> {
  return (await rows<{ count: number }>(db, unfinished, [memberId]))[0]?.count ?? 0
}
