import { rows } from '../../../../kernel/database/transaction.ts'
import { type DocumentVerifier } from '../../../content/server/public.ts'

const statement = {
  name: 'store.verifyCertificate',
  text: `SELECT c.number, CASE $2 WHEN 'en' THEN s.store_name_en ELSE s.store_name END AS issuer, coalesce(to_char(c.valid_until, 'YYYY-MM-DD'), '') AS "validUntil",
           to_char(c.judged_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "checkedOn"
         FROM store_certificate c JOIN store s USING (store_id) WHERE c.number = $1 AND c.state = 'checked' AND s.state = 'open' LIMIT 1`,
}

/** Certificates that a store shows and somebody checked. */
export const verifyCertificate: DocumentVerifier = async (db, code, lang) => {
  const [row] = await rows<{ number: string; issuer: string; validUntil: string; checkedOn: string }>(db, statement, [code, lang])
  return row ? { kind: 'certificate', ...row, issuedOn: '', amount: null } : null
}
