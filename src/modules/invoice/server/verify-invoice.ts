import { rows } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { type DocumentVerifier } from '../../content/server/public.ts'

type Row = { number: string; issuer: string; issuedAt: Date; total: bigint | number | string; isRed: boolean }
const statement = {
  name: 'invoice.verify',
  text: `SELECT number, seller->>'name' AS issuer, issued_at AS "issuedAt", total, false AS "isRed" FROM invoice WHERE (number = $1 OR invoice_sn = $1) AND number IS NOT NULL AND state <> 'VOIDED'
    UNION ALL SELECT r.number, v.seller->>'name', r.issued_at, r.amount, true FROM invoice_red_letter r JOIN invoice v USING (invoice_id) WHERE r.number = $1 LIMIT 1`,
}

/** Invoices and red letters by their 20 digits, or by the number of the application. One that was taken back whole is not there. */
export const verifyInvoice: DocumentVerifier = async (db, code) => {
  const [row] = await rows<Row>(db, statement, [code])
  if (!row) return null
  const kind = row.isRed ? ('redInvoice' as const) : ('invoice' as const)
  return { kind, number: row.number, issuer: row.issuer, issuedOn: dayOf(row.issuedAt), validUntil: '', amount: BigInt(row.total) }
}
