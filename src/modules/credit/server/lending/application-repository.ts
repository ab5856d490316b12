import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ApplicationState } from '../../rules/application-machine.ts'
import type { DueBasis } from '../../rules/credit-terms.ts'

/** Terms as a reviewer set them; the limit in fen as text, as JSON keeps it. */
export type Offer = {
  readonly limitFen: string
  readonly termDays: number
  readonly dueBasis: DueBasis
  readonly monthEnd: boolean
  readonly withInterest: boolean
  readonly expiresOn: string
}
export type Application = {
  readonly applicationId: number
  readonly applicationSn: string
  readonly enterpriseId: number
  readonly memberId: number
  readonly companyName: string
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly state: ApplicationState
  readonly version: number
  readonly wantedFen: bigint
  readonly wantedDays: number
  readonly purpose: string
  readonly contactName: string
  readonly contactPhone: string
  readonly question: string
  readonly answer: string
  readonly reason: string
  readonly offer: Offer | null
  readonly createdAt: Date
  readonly submittedAt: Date | null
  readonly reviewedAt: Date | null
  readonly reviewerName: string
}
type Row = Omit<Application, 'wantedFen'> & { readonly wantedFen: number | bigint }
const columns = `application_id AS "applicationId", application_sn AS "applicationSn", enterprise_id AS "enterpriseId", member_id AS "memberId", company_name AS "companyName",
  store_id AS "storeId", store_name AS "storeName", coalesce((SELECT w.store_name_en FROM store w WHERE w.store_id = credit_application.store_id), '') AS "storeNameEn", state, version, wanted_limit AS "wantedFen", wanted_days AS "wantedDays", purpose, contact_name AS "contactName",
  contact_phone AS "contactPhone", question, answer, reason, offer, created_at AS "createdAt", submitted_at AS "submittedAt", reviewed_at AS "reviewedAt", reviewer_name AS "reviewerName"`
const applicationOf = (row: Row): Application => ({ ...row, wantedFen: BigInt(row.wantedFen) })

const insert = {
  name: 'credit.applicationInsert',
  text: `INSERT INTO credit_application (application_sn, enterprise_id, member_id, company_name, store_id, store_name, wanted_limit, wanted_days, purpose, contact_name, contact_phone, created_at)
    VALUES ('SX' || to_char($11::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') || lpad(nextval('credit_number')::text, 7, '0'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const save = {
  name: 'credit.applicationSave',
  text: `UPDATE credit_application SET wanted_limit = $2, wanted_days = $3, purpose = $4, contact_name = $5, contact_phone = $6, version = version + 1
    WHERE application_id = $1 AND state = 'DRAFT' RETURNING ${columns}`,
}
const lock = { name: 'credit.applicationLock', text: `SELECT ${columns} FROM credit_application WHERE application_id = $1 FOR UPDATE` }
const list = {
  name: 'credit.applicationList',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM credit_application
    WHERE ($1::bigint IS NULL OR enterprise_id = $1) AND ($2::bigint[] IS NULL OR store_id = ANY($2) AND state <> 'DRAFT') AND ($3::text IS NULL OR state = $3)
    ORDER BY application_id DESC LIMIT $4 OFFSET $5`,
}
const move = {
  name: 'credit.applicationMove',
  text: `UPDATE credit_application SET state = $2, version = version + 1, question = coalesce($4, question), answer = coalesce($5, answer), reason = coalesce($6, reason),
      offer = coalesce($7, offer), reviewer_name = coalesce($8, reviewer_name), submitted_at = CASE WHEN $2 = 'SUBMITTED' THEN $9 ELSE submitted_at END,
      reviewed_at = CASE WHEN $8::text IS NULL THEN reviewed_at ELSE $9 END
    WHERE application_id = $1 AND state = ANY($3) RETURNING ${columns}`,
}

export type NewApplication = Pick<
  Application,
  | 'enterpriseId'
  | 'memberId'
  | 'companyName'
  | 'storeId'
  | 'storeName'
  | 'wantedFen'
  | 'wantedDays'
  | 'purpose'
  | 'contactName'
  | 'contactPhone'
>

/** Null when the company has an open application with the same lender. */
export async function addApplication(tx: Transaction, of: NewApplication, now: Date): Promise<Application | null> {
  const { enterpriseId, memberId, companyName, storeId, storeName, wantedFen, wantedDays, purpose, contactName, contactPhone } = of
  const values = [enterpriseId, memberId, companyName, storeId, storeName, wantedFen, wantedDays, purpose, contactName, contactPhone, now]
  const [row] = await rows<Row>(tx, insert, values)
  return row ? applicationOf(row) : null
}

export async function updateDraft(tx: Transaction, applicationId: number, of: NewApplication): Promise<Application | null> {
  const [row] = await rows<Row>(tx, save, [applicationId, of.wantedFen, of.wantedDays, of.purpose, of.contactName, of.contactPhone])
  return row ? applicationOf(row) : null
}

export async function lockApplication(tx: Transaction, applicationId: number): Promise<Application | null> {
  const [row] = await rows<Row>(tx, lock, [applicationId])
  return row ? applicationOf(row) : null
}

type Search = {
  enterpriseId: number | null
  storeIds: readonly number[] | null
  state: ApplicationState | null
  limit: number
  offset: number
}
export async function listApplications(db: Queryable, of: Search): Promise<{ list: Application[]; total: number }> {
  const found = await rows<Row & { total: number }>(db, list, [of.enterpriseId, of.storeIds, of.state, of.limit, of.offset])
  return { list: found.map(({ total: _total, ...row }) => applicationOf(row)), total: totalOf(found) }
}

export type ApplicationDetails = {
  readonly question?: string
  readonly answer?: string
  readonly reason?: string
  readonly offer?: Offer
  readonly reviewerName?: string
}
export async function moveApplicationRow(
  tx: Transaction,
  applicationId: number,
  change: { to: ApplicationState; sources: readonly ApplicationState[]; facts: ApplicationDetails; at: Date },
): Promise<Application | null> {
  const { question, answer, reason, offer, reviewerName } = change.facts
  const facts = [question ?? null, answer ?? null, reason ?? null, offer ? JSON.stringify(offer) : null, reviewerName ?? null]
  const [row] = await rows<Row>(tx, move, [applicationId, change.to, change.sources, ...facts, change.at])
  return row ? applicationOf(row) : null
}
