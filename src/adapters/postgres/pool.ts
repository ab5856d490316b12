import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { HandleParts, Reader, VisitorReader } from '../../kernel/database/transaction.ts'

// int8 comes as a JavaScript number where it is safe (ids, counts) and as a bigint where it is money or quantity:
// the stores say which with `BigInt(...)`; text keeps every digit until then.
const int8 = 20
const numeric = 1700
/** How columns arrive everywhere in the house. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return parseInt8
    if (oid === numeric) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

function parseInt8(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

export type PoolSettings = {
  readonly connectionString: string
  readonly max: number
  /** The role that the pool's connections take on after the login. */
  readonly role: 'zb_app' | 'zb_visitor'
  /** True for handles that only read: PostgreSQL itself then refuses a write. */
  readonly readOnly?: boolean
}

/** A pool whose connections run as one role with the house's time limits (below the client's 10 s, specification §9). */
export function openPool(settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: settings.connectionString,
    max: settings.max,
    types: columnTypes,
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    options: `-c role=${settings.role} -c statement_timeout=8000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=5000 -c timezone=Asia/Shanghai -c jit=off -c plan_cache_mode=force_generic_plan -c default_transaction_read_only=${settings.readOnly ? 'on' : 'off'}`,
  })
  // A connection that dies while idle is replaced by the pool; one that dies in a command's hands fails its next statement.
  // Without listeners either would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const goodbyeMs = 3_000

/**
 * Ends a pool and waits until the server has closed its connections, 3 s at most. `pool.end()` alone comes back while they are still
 * saying goodbye, and a server that is stopped then tells each of them of an error (57P01).
 */
export async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const gone = new Promise<void>((resolve) => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  const impatience = new AbortController()
  await Promise.race([gone, sleep(goodbyeMs, undefined, { signal: impatience.signal })])
  impatience.abort()
}

/** A handle that only reads. What met a connection that was killed is asked once more: on another one it does no harm. */
function handleOf(pool: pg.Pool): HandleParts {
  const ask: HandleParts['query'] = (statement) => pool.query({ ...statement, values: [...statement.values] })
  return {
    query: (statement) =>
      ask(statement).catch((error: unknown) => {
        if (pool.ending || !isConnectionKilled(error)) throw error
        return ask(statement)
      }),
  }
}

/** Not one that could not be made: that took its time already. */
function isConnectionKilled(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/^(57P01|ECONNRESET|EPIPE)$/.test('code' in error ? String(error.code) : '') ||
      /^(Connection terminated unexpectedly|Client has encountered)/.test(error.message))
  )
}

/** The application role's read handle. */
export function readerOf(pool: pg.Pool): Reader {
  return handleOf(pool) as unknown as Reader
}

/** The visitor role's read handle: `pool` must have been opened with the role zb_visitor. */
export function visitorReaderOf(pool: pg.Pool): VisitorReader {
  return handleOf(pool) as unknown as VisitorReader
}
