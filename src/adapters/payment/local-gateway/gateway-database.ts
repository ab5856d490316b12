import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuseLocalGateways } from './production-refusal.ts'

const schema = `
CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS trade (
  out_trade_no TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, gateway_trade_no TEXT UNIQUE,
  amount INTEGER NOT NULL CHECK (amount > 0), description TEXT NOT NULL, notify_url TEXT NOT NULL, return_url TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting','paid','closed')), expire_at INTEGER NOT NULL, paid_at INTEGER) STRICT;
CREATE TABLE IF NOT EXISTS refund (
  out_refund_no TEXT PRIMARY KEY, out_trade_no TEXT NOT NULL REFERENCES trade, gateway_refund_no TEXT NOT NULL UNIQUE,
  amount INTEGER NOT NULL CHECK (amount > 0), at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS entry (
  id INTEGER PRIMARY KEY, posting TEXT NOT NULL, account TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount <> 0),
  UNIQUE (posting, account)) STRICT;
CREATE TABLE IF NOT EXISTS delivery (
  id INTEGER PRIMARY KEY, notify_id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL CHECK (kind IN ('trade','refund')),
  subject TEXT NOT NULL, url TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL,
  done_at INTEGER, UNIQUE (kind, subject)) STRICT;
CREATE INDEX IF NOT EXISTS delivery_due ON delivery (due_at) WHERE done_at IS NULL;
`

/**
 * Opens a gateway's own record: a file of its own, since a real gateway would not share our database either.
 * Several processes may open the same file. `:memory:` is for tests.
 */
export function openGatewayDatabase(path: string, nodeEnv: string | undefined): DatabaseSync {
  const refusal = refuseLocalGateways(nodeEnv)
  if (refusal) throw new Error(refusal)
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(path, { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;')
  database.exec(schema)
  if (path !== ':memory:') chmodSync(path, 0o600)
  return database
}

/** Runs `work` in one SQLite transaction that takes the write lock at once. */
export function atomically<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
