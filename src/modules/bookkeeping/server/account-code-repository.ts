import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

/** Whose chart of accounts. */
export type ChartOwner = { readonly kind: 'company' | 'member' | 'store' | 'platform'; readonly id: number }
export type AccountCode = { readonly purpose: string; readonly code: string; readonly name: string }

const list = {
  name: 'bookkeeping.accountCodes',
  text: `SELECT purpose, code, name FROM bookkeeping_account WHERE owner_kind = $1 AND owner_id = $2`,
}
const save = {
  name: 'bookkeeping.accountCodeSave',
  text: `INSERT INTO bookkeeping_account (owner_kind, owner_id, purpose, code, name, saved_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (owner_kind, owner_id, purpose) DO UPDATE SET code = $4, name = $5, saved_at = $6`,
}

export function accountCodes(db: Queryable, { kind, id }: ChartOwner): Promise<AccountCode[]> {
  return rows<AccountCode>(db, list, [kind, id])
}

export async function saveAccountCode(tx: Transaction, { kind, id }: ChartOwner, of: AccountCode, now: Date): Promise<void> {
  await execute(tx, save, [kind, id, of.purpose, of.code, of.name, now])
}
