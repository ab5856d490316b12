import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { consentDefaults, type OptionalConsent } from '../../endpoints-consent.ts'

const insert = {
  name: 'identity.consentInsert',
  text: `INSERT INTO agreement_consent (account_id, agreement_code, version, agreed_at, ip) SELECT $1, code, version, $4, $5 FROM unnest($2::text[], $3::int[]) AS agreed(code, version)
         ON CONFLICT DO NOTHING`,
}
const list = {
  name: 'identity.consents',
  text: `SELECT agreement_code AS code, version, agreed_at AS at FROM agreement_consent WHERE account_id = $1 ORDER BY agreed_at DESC, agreement_code`,
}
const decide = {
  name: 'identity.consentDecide',
  text: `INSERT INTO optional_consent (account_id, consent_code, is_given, decided_at, ip) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
}
const decisions = {
  name: 'identity.consentDecisions',
  text: `SELECT DISTINCT ON (consent_code) consent_code AS code, is_given AS "isGiven", decided_at AS at FROM optional_consent
         WHERE account_id = $1 ORDER BY consent_code, decided_at DESC`,
}
const refusers = {
  name: 'identity.consentRefusers',
  text: `SELECT account_id AS id FROM (
           SELECT DISTINCT ON (account_id) account_id, is_given FROM optional_consent WHERE consent_code = $2 AND account_id = ANY($1)
           ORDER BY account_id, decided_at DESC) last WHERE NOT is_given`,
}

/** An agreement in one version, as somebody read it. */
export type AgreedVersion = { readonly code: string; readonly version: number }
type Decision = { readonly code: OptionalConsent; readonly isGiven: boolean; readonly at: Date }

/** Keeps what an account agreed to, with the moment and the address. */
export async function saveConsents(
  tx: Transaction,
  accountId: number,
  agreed: readonly AgreedVersion[],
  at: Date,
  ip: string,
): Promise<void> {
  await execute(tx, insert, [
    accountId,
    agreed.map((agreedVersion) => agreedVersion.code),
    agreed.map((agreedVersion) => agreedVersion.version),
    at,
    ip,
  ])
}

/** What an account agreed to, the newest first. */
export function consentsOf(db: Queryable, accountId: number): Promise<(AgreedVersion & { readonly at: Date })[]> {
  return rows(db, list, [accountId])
}

/** Keeps a decision about an optional consent. */
export async function saveConsentDecision(tx: Transaction, accountId: number, decision: Decision, ip: string): Promise<void> {
  await execute(tx, decide, [accountId, decision.code, decision.isGiven, decision.at, ip])
}

/** The decisions in force; a consent that was never decided is missing. */
export function consentDecisionsOf(db: Queryable, accountId: number): Promise<Decision[]> {
  return rows<Decision>(db, decisions, [accountId])
}

/** Those of the accounts who refuse an optional consent. */
export async function accountsRefusingConsent(
  db: Queryable,
  accountIds: readonly number[],
  code: OptionalConsent,
): Promise<ReadonlySet<number>> {
  const found = await rows<{ id: number }>(db, refusers, [accountIds, code])
  return new Set(consentDefaults[code] ? found.map((one) => Number(one.id)) : accountIds)
}
