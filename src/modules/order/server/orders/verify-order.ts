import { rows } from '../../../../kernel/database/transaction.ts'
import { type DocumentVerifier } from '../../../content/server/public.ts'

// An order sheet stands once the order is to be paid; what was cancelled is no document any more.
const statement = {
  name: 'order.verify',
  text: `SELECT order_sn AS number, CASE WHEN $2 = 'en' AND store_name_en <> '' THEN store_name_en ELSE store_name END AS issuer, to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "issuedOn", total AS amount
         FROM orders WHERE order_sn = $1 AND state NOT IN ('PENDING_APPROVAL', 'APPROVAL_REJECTED', 'CANCELLED')`,
}

/** Order sheets by the number of the order. */
export const verifyOrder: DocumentVerifier = async (db, code, lang) => {
  const [row] = await rows<{ number: string; issuer: string; issuedOn: string; amount: bigint | number | string }>(db, statement, [
    code,
    lang,
  ])
  return row ? { kind: 'order', ...row, validUntil: '', amount: BigInt(row.amount) } : null
}
