import { rows, type AnyHandle } from '../../../shared/unit.ts'

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
export async function agreementInForce(handle: AnyHandle, code: string): Promise<AgreementRecord | undefined> {
  return (await rows<AgreementRecord>(handle, newest, [code]))[0]
}

/** Every agreement in its version in force. */
export function agreementsInForce(handle: AnyHandle): Promise<AgreementRecord[]> {
  return rows<AgreementRecord>(handle, all, [])
}
