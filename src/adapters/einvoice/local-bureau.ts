import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { shanghaiParts, type Clock } from '../../kernel/time/clock.ts'
import { confirmHours, type BureauState } from '../../modules/invoice/rules/red-letter-machine.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import { einvoiceMessages } from './messages.ts'
import { paperXml } from './paper-xml.ts'
import { invoiceRequest, redRequest, type InvoiceRequest, type RedRequest } from './wire.ts'

const schema = `
CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS paper (
  serial TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('blue','red')), request TEXT NOT NULL, at INTEGER NOT NULL,
  status TEXT NOT NULL, answered_at INTEGER, number TEXT UNIQUE, issued_at INTEGER, original TEXT) STRICT;
CREATE TABLE IF NOT EXISTS nonce (nonce TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
`
const say = translate('zh', einvoiceMessages)
const issueMs = 1_500
const fenOf = (yuan: string) => BigInt(yuan.replace('.', ''))

export type LocalPaper = { readonly number: string; readonly issuedAt: string; readonly total: string; readonly xml: string }
type Row = { request: string; at: number; status: string; number: string | null; issued_at: number | null; answered_at: number | null }

/**
 * The tax bureau's side of the e-invoice service for a demonstration: papers by serial in a file of its own, issued some
 * moments after they were asked for. Ordinary invoices need no confirmation of a red letter, special ones do. Refuses production.
 */
export function openLocalBureau(of: { readonly file: string; readonly nodeEnv: string | undefined; readonly clock: Clock }) {
  if (of.nodeEnv === 'production') throw configurationError(say('production'))
  if (of.file !== ':memory:') mkdirSync(dirname(of.file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(of.file, { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  database.exec(schema)
  if (of.file !== ':memory:') chmodSync(of.file, 0o600)
  const now = () => of.clock.now().getTime()
  // node:sqlite answers records of unknown values; the table's columns are these.
  const rowOf = (serial: string, kind: string) =>
    database.prepare('SELECT * FROM paper WHERE serial = ? AND kind = ?').get(serial, kind) as Row | undefined

  /** Two digits of the year, two of the province, one of the way, fifteen of the sequence; never one twice. */
  function freeNumber(at: number): string {
    for (let turn = 0; ; turn += 1) {
      const number = `${shanghaiParts(new Date(at)).year.slice(2)}120${String(BigInt(at) * 100n + BigInt(turn)).slice(-15)}`
      if (!database.prepare('SELECT 1 FROM paper WHERE number = ?').get(number)) return number
    }
  }
  function keep(
    serial: string,
    kind: 'blue' | 'red',
    request: object,
    status: string,
    original: string | null,
  ): 'taken' | 'known' | 'conflict' {
    const text = JSON.stringify(request)
    const known = rowOf(serial, kind)
    if (known) return known.request === text ? 'known' : 'conflict'
    const insert = database.prepare('INSERT INTO paper (serial, kind, request, at, status, original) VALUES (?,?,?,?,?,?)')
    insert.run(serial, kind, text, now(), status, original)
    return 'taken'
  }
  function issueDue(serial: string, kind: 'blue' | 'red'): Row | undefined {
    const row = rowOf(serial, kind)
    if (!row || row.number) return row
    const isFree = kind === 'blue' ? row.status === 'PROCESSING' : row.status === '01' || row.status === '04'
    if (isFree && now() - (row.answered_at ?? row.at) >= issueMs)
      database
        .prepare(
          'UPDATE paper SET number = ?, issued_at = ?, status = CASE kind WHEN ? THEN ? ELSE status END WHERE serial = ? AND number IS NULL',
        )
        .run(freeNumber(now()), now(), 'blue', 'ISSUED', serial)
    if (kind === 'red' && (row.status === '02' || row.status === '03') && now() - row.at >= confirmHours * 3_600_000)
      database.prepare(`UPDATE paper SET status = '07' WHERE serial = ?`).run(serial)
    return rowOf(serial, kind)
  }
  function paperOf(row: Row, shape: InvoiceRequest | RedRequest, red: boolean): LocalPaper | null {
    if (!row.number || row.issued_at === null) return null
    const issuedAt = new Date(row.issued_at).toISOString()
    const total = shape.total
    return { number: row.number, issuedAt, total, xml: paperXml({ request: shape, number: row.number, issuedAt, red }) }
  }

  return {
    secret: (make: () => string): string => {
      database.prepare('INSERT OR IGNORE INTO secret VALUES (?, ?)').run('app', make())
      return String(database.prepare('SELECT value FROM secret WHERE name = ?').get('app')?.['value'])
    },
    /** False for a nonce that was used in the last minutes. */
    isFresh: (nonce: string): boolean => {
      database.prepare('DELETE FROM nonce WHERE at < ?').run(now() - 600_000)
      return Number(database.prepare('INSERT OR IGNORE INTO nonce VALUES (?, ?)').run(nonce, now()).changes) === 1
    },
    issue: (request: InvoiceRequest): string | null => {
      if (request.items.reduce((sum, item) => sum + fenOf(item.amount), 0n) !== fenOf(request.total)) return say('sums')
      if (request.kind === '01' && !/^[0-9A-Z]{18}$/.test(request.buyer.taxNumber)) return say('taxNumber')
      return keep(request.serial, 'blue', request, 'PROCESSING', null) === 'conflict' ? say('serial') : null
    },
    query: (serial: string) => {
      const row = issueDue(serial, 'blue')
      if (!row) return null
      return { state: row.status as 'PROCESSING' | 'ISSUED', paper: paperOf(row, invoiceRequest.parse(JSON.parse(row.request)), false) }
    },
    askRed: (request: RedRequest): string | null => {
      const blue = database.prepare(`SELECT request FROM paper WHERE number = ? AND kind = 'blue'`).get(request.invoiceNumber)
      if (!blue) return say('noOriginal')
      const original = invoiceRequest.parse(JSON.parse(String(blue['request'])))
      const others = database
        .prepare(`SELECT request FROM paper WHERE original = ? AND serial <> ? AND status IN ('01','02','03','04')`)
        .all(request.invoiceNumber, request.serial)
      const taken = others.reduce((sum, other) => sum + fenOf(redRequest.parse(JSON.parse(String(other['request']))).total), 0n)
      if (taken + fenOf(request.total) > fenOf(original.total)) return say('tooMuch')
      const status = original.kind === '02' ? '01' : request.askedBy === 'seller' ? '02' : '03'
      return keep(request.serial, 'red', request, status, request.invoiceNumber) === 'conflict' ? say('serial') : null
    },
    answerRed: (serial: string, by: 'buyer' | 'seller', act: 'confirm' | 'deny' | 'withdraw'): string | null => {
      const row = issueDue(serial, 'red')
      if (!row) return say('noSheet')
      const turns: Record<string, string> = {
        '02 buyer confirm': '04',
        '02 buyer deny': '05',
        '02 seller withdraw': '08',
        '03 seller confirm': '04',
        '03 seller deny': '06',
        '03 buyer withdraw': '08',
      }
      const to = turns[`${row.status} ${by} ${act}`]
      if (!to) return say('notNow')
      database.prepare('UPDATE paper SET status = ?, answered_at = ? WHERE serial = ?').run(to, now(), serial)
      return null
    },
    queryRed: (serial: string) => {
      const row = issueDue(serial, 'red')
      if (!row) return null
      return { status: row.status as BureauState, paper: paperOf(row, redRequest.parse(JSON.parse(row.request)), true) }
    },
    close: () => database.close(),
  }
}
export type LocalBureau = ReturnType<typeof openLocalBureau>
