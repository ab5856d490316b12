import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import { einvoiceMessages } from './messages.ts'
import {
  saveIssuedInvoice,
  openIssuedInvoiceStore,
  issuedInvoiceNow,
  type IssuedInvoiceRow,
  type IssuedInvoiceStore,
} from './issued-invoice-store.ts'
import { invoiceXml } from './invoice-xml.ts'
import { invoiceRequest, redRequest, type InvoiceRequest, type RedRequest, type SheetState } from './wire.ts'

const say = translate('zh', einvoiceMessages)
const fenOf = (yuan: string) => BigInt(yuan.replace('.', ''))
/** Who may do what to a confirmation sheet, and where it leads. */
const turns: Readonly<Record<string, SheetState>> = {
  '02 buyer confirm': '04',
  '02 buyer deny': '05',
  '02 seller withdraw': '08',
  '03 seller confirm': '04',
  '03 seller deny': '06',
  '03 buyer withdraw': '08',
}

type LocalPaper = { readonly number: string; readonly issuedAt: string; readonly total: string; readonly xml: string }

function paperOf(row: IssuedInvoiceRow, request: InvoiceRequest | RedRequest, red: boolean): LocalPaper | null {
  if (!row.number || row.issued_at === null) return null
  const issuedAt = new Date(row.issued_at).toISOString()
  return { number: row.number, issuedAt, total: request.total, xml: invoiceXml({ request, number: row.number, issuedAt, red }) }
}

const blueSide = (store: IssuedInvoiceStore) => ({
  issue: (request: InvoiceRequest): string | null => {
    if (request.items.reduce((sum, item) => sum + fenOf(item.amount), 0n) !== fenOf(request.total)) return say('sums')
    if (request.kind === '01' && !/^[0-9A-Z]{18}$/.test(request.buyer.taxNumber)) return say('taxNumber')
    const kept = saveIssuedInvoice(store, { serial: request.serial, kind: 'blue', request, status: 'PROCESSING', original: null })
    return kept === 'conflict' ? say('serial') : null
  },
  query: (serial: string) => {
    const row = issuedInvoiceNow(store, serial, 'blue')
    if (!row) return null
    const state = row.number ? ('ISSUED' as const) : ('PROCESSING' as const)
    return { state, paper: paperOf(row, invoiceRequest.parse(JSON.parse(row.request)), false) }
  },
})

const redSide = (store: IssuedInvoiceStore) => ({
  askRed: (request: RedRequest): string | null => {
    const { database } = store
    const blue = database.prepare(`SELECT request FROM paper WHERE number = ? AND kind = 'blue'`).get(request.invoiceNumber)
    if (!blue) return say('noOriginal')
    const original = invoiceRequest.parse(JSON.parse(String(blue['request'])))
    const others = database
      .prepare(`SELECT request FROM paper WHERE original = ? AND serial <> ? AND status IN ('01','02','03','04')`)
      .all(request.invoiceNumber, request.serial)
    const taken = others.reduce((sum, other) => sum + fenOf(redRequest.parse(JSON.parse(String(other['request']))).total), 0n)
    if (taken + fenOf(request.total) > fenOf(original.total)) return say('tooMuch')
    const waits = request.askedBy === 'seller' ? '02' : '03'
    const status = original.kind === '02' ? '01' : waits
    const kept = saveIssuedInvoice(store, { serial: request.serial, kind: 'red', request, status, original: request.invoiceNumber })
    return kept === 'conflict' ? say('serial') : null
  },
  answerRed: (serial: string, by: 'buyer' | 'seller', act: 'confirm' | 'deny' | 'withdraw'): string | null => {
    const row = issuedInvoiceNow(store, serial, 'red')
    if (!row) return say('noSheet')
    const to = turns[`${row.status} ${by} ${act}`]
    if (!to) return say('notNow')
    store.database.prepare('UPDATE paper SET status = ?, answered_at = ? WHERE serial = ?').run(to, store.now(), serial)
    return null
  },
  queryRed: (serial: string) => {
    const row = issuedInvoiceNow(store, serial, 'red')
    // A sheet's status is only ever written by the functions above.
    return row ? { status: row.status as SheetState, paper: paperOf(row, redRequest.parse(JSON.parse(row.request)), true) } : null
  },
})

/**
 * The tax bureau's side of the e-invoice service for a demonstration: papers by serial, issued some moments after they were
 * asked for. Ordinary invoices need no confirmation of a red letter, special ones do. Refuses production.
 */
export function openLocalBureau(of: { readonly file: string; readonly nodeEnv: string | undefined; readonly clock: Clock }) {
  if (of.nodeEnv === 'production') throw configurationError(say('production'))
  const store = openIssuedInvoiceStore(of.file, of.clock)
  const { database, now } = store
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
    ...blueSide(store),
    ...redSide(store),
    close: () => database.close(),
  }
}
