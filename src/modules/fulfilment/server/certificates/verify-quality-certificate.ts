import { rows } from '../../../../kernel/database/transaction.ts'
import { type DocumentVerifier } from '../../../content/server/public.ts'

const statement = {
  name: 'fulfilment.verifyCertificate',
  text: `SELECT certificate_sn AS number, CASE WHEN $2 = 'en' AND o.store_name_en <> '' THEN o.store_name_en ELSE o.store_name END AS issuer,
      to_char(issued_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "issuedOn"
    FROM quality_certificate c JOIN orders o USING (order_sn) WHERE certificate_sn = $1 AND c.state = 'VALID'`,
}

/** Certificates of quality by their number; one that was made void is not genuine any more. */
export const verifyQualityCertificate: DocumentVerifier = async (db, code, lang) => {
  const [row] = await rows<{ number: string; issuer: string; issuedOn: string }>(db, statement, [code.toUpperCase(), lang])
  return row ? { kind: 'quality', ...row, validUntil: '', amount: null } : null
}
