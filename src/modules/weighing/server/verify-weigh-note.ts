import { rows } from '../../../kernel/database/transaction.ts'
import { type DocumentVerifier } from '../../content/server/public.ts'

const statement = {
  name: 'weighing.verifyWeighNote',
  text: `SELECT weigh_note_sn AS number, CASE WHEN $2 = 'en' AND o.store_name_en <> '' THEN o.store_name_en ELSE o.store_name END AS issuer,
      to_char(w.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "issuedOn"
    FROM weigh_note w JOIN orders o USING (order_sn) WHERE weigh_note_sn = $1 AND w.state <> 'VOID'`,
}

/** Weigh notes by their number. */
export const verifyWeighNote: DocumentVerifier = async (db, code, lang) => {
  const [row] = await rows<{ number: string; issuer: string; issuedOn: string }>(db, statement, [code.toUpperCase(), lang])
  return row ? { kind: 'weighing', ...row, validUntil: '', amount: null } : null
}
