import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { addDays, type Day } from '../../../../kernel/time/clock.ts'
import { monthEndOf, periodOf } from '../../rules/credit-terms.ts'
import type { StatementState } from '../../rules/statement-machine.ts'

export type Statement = {
  readonly statementId: number
  readonly statementSn: string
  readonly accountId: number
  readonly enterpriseId: number
  readonly companyName: string
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly period: string
  readonly state: StatementState
  readonly version: number
  readonly issueNo: number
  readonly dueOn: Day | null
  /** Last day for which late interest was written. */
  readonly interestTo: Day | null
  readonly issuedAt: Date | null
  readonly confirmedAt: Date | null
  readonly confirmedBy: string
  readonly settledAt: Date | null
  /** Owed and given back in this month; what is left of what is owed. */
  readonly chargedFen: bigint
  readonly creditedFen: bigint
  readonly leftFen: bigint
}

type Int = number | bigint
type Row = Omit<Statement, 'chargedFen' | 'creditedFen' | 'leftFen'> & Readonly<Record<'chargedFen' | 'creditedFen' | 'leftFen', Int>>

const select = `SELECT s.statement_id AS "statementId", s.statement_sn AS "statementSn", s.account_id AS "accountId", a.enterprise_id AS "enterpriseId",
    a.company_name AS "companyName", a.store_id AS "storeId", a.store_name AS "storeName", coalesce((SELECT w.store_name_en FROM store w WHERE w.store_id = a.store_id), '') AS "storeNameEn", s.period, s.state, s.version, s.issue_no AS "issueNo",
    to_char(s.due_on, 'YYYY-MM-DD') AS "dueOn", to_char(s.interest_to, 'YYYY-MM-DD') AS "interestTo", s.issued_at AS "issuedAt", s.confirmed_at AS "confirmedAt", s.confirmed_by AS "confirmedBy", s.settled_at AS "settledAt",
    coalesce(l.charged, 0) AS "chargedFen", coalesce(l.credited, 0) AS "creditedFen", coalesce(l.left, 0) AS "leftFen"`
const from = `FROM credit_statement s JOIN credit_account a USING (account_id)
  LEFT JOIN LATERAL (SELECT sum(amount) FILTER (WHERE amount > 0) AS charged, -sum(amount) FILTER (WHERE amount < 0) AS credited,
    sum(amount - covered) FILTER (WHERE amount > 0) AS left FROM credit_line WHERE statement_id = s.statement_id) l ON true`

const statementOf = (row: Row): Statement => ({
  ...row,
  chargedFen: BigInt(row.chargedFen),
  creditedFen: BigInt(row.creditedFen),
  leftFen: BigInt(row.leftFen),
})

const byId = { name: 'credit.statementById', text: `${select} ${from} WHERE s.statement_id = $1` }
const bySn = { name: 'credit.statementBySn', text: `${select} ${from} WHERE s.statement_sn = $1` }
const lockRow = { name: 'credit.statementLock', text: `SELECT statement_id FROM credit_statement WHERE statement_id = $1 FOR UPDATE` }
const list = {
  name: 'credit.statementList',
  text: `${select}, count(*) OVER ()::int AS total ${from}
    WHERE ($1::bigint IS NULL OR a.enterprise_id = $1) AND ($2::bigint[] IS NULL OR a.store_id = ANY($2)) AND ($3::text[] IS NULL OR s.state = ANY($3))
      AND ($4 = '' OR a.company_name ILIKE '%' || $4 || '%' OR s.statement_sn = $4)
    ORDER BY s.period DESC, s.statement_id DESC LIMIT $5 OFFSET $6`,
}
const openIn = {
  name: 'credit.statementOpen',
  text: `INSERT INTO credit_statement (statement_sn, account_id, period, opened_at)
    VALUES ('ZD' || replace($2, '-', '') || lpad(nextval('credit_number')::text, 7, '0'), $1, $2, $3) ON CONFLICT (account_id, period) DO NOTHING RETURNING statement_id AS "statementId"`,
}
const inPeriod = {
  name: 'credit.statementInPeriod',
  text: `SELECT statement_id AS "statementId", state FROM credit_statement WHERE account_id = $1 AND period = $2`,
}
const move = {
  name: 'credit.statementMove',
  text: `UPDATE credit_statement SET state = $2, version = version + 1,
      issue_no = CASE WHEN $2 = 'ISSUED' THEN issue_no + 1 ELSE issue_no END, issued_at = CASE WHEN $2 = 'ISSUED' THEN $4 ELSE issued_at END,
      due_on = CASE WHEN $2 = 'ISSUED' THEN (SELECT min(due_on) FROM credit_line l WHERE l.statement_id = credit_statement.statement_id AND amount > 0) ELSE due_on END,
      confirmed_at = CASE WHEN $5::text IS NOT NULL THEN $4 ELSE confirmed_at END, confirmed_by = coalesce($5, confirmed_by),
      settled_at = CASE WHEN $2 = 'SETTLED' THEN $4 ELSE settled_at END
    WHERE statement_id = $1 AND state = ANY($3) RETURNING statement_id`,
}
const interest = { name: 'credit.statementInterest', text: `UPDATE credit_statement SET interest_to = $2 WHERE statement_id = $1` }
const keep = {
  name: 'credit.statementKeepIssue',
  text: `INSERT INTO credit_statement_issue (statement_id, issue_no, total, lines, issued_at)
    SELECT s.statement_id, s.issue_no, coalesce(sum(l.amount), 0), coalesce(json_agg(json_build_object('line', l.line_id, 'kind', l.kind, 'order', l.order_sn,
      'shipment', l.shipment_sn, 'fen', l.amount, 'due', l.due_on, 'at', l.at) ORDER BY l.line_id) FILTER (WHERE l.line_id IS NOT NULL), '[]'), s.issued_at
    FROM credit_statement s LEFT JOIN credit_line l USING (statement_id) WHERE s.statement_id = $1 GROUP BY s.statement_id`,
}

export async function statementById(db: Queryable, statementId: number): Promise<Statement | null> {
  const [row] = await rows<Row>(db, byId, [statementId])
  return row ? statementOf(row) : null
}

export async function statementBySn(db: Queryable, statementSn: string): Promise<Statement | null> {
  const [row] = await rows<Row>(db, bySn, [statementSn])
  return row ? statementOf(row) : null
}

/** Locks a statement and reads it. Its account is locked before. */
export async function lockStatement(tx: Transaction, statementId: number): Promise<Statement | null> {
  await rows(tx, lockRow, [statementId])
  return statementById(tx, statementId)
}

export type StatementSearch = {
  readonly enterpriseId: number | null
  readonly storeIds: readonly number[] | null
  readonly states: readonly StatementState[] | null
  readonly keyword: string
  readonly limit: number
  readonly offset: number
}
export async function listStatements(db: Queryable, of: StatementSearch): Promise<{ list: Statement[]; total: number }> {
  const values = [of.enterpriseId, of.storeIds, of.states, of.keyword, of.limit, of.offset]
  const found = await rows<Row & { total: number }>(db, list, values)
  return { list: found.map(({ total: _total, ...row }) => statementOf(row)), total: totalOf(found) }
}

/** The statement that takes what happens on a day: its month's, or the next month's once that one was issued. `isNew` when it was just opened. */
export async function statementFor(
  tx: Transaction,
  accountId: number,
  day: Day,
  now: Date,
): Promise<{ statementId: number; period: string; isNew: boolean }> {
  const period = periodOf(day)
  const [made] = await rows<{ statementId: number }>(tx, openIn, [accountId, period, now])
  if (made) return { ...made, period, isNew: true }
  const [found] = await rows<{ statementId: number; state: StatementState }>(tx, inPeriod, [accountId, period])
  if (!found) throw new Error(`account ${accountId} has no statement of ${period}`)
  if (found.state !== 'OPEN') return statementFor(tx, accountId, addDays(monthEndOf(day), 1), now)
  return { statementId: found.statementId, period, isNew: false }
}

export async function moveStatementRow(
  tx: Transaction,
  statementId: number,
  change: { to: StatementState; sources: readonly StatementState[]; at: Date; confirmedBy: string | null },
): Promise<boolean> {
  return (await rows(tx, move, [statementId, change.to, change.sources, change.at, change.confirmedBy])).length > 0
}

export async function updateInterestDay(tx: Transaction, statementId: number, day: Day): Promise<void> {
  await rows(tx, interest, [statementId, day])
}

/** Keeps a statement as it was just issued. */
export async function addIssue(tx: Transaction, statementId: number): Promise<void> {
  await rows(tx, keep, [statementId])
}
