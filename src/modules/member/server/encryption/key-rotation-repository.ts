import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

export type KeyRotation = {
  readonly id: number
  readonly toKey: string
  readonly state: 'RUNNING' | 'DONE' | 'FAILED'
  readonly total: number
  readonly done: number
  readonly lastId: number
  readonly error: string
  readonly begunBy: string
  readonly begunAt: Date
  readonly movedAt: Date
}
/** An application with its sealed numbers. */
export type SealedNumbers = { readonly id: number; readonly idSealed: Buffer; readonly accountSealed: Buffer | null }
/** How many numbers a key has sealed, and one of them. */
export type KeyUse = { readonly keyId: string; readonly numbers: number; readonly sample: Buffer }

const columns = `reseal_id AS id, to_key AS "toKey", state, total, done, last_id AS "lastId", error, requested_by AS "begunBy", begun_at AS "begunAt", moved_at AS "movedAt"`
const others = `(sealed_key(id_number_sealed) <> $1 OR (account_sealed IS NOT NULL AND sealed_key(account_sealed) <> $1))`
const uses = {
  name: 'member.keyUses',
  text: `SELECT sealed_key(sealed) AS "keyId", count(*)::int AS numbers, (array_agg(sealed))[1] AS sample
         FROM (SELECT id_number_sealed AS sealed FROM verification UNION ALL SELECT account_sealed FROM verification WHERE account_sealed IS NOT NULL) numbers
         GROUP BY 1 ORDER BY 1`,
}
const left = { name: 'member.resealLeft', text: `SELECT count(*)::int AS count FROM verification WHERE ${others}` }
const last = { name: 'member.resealLast', text: `SELECT ${columns} FROM personal_reseal ORDER BY reseal_id DESC LIMIT 1` }
const lockLast = { name: 'member.resealLock', text: `${last.text} FOR UPDATE` }
const lockOne = { name: 'member.resealLockOne', text: `SELECT ${columns} FROM personal_reseal WHERE reseal_id = $1 FOR UPDATE` }
const begin = {
  name: 'member.resealBegin',
  text: `INSERT INTO personal_reseal (to_key, state, total, requested_by, begun_at, moved_at) VALUES ($1, 'RUNNING', $2, $3, $4, $4)
         ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const goOn = {
  name: 'member.resealGoOn',
  text: `UPDATE personal_reseal SET state = 'RUNNING', error = '', moved_at = $2 WHERE reseal_id = $1 AND state <> 'DONE' RETURNING ${columns}`,
}
const batch = {
  name: 'member.resealBatch',
  text: `SELECT id, id_number_sealed AS "idSealed", account_sealed AS "accountSealed" FROM verification WHERE ${others} AND id > $2 ORDER BY id LIMIT $3 FOR UPDATE`,
}
const put = { name: 'member.resealPut', text: `UPDATE verification SET id_number_sealed = $2, account_sealed = $3 WHERE id = $1` }
const advance = {
  name: 'member.resealAdvance',
  text: `UPDATE personal_reseal SET last_id = $2, done = done + $3, state = $4, error = $5, moved_at = $6 WHERE reseal_id = $1`,
}

/** Which keys have sealed what is stored. */
export function keyUses(db: Queryable): Promise<KeyUse[]> {
  return rows<KeyUse>(db, uses, [])
}

/** How many applications hold a number under another key than this. */
export async function countUnderOtherKeys(db: Queryable, keyId: string): Promise<number> {
  return (await rows<{ count: number }>(db, left, [keyId]))[0]?.count ?? 0
}

export async function lastKeyRotation(db: Queryable): Promise<KeyRotation | null> {
  return (await rows<KeyRotation>(db, last, []))[0] ?? null
}

export async function lockLastKeyRotation(tx: Transaction): Promise<KeyRotation | null> {
  return (await rows<KeyRotation>(tx, lockLast, []))[0] ?? null
}

export async function lockKeyRotation(tx: Transaction, id: number): Promise<KeyRotation | null> {
  return (await rows<KeyRotation>(tx, lockOne, [id]))[0] ?? null
}

/** Null when another is running. */
export async function beginKeyRotation(
  tx: Transaction,
  of: { toKey: string; total: number; by: string; at: Date },
): Promise<KeyRotation | null> {
  return (await rows<KeyRotation>(tx, begin, [of.toKey, of.total, of.by, of.at]))[0] ?? null
}

export async function continueKeyRotation(tx: Transaction, id: number, at: Date): Promise<KeyRotation | null> {
  return (await rows<KeyRotation>(tx, goOn, [id, at]))[0] ?? null
}

/** The next applications with a number under another key, locked. */
export function nextUnderOtherKeys(tx: Transaction, keyRotation: KeyRotation, limit: number): Promise<SealedNumbers[]> {
  return rows<SealedNumbers>(tx, batch, [keyRotation.toKey, keyRotation.lastId, limit])
}

export async function saveSealedNumbers(tx: Transaction, sealedNumbers: SealedNumbers): Promise<void> {
  await execute(tx, put, [sealedNumbers.id, sealedNumbers.idSealed, sealedNumbers.accountSealed])
}

export type KeyRotationStep = {
  readonly lastId: number
  readonly done: number
  readonly state: KeyRotation['state']
  readonly error?: string
  readonly at: Date
}

export async function advanceKeyRotation(tx: Transaction, id: number, step: KeyRotationStep): Promise<void> {
  await execute(tx, advance, [id, step.lastId, step.done, step.state, step.error ?? '', step.at])
}
