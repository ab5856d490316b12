import { execute, type Transaction } from './transaction.ts'

const lock = { name: 'kernel.lockNamed', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))' }

/** One transaction at a time for a name such as `sample.buyer 17`; free again when it ends. */
export async function lockNamed(tx: Transaction, name: string): Promise<void> {
  await execute(tx, lock, [name])
}
