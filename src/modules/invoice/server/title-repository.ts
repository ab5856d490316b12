import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Qualification } from '../rules/qualification-machine.ts'

export type Title = {
  readonly titleId: number
  readonly memberId: number
  readonly kind: 'company' | 'person'
  readonly title: string
  readonly taxNumber: string
  readonly regAddress: string
  readonly regPhone: string
  readonly bankName: string
  readonly bankAccount: string
  readonly isDefault: boolean
  readonly qualification: Qualification
  readonly reason: string
  readonly version: number
  readonly submittedAt: Date | null
  readonly reviewedAt: Date | null
  readonly reviewerName: string
}
export type TitleWords = Pick<Title, 'kind' | 'title' | 'taxNumber' | 'regAddress' | 'regPhone' | 'bankName' | 'bankAccount'>

const columns = `t.title_id AS "titleId", t.member_id AS "memberId", t.kind, t.title, t.tax_number AS "taxNumber", t.reg_address AS "regAddress", t.reg_phone AS "regPhone",
  t.bank_name AS "bankName", t.bank_account AS "bankAccount", t.is_default AS "isDefault", t.state AS qualification, t.reason, t.version, t.submitted_at AS "submittedAt",
  t.reviewed_at AS "reviewedAt", t.reviewer_name AS "reviewerName"`

const ofMember = {
  name: 'invoice.titles',
  text: `SELECT ${columns} FROM invoice_title t WHERE member_id = $1 AND deleted_at IS NULL ORDER BY is_default DESC, title_id DESC`,
}
const one = {
  name: 'invoice.title',
  text: `SELECT ${columns} FROM invoice_title t WHERE title_id = $1 AND member_id = $2 AND deleted_at IS NULL`,
}
const lockAny = {
  name: 'invoice.titleLock',
  text: `SELECT ${columns} FROM invoice_title t WHERE title_id = $1 AND deleted_at IS NULL FOR UPDATE`,
}
const insert = {
  name: 'invoice.titleInsert',
  text: `INSERT INTO invoice_title (member_id, kind, title, tax_number, reg_address, reg_phone, bank_name, bank_account, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING title_id AS "titleId"`,
}
const update = {
  name: 'invoice.titleUpdate',
  text: `UPDATE invoice_title SET kind = $3, title = $4, tax_number = $5, reg_address = $6, reg_phone = $7, bank_name = $8, bank_account = $9, state = $10, version = version + 1
    WHERE title_id = $1 AND version = $2 AND deleted_at IS NULL`,
}
const undefault = {
  name: 'invoice.titleUndefault',
  text: `UPDATE invoice_title SET is_default = false WHERE member_id = $1 AND is_default AND title_id <> $2`,
}
const setDefault = {
  name: 'invoice.titleDefault',
  text: `UPDATE invoice_title SET is_default = true WHERE member_id = $1 AND title_id = $2 AND deleted_at IS NULL AND NOT is_default`,
}
const remove = {
  name: 'invoice.titleRemove',
  text: `UPDATE invoice_title SET deleted_at = $3, is_default = false WHERE title_id = $1 AND member_id = $2 AND deleted_at IS NULL`,
}
const qualify = {
  name: 'invoice.titleQualify',
  text: `UPDATE invoice_title SET state = $2::text, reason = $4, version = version + 1, submitted_at = CASE WHEN $2::text = 'SUBMITTED' THEN $5::timestamptz ELSE submitted_at END,
      reviewed_at = CASE WHEN $2::text IN ('APPROVED', 'REJECTED') THEN $5::timestamptz ELSE reviewed_at END, reviewer_name = CASE WHEN $2::text IN ('APPROVED', 'REJECTED') THEN $6::text ELSE reviewer_name END
    WHERE title_id = $1 AND state = ANY($3::text[]) AND deleted_at IS NULL`,
}
const company = {
  name: 'invoice.verifiedCompany',
  text: `SELECT coalesce(e.name, v.company_name) AS title, coalesce(e.uscc, v.uscc) AS "taxNumber", coalesce(v.bank_name, '') AS "bankName"
    FROM member m LEFT JOIN enterprise e ON e.id = m.enterprise_id AND e.verified_at IS NOT NULL
    LEFT JOIN LATERAL (SELECT company_name, uscc, bank_name FROM verification WHERE member_id = m.id AND state = 'APPROVED' ORDER BY id DESC LIMIT 1) v ON true
    WHERE m.id = $1 AND coalesce(e.uscc, v.uscc) IS NOT NULL`,
}
const queue = {
  name: 'invoice.titleQueue',
  text: `SELECT ${columns}, a.member_name AS "memberName", count(*) OVER ()::int AS total,
      EXISTS (SELECT 1 FROM member m LEFT JOIN enterprise e ON e.id = m.enterprise_id AND e.verified_at IS NOT NULL
        LEFT JOIN verification v ON v.member_id = m.id AND v.state = 'APPROVED'
        WHERE m.id = t.member_id AND ((e.uscc = t.tax_number AND e.name = t.title) OR (v.uscc = t.tax_number AND v.company_name = t.title))) AS "isVerified"
    FROM invoice_title t JOIN account a ON a.id = t.member_id
    WHERE t.state <> 'NONE' AND deleted_at IS NULL AND ($4::bigint IS NULL OR title_id = $4)
      AND CASE $1 WHEN 'waiting' THEN t.state = 'SUBMITTED' WHEN 'over' THEN t.state <> 'SUBMITTED' ELSE true END
    ORDER BY title_id DESC LIMIT $2 OFFSET $3`,
}

export type QueuedTitle = Title & { readonly memberName: string; readonly total: number; readonly isVerified: boolean }

export const titlesOf = (db: Queryable, memberId: number): Promise<Title[]> => rows<Title>(db, ofMember, [memberId])
export async function titleOf(db: Queryable, titleId: number, memberId: number): Promise<Title | null> {
  return (await rows<Title>(db, one, [titleId, memberId]))[0] ?? null
}
export async function lockTitle(tx: Transaction, titleId: number): Promise<Title | null> {
  return (await rows<Title>(tx, lockAny, [titleId]))[0] ?? null
}
const valuesOf = (words: TitleWords) => [
  words.kind,
  words.title,
  words.taxNumber,
  words.regAddress,
  words.regPhone,
  words.bankName,
  words.bankAccount,
]
export async function addTitle(tx: Transaction, memberId: number, words: TitleWords, at: Date): Promise<number> {
  const [made] = await rows<{ titleId: number }>(tx, insert, [memberId, ...valuesOf(words), at])
  if (!made) throw new Error('a title was added without an answer')
  return made.titleId
}
export async function saveTitle(
  tx: Transaction,
  of: { readonly titleId: number; readonly version: number; readonly qualification: Qualification },
  words: TitleWords,
): Promise<boolean> {
  return (await execute(tx, update, [of.titleId, of.version, ...valuesOf(words), of.qualification])) > 0
}
/** Makes a title the member's default; there is one at most. */
export async function makeDefaultTitle(tx: Transaction, memberId: number, titleId: number): Promise<void> {
  await execute(tx, undefault, [memberId, titleId])
  await execute(tx, setDefault, [memberId, titleId])
}
export async function removeTitle(tx: Transaction, titleId: number, memberId: number, at: Date): Promise<boolean> {
  return (await execute(tx, remove, [titleId, memberId, at])) > 0
}
export async function moveQualification(
  tx: Transaction,
  titleId: number,
  move: {
    readonly to: Qualification
    readonly from: readonly Qualification[]
    readonly reason: string
    readonly at: Date
    readonly by: string
  },
): Promise<boolean> {
  return (await execute(tx, qualify, [titleId, move.to, move.from, move.reason, move.at, move.by])) > 0
}

export type VerifiedCompany = { readonly title: string; readonly taxNumber: string; readonly bankName: string }
/** The company that a member is verified for, or acts for; null without one. */
export async function verifiedCompanyOf(db: Queryable, memberId: number): Promise<VerifiedCompany | null> {
  return (await rows<VerifiedCompany>(db, company, [memberId]))[0] ?? null
}
export function queuedTitles(
  db: Queryable,
  of: { readonly tab: string; readonly current: number; readonly pageSize: number; readonly titleId?: number },
): Promise<QueuedTitle[]> {
  return rows<QueuedTitle>(db, queue, [of.tab, of.pageSize, (of.current - 1) * of.pageSize, of.titleId ?? null])
}
