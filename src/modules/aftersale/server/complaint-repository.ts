import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ComplaintState } from '../rules/complaint-machine.ts'

export type Complaint = {
  readonly complaintId: number
  readonly caseId: number
  readonly state: ComplaintState
  readonly verdict: string
  readonly openedAt: Date
  readonly dueAt: Date | null
  /** When the case would have moved by itself; null where nobody was waited for. */
  readonly caseDueAt: Date | null
}

const columns = `complaint_id AS "complaintId", case_id AS "caseId", state, verdict, opened_at AS "openedAt", due_at AS "dueAt", case_due_at AS "caseDueAt"`
const last = {
  name: 'aftersale.complaint',
  text: `SELECT ${columns} FROM aftersale_complaint WHERE case_id = $1 ORDER BY complaint_id DESC LIMIT 1`,
}
const insert = {
  name: 'aftersale.insertComplaint',
  text: `INSERT INTO aftersale_complaint (case_id, state, opened_at, due_at, case_due_at) VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
}
const move = {
  name: 'aftersale.moveComplaint',
  text: `UPDATE aftersale_complaint SET state = $2, version = version + 1, due_at = $4, verdict = coalesce($5, verdict), ended_at = CASE WHEN $6 THEN $7::timestamptz END
    WHERE complaint_id = $1 AND state = $3 RETURNING ${columns}`,
}

/** The latest complaint about a case; null without one. */
export async function complaintOf(db: Queryable, caseId: number): Promise<Complaint | null> {
  return (await rows<Complaint>(db, last, [caseId]))[0] ?? null
}

export async function insertComplaint(
  tx: Transaction,
  complaint: Pick<Complaint, 'caseId' | 'state' | 'dueAt' | 'caseDueAt'> & { readonly at: Date },
): Promise<Complaint> {
  const [made] = await rows<Complaint>(tx, insert, [complaint.caseId, complaint.state, complaint.at, complaint.dueAt, complaint.caseDueAt])
  if (!made) throw new Error('a complaint was inserted and is not there')
  return made
}

export type ComplaintUpdate = {
  readonly state: ComplaintState
  readonly at: Date
  readonly dueAt: Date | null
  readonly isEnd: boolean
  readonly verdict: string | null
}

/** Moves a complaint; null when it has moved meanwhile. */
export async function updateComplaint(tx: Transaction, of: Complaint, to: ComplaintUpdate): Promise<Complaint | null> {
  const values = [of.complaintId, to.state, of.state, to.dueAt, to.verdict, to.isEnd, to.at]
  return (await rows<Complaint>(tx, move, values))[0] ?? null
}
