import type pg from 'pg'
import { isFailure } from '../../kernel/failure/failure.ts'
import type { HandleParts, Transaction, InTransaction } from '../../kernel/database/transaction.ts'

const retryable = new Set(['40001', '40P01'])
const mostTries = 5

function unitOn(client: pg.PoolClient): Transaction {
  const parts: HandleParts = { query: (statement) => client.query({ ...statement, values: [...statement.values] }) }
  return parts as unknown as Transaction
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

async function attempt<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Not awaited: it travels with the first statement. Whatever makes it fail (a lost connection, an aborted transaction)
    // fails the statements behind it too, so nothing can slip through outside a transaction.
    client.query('BEGIN').catch(() => undefined)
    const result = await work(unitOn(client))
    const isRefused = isFailure(result)
    const { command } = await client.query(isRefused ? 'ROLLBACK' : 'COMMIT')
    // PostgreSQL answers the COMMIT of an aborted transaction with ROLLBACK and no error.
    if (!isRefused && command !== 'COMMIT') throw new Error(`the transaction was aborted: COMMIT answered ${command}`)
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failed: Error) => {
      broken = failed
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Makes the one way to write: READ COMMITTED, rolled back on a Failure, tried again on 40001 and 40P01. */
export function unitOfWork(pool: pg.Pool): InTransaction {
  return async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(pool, work)
      } catch (error) {
        if (!retryable.has(codeOf(error)) || tries >= mostTries) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries))
      }
    }
  }
}
