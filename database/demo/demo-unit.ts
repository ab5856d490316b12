import type { ClientBase } from 'pg'
import { columnTypes } from '../../src/adapters/postgres/pool.ts'
import type { HandleParts, Transaction } from '../../src/kernel/database/transaction.ts'

/** The loader's open transaction as the unit that the modules' own functions take. It knows named statements only. */
export function unitOnClient(client: ClientBase): Transaction {
  const parts: HandleParts = {
    query: (statement) => client.query({ ...statement, values: [...statement.values], types: columnTypes }),
  }
  return parts as unknown as Transaction
}
