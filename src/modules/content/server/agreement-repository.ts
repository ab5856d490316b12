import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type AgreementRecord = {
  readonly code: string
  readonly version: number
  readonly titleZh: string
  readonly titleEn: string
  readonly bodyZh: string
  readonly bodyEn: string
  readonly publishedAt: Date
}

const columns = `code, version, title_zh AS "titleZh", title_en AS "titleEn", body_zh AS "bodyZh", body_en AS "bodyEn", published_at AS "publishedAt"`
const newest = {
  name: 'content.agreement',
  text: `SELECT ${columns} FROM agreement WHERE code = $1 AND published_at <= now() ORDER BY version DESC LIMIT 1`,
}
const all = {
  name: 'content.agreements',
  text: `SELECT DISTINCT ON (code) ${columns} FROM agreement WHERE published_at <= now() ORDER BY code, version DESC`,
}

/** The version in force of an agreement. */
export async function agreementInForce(db: Queryable, code: string): Promise<AgreementRecord | undefined> {
  return (await rows<AgreementRecord>(db, newest, [code]))[0]
}

/** Every agreement in its version in force. */
export function agreementsInForce(db: Queryable): Promise<AgreementRecord[]> {
  return rows<AgreementRecord>(db, all, [])
}

const versionsOf = { name: 'content.agreementVersions', text: `SELECT ${columns} FROM agreement WHERE code = $1 ORDER BY version DESC` }
const everyVersion = { name: 'content.allAgreementVersions', text: `SELECT ${columns} FROM agreement ORDER BY code, version DESC` }
const put = {
  name: 'content.putAgreement',
  text: `INSERT INTO agreement (code, version, title_zh, title_en, body_zh, body_en, published_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (code, version) DO UPDATE SET title_zh = $3, title_en = $4, body_zh = $5, body_en = $6, published_at = $7`,
}
const remove = { name: 'content.deleteAgreement', text: 'DELETE FROM agreement WHERE code = $1 AND version = $2' }

/** Every version of an agreement, newest first. */
export function agreementVersions(db: Queryable, code: string): Promise<AgreementRecord[]> {
  return rows<AgreementRecord>(db, versionsOf, [code])
}

/** Every version of every agreement. */
export function allAgreementVersions(db: Queryable): Promise<AgreementRecord[]> {
  return rows<AgreementRecord>(db, everyVersion, [])
}

/** Writes a version; whether it may still be written is the use case's to judge. */
export async function saveAgreementVersion(tx: Transaction, agreementRecord: AgreementRecord): Promise<void> {
  await execute(tx, put, [
    agreementRecord.code,
    agreementRecord.version,
    agreementRecord.titleZh,
    agreementRecord.titleEn,
    agreementRecord.bodyZh,
    agreementRecord.bodyEn,
    agreementRecord.publishedAt,
  ])
}

export async function deleteAgreementVersion(tx: Transaction, code: string, version: number): Promise<void> {
  await execute(tx, remove, [code, version])
}
