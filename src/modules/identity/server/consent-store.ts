import { execute, type Unit } from '../../../shared/unit.ts'

const insert = {
  name: 'identity.consentInsert',
  text: `INSERT INTO agreement_consent (account_id, agreement_code, version, agreed_at, ip) SELECT $1, code, version, $4, $5 FROM unnest($2::text[], $3::int[]) AS agreed(code, version)
         ON CONFLICT DO NOTHING`,
}

/** An agreement in one version, as somebody read it. */
export type AgreedVersion = { readonly code: string; readonly version: number }

/** Keeps what an account agreed to, with the moment and the address. */
export async function keepConsents(unit: Unit, accountId: number, agreed: readonly AgreedVersion[], at: Date, ip: string): Promise<void> {
  await execute(unit, insert, [accountId, agreed.map((one) => one.code), agreed.map((one) => one.version), at, ip])
}
