import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { shanghaiParts, type Clock } from '../../kernel/time/clock.ts'

const schema = `
CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS paper (
  serial TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('blue','red')), request TEXT NOT NULL, at INTEGER NOT NULL,
  status TEXT NOT NULL, answered_at INTEGER, number TEXT UNIQUE, issued_at INTEGER, original TEXT) STRICT;
CREATE TABLE IF NOT EXISTS nonce (nonce TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
`
const issueMs = 1_500
const confirmMs = 72 * 3_600_000

export type IssuedInvoiceRow = {
  readonly request: string
  readonly at: number
  readonly status: string
  readonly number: string | null
  readonly issued_at: number | null
  readonly answered_at: number | null
}
export type IssuedInvoiceKind = 'blue' | 'red'
export type IssuedInvoiceStore = { readonly database: DatabaseSync; readonly now: () => number }

/** Opens the stand-in's own record, a file of its own as a real service would have. `:memory:` is for tests. */
export function openIssuedInvoiceStore(file: string, clock: Clock): IssuedInvoiceStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  database.exec(schema)
  if (file !== ':memory:') chmodSync(file, 0o600)
  return { database, now: () => clock.now().getTime() }
}

function rowOf({ database }: IssuedInvoiceStore, serial: string, kind: IssuedInvoiceKind): IssuedInvoiceRow | undefined {
  // node:sqlite answers records of unknown values; the table's columns are these.
  return database.prepare('SELECT * FROM paper WHERE serial = ? AND kind = ?').get(serial, kind) as IssuedInvoiceRow | undefined
}

/** Two digits of the year, two of the province, one of the way, fifteen of the sequence; never one twice. */
function freeNumber({ database }: IssuedInvoiceStore, at: number): string {
  for (let turn = 0; ; turn += 1) {
    const number = `${shanghaiParts(new Date(at)).year.slice(2)}120${String(BigInt(at) * 100n + BigInt(turn)).slice(-15)}`
    if (!database.prepare('SELECT 1 FROM paper WHERE number = ?').get(number)) return number
  }
}

export type NewIssuedInvoice = {
  readonly serial: string
  readonly kind: IssuedInvoiceKind
  readonly request: object
  readonly status: string
  readonly original: string | null
}
/** Keeps a request under its serial. The same again changes nothing; another one under the same serial is a conflict. */
export function saveIssuedInvoice(
  store: IssuedInvoiceStore,
  { serial, kind, request, status, original }: NewIssuedInvoice,
): 'kept' | 'conflict' {
  const text = JSON.stringify(request)
  const known = rowOf(store, serial, kind)
  if (known) return known.request === text ? 'kept' : 'conflict'
  const insert = store.database.prepare('INSERT INTO paper (serial, kind, request, at, status, original) VALUES (?,?,?,?,?,?)')
  insert.run(serial, kind, text, store.now(), status, original)
  return 'kept'
}

/** A paper as it stands now: what was due since is issued, what nobody confirmed for 72 hours is void. */
export function issuedInvoiceNow(store: IssuedInvoiceStore, serial: string, kind: IssuedInvoiceKind): IssuedInvoiceRow | undefined {
  const row = rowOf(store, serial, kind)
  if (!row || row.number) return row
  const { database, now } = store
  const isFree = kind === 'blue' ? row.status === 'PROCESSING' : row.status === '01' || row.status === '04'
  if (isFree && now() - (row.answered_at ?? row.at) >= issueMs) {
    const issue = database.prepare('UPDATE paper SET number = ?, issued_at = ?, status = ? WHERE serial = ? AND number IS NULL')
    issue.run(freeNumber(store, now()), now(), kind === 'blue' ? 'ISSUED' : row.status, serial)
  }
  if (kind === 'red' && (row.status === '02' || row.status === '03') && now() - row.at >= confirmMs)
    database.prepare(`UPDATE paper SET status = '07' WHERE serial = ?`).run(serial)
  return rowOf(store, serial, kind)
}
