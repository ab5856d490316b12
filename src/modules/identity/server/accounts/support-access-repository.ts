import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** One opening of the support's view of an account, or of a store whose owner the account is. */
export type SupportAccess = {
  readonly lookId: number
  readonly accountId: number
  readonly storeId: number | null
  readonly storeName: string
  readonly staffId: number
  readonly reason: string
  readonly at: Date
  readonly openUntil: Date
}

const columns = `look_id AS "lookId", account_id AS "accountId", store_id AS "storeId", store_name AS "storeName", staff_id AS "staffId", reason, at,
  open_until AS "openUntil"`
const add = {
  name: 'identity.lookAdd',
  text: `INSERT INTO account_look (account_id, store_id, store_name, staff_id, reason, at, open_until) VALUES ($1,$2,$3,$4,$5,$6,$7)
         RETURNING ${columns}`,
}
const open = {
  name: 'identity.lookOpen',
  text: `SELECT ${columns} FROM account_look WHERE look_id = $1 AND staff_id = $2 AND open_until > $3`,
}
const ofAccount = {
  name: 'identity.looksOf',
  text: `SELECT ${columns} FROM account_look WHERE account_id = $1 ORDER BY at DESC, look_id DESC LIMIT 50`,
}

/** Notes that support opened a view. */
export async function addSupportAccess(tx: Transaction, look: Omit<SupportAccess, 'lookId'>): Promise<SupportAccess> {
  const { accountId, storeId, storeName, staffId, reason, at, openUntil } = look
  const [added] = await rows<SupportAccess>(tx, add, [accountId, storeId, storeName, staffId, reason, at, openUntil])
  if (!added) throw new Error('an inserted look was not returned')
  return added
}

/** A view that this member of staff opened and that has not ended; null for anything else. */
export async function openSupportAccess(db: Queryable, lookId: number, staffId: number, now: Date): Promise<SupportAccess | null> {
  return (await rows<SupportAccess>(db, open, [lookId, staffId, now]))[0] ?? null
}

/** When support looked at an account, the last time first. */
export function supportAccessesOf(db: Queryable, accountId: number): Promise<SupportAccess[]> {
  return rows<SupportAccess>(db, ofAccount, [accountId])
}
