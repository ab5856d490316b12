import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Cover } from '../../rules/cover-lines.ts'
import type { RepaymentState } from '../../rules/repayment-machine.ts'
import type { RepaymentMethod } from '../../rules/repayment-methods.ts'

export type Repayment = {
  readonly repaymentId: number
  readonly repaymentSn: string
  readonly accountId: number
  readonly enterpriseId: number
  readonly companyName: string
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly memberId: number
  readonly memberName: string
  readonly method: RepaymentMethod
  readonly amountFen: bigint
  readonly state: RepaymentState
  readonly version: number
  readonly bankName: string
  readonly documentNo: string
  readonly billIssuer: string
  readonly billDueOn: string | null
  readonly picture: string
  /** Until when an online repayment can be paid. */
  readonly payUntil: Date | null
  readonly reason: string
  readonly createdAt: Date
  readonly reviewedAt: Date | null
  readonly reviewerName: string
}
type Row = Omit<Repayment, 'amountFen'> & { readonly amountFen: number | bigint }
const select = `SELECT r.repayment_id AS "repaymentId", r.repayment_sn AS "repaymentSn", r.account_id AS "accountId", a.enterprise_id AS "enterpriseId", a.company_name AS "companyName",
    a.store_id AS "storeId", a.store_name AS "storeName", coalesce((SELECT w.store_name_en FROM store w WHERE w.store_id = a.store_id), '') AS "storeNameEn", r.member_id AS "memberId", r.member_name AS "memberName", r.method, r.amount AS "amountFen", r.state, r.version,
    r.bank_name AS "bankName", r.document_no AS "documentNo", r.bill_issuer AS "billIssuer", to_char(r.bill_due_on, 'YYYY-MM-DD') AS "billDueOn", r.picture, r.pay_until AS "payUntil", r.reason,
    r.created_at AS "createdAt", r.reviewed_at AS "reviewedAt", r.reviewer_name AS "reviewerName"`
const from = 'FROM credit_repayment r JOIN credit_account a USING (account_id)'
const repaymentOf = (row: Row): Repayment => ({ ...row, amountFen: BigInt(row.amountFen) })

const insert = {
  name: 'credit.repaymentInsert',
  text: `INSERT INTO credit_repayment (repayment_sn, account_id, member_id, member_name, method, amount, bank_name, document_no, bill_issuer, bill_due_on, picture, created_at, pay_until, state)
    VALUES ('HK' || to_char($11::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') || lpad(nextval('credit_number')::text, 7, '0'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT DO NOTHING RETURNING repayment_id AS "repaymentId"`,
}
const parts = {
  name: 'credit.repaymentParts',
  text: `INSERT INTO credit_repayment_part (repayment_id, line_id, amount) SELECT $1, line_id, fen FROM unnest($2::bigint[], $3::bigint[]) AS part (line_id, fen)`,
}
const partsOf = {
  name: 'credit.repaymentPartsOf',
  text: `SELECT p.line_id AS "lineId", l.statement_id AS "statementId", p.amount AS fen FROM credit_repayment_part p JOIN credit_line l USING (line_id) WHERE p.repayment_id = $1 ORDER BY p.line_id`,
}
const byId = { name: 'credit.repaymentById', text: `${select} ${from} WHERE r.repayment_id = $1` }
const bySn = { name: 'credit.repaymentBySn', text: `${select} ${from} WHERE r.repayment_sn = $1` }
const pending = { name: 'credit.repaymentPending', text: `${select} ${from} WHERE r.account_id = $1 AND r.state = 'PENDING_PAYMENT'` }
const list = {
  name: 'credit.repaymentList',
  text: `${select}, count(*) OVER ()::int AS total ${from}
    WHERE ($1::bigint IS NULL OR a.enterprise_id = $1) AND ($2::bigint[] IS NULL OR a.store_id = ANY($2)) AND ($3::text IS NULL OR r.state = $3)
      AND ($4::bigint IS NULL OR EXISTS (SELECT FROM credit_repayment_part p JOIN credit_line l USING (line_id) WHERE p.repayment_id = r.repayment_id AND l.statement_id = $4))
      AND ($5 OR r.state NOT IN ('PENDING_PAYMENT', 'CLOSED'))
    ORDER BY r.repayment_id DESC LIMIT $6 OFFSET $7`,
}
const move = {
  name: 'credit.repaymentMove',
  text: `UPDATE credit_repayment SET state = $2, version = version + 1, reason = $4, reviewed_at = $5, reviewer_name = $6 WHERE repayment_id = $1 AND state = ANY($3) RETURNING repayment_id`,
}
const shown = {
  name: 'credit.repaymentPicture',
  text: `SELECT true AS found ${from} WHERE r.picture = '/files/' || $1 AND (a.store_id = ANY($2::bigint[]) OR $3) LIMIT 1`,
}

export type NewRepayment = Pick<
  Repayment,
  | 'accountId'
  | 'memberId'
  | 'memberName'
  | 'method'
  | 'amountFen'
  | 'bankName'
  | 'documentNo'
  | 'billIssuer'
  | 'billDueOn'
  | 'picture'
  | 'payUntil'
>

/** Null when the same transfer or bill was handed in before. */
export async function addRepayment(tx: Transaction, of: NewRepayment, covers: readonly Cover[], now: Date): Promise<Repayment | null> {
  const { accountId, memberId, memberName, method, amountFen, bankName, documentNo, billIssuer, billDueOn, picture, payUntil } = of
  const state: RepaymentState = method === 'ONLINE' ? 'PENDING_PAYMENT' : 'REVIEW'
  const paper = [bankName, documentNo, billIssuer, billDueOn, picture]
  const values = [accountId, memberId, memberName, method, amountFen, ...paper, now, payUntil, state]
  const [row] = await rows<{ repaymentId: number }>(tx, insert, values)
  if (!row) return null
  await rows(tx, parts, [row.repaymentId, covers.map((one) => one.lineId), covers.map((one) => one.fen)])
  return repaymentById(tx, row.repaymentId)
}

export async function repaymentById(db: Queryable, repaymentId: number): Promise<Repayment | null> {
  const [row] = await rows<Row>(db, byId, [repaymentId])
  return row ? repaymentOf(row) : null
}

export async function repaymentBySn(db: Queryable, repaymentSn: string): Promise<Repayment | null> {
  const [row] = await rows<Row>(db, bySn, [repaymentSn])
  return row ? repaymentOf(row) : null
}

/** The online repayment of an account that still waits for its money. */
export async function pendingRepayment(db: Queryable, accountId: number): Promise<Repayment | null> {
  const [row] = await rows<Row>(db, pending, [accountId])
  return row ? repaymentOf(row) : null
}

/** What a repayment was to cover when it was made. */
export async function coversOf(db: Queryable, repaymentId: number): Promise<Cover[]> {
  const found = await rows<Omit<Cover, 'fen'> & { fen: number | bigint }>(db, partsOf, [repaymentId])
  return found.map((row) => ({ ...row, fen: BigInt(row.fen) }))
}

type Search = {
  readonly enterpriseId: number | null
  readonly storeIds: readonly number[] | null
  readonly state: RepaymentState | null
  readonly statementId: number | null
  /** Online repayments that nobody paid: the company's own matter. */
  readonly withUnpaid: boolean
  readonly limit: number
  readonly offset: number
}
export async function listRepayments(db: Queryable, of: Search): Promise<{ list: Repayment[]; total: number }> {
  const values = [of.enterpriseId, of.storeIds, of.state, of.statementId, of.withUnpaid, of.limit, of.offset]
  const found = await rows<Row & { total: number }>(db, list, values)
  return { list: found.map(({ total: _total, ...row }) => repaymentOf(row)), total: totalOf(found) }
}

export async function moveRepaymentRow(
  tx: Transaction,
  repaymentId: number,
  change: { to: RepaymentState; sources: readonly RepaymentState[]; reason: string; at: Date; by: string },
): Promise<boolean> {
  const { to, sources, reason, at, by } = change
  return (await rows(tx, move, [repaymentId, to, sources, reason, at, by])).length > 0
}

/** Whether a picture proves a repayment to one of these stores, or to anybody. */
export async function isPictureOf(db: Queryable, fileId: string, of: { storeIds: readonly number[]; anyone: boolean }): Promise<boolean> {
  return (await rows(db, shown, [fileId, of.storeIds, of.anyone])).length > 0
}
