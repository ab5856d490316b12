import { rows } from '../../../shared/unit.ts'
import type { DocumentVerifier } from '../../content/server/public.ts'

const statement = {
  name: 'store.verifyCertificate',
  text: `SELECT c.number, s.store_name AS issuer, coalesce(to_char(c.valid_until, 'YYYY-MM-DD'), '') AS "validUntil"
         FROM store_certificate c JOIN store s USING (store_id) WHERE c.number = $1 AND c.checked AND s.state = 'open' LIMIT 1`,
}

/** Certificates that a store shows and somebody checked. */
export const verifyCertificate: DocumentVerifier = async (handle, code) => {
  const [row] = await rows<{ number: string; issuer: string; validUntil: string }>(handle, statement, [code])
  return row ? { kind: 'certificate', ...row, issuedOn: '', amount: null } : null
}
