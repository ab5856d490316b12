import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import { revokeAllSessions } from '../sessions/session-repository.ts'

const setState = {
  name: 'identity.accountState',
  text: `UPDATE account SET state = $3 WHERE id = $1 AND state = $2`,
}

/** Suspends an account and ends its sessions in the same transaction; false when it was not active. */
export async function suspendAccount(tx: Transaction, accountId: number, now: Date): Promise<boolean> {
  if ((await execute(tx, setState, [accountId, 'ACTIVE', 'SUSPENDED'])) === 0) return false
  await revokeAllSessions(tx, accountId, now)
  return true
}

/** Opens a suspended account again; false when it was not suspended. */
export async function restoreAccount(tx: Transaction, accountId: number): Promise<boolean> {
  return (await execute(tx, setState, [accountId, 'SUSPENDED', 'ACTIVE'])) > 0
}

/** Closes an account for ever and ends its sessions; false when it was not active. What it holds is erased by who calls. */
export async function closeAccount(tx: Transaction, accountId: number, now: Date): Promise<boolean> {
  if ((await execute(tx, setState, [accountId, 'ACTIVE', 'CLOSED'])) === 0) return false
  await revokeAllSessions(tx, accountId, now)
  return true
}
