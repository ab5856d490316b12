import { rows } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { DocumentVerifier } from '../../content/server/public.ts'
import type { EsignSettings } from './ports.ts'
import { digestOf } from './signature-repository.ts'

type Row = { number: string; buyer: string; seller: string; signedAt: Date; total: string; sha256: string; bytes: Buffer }
const statement = {
  name: 'contract.verify',
  text: `SELECT c.contract_sn AS number, e.name AS buyer, s.company_name AS seller, c.effective_at AS "signedAt", c.total::text AS total, f.sha256, f.bytes
    FROM contract c JOIN enterprise e ON e.id = c.enterprise_id JOIN store s USING (store_id)
      JOIN LATERAL (SELECT sha256, bytes FROM contract_file k WHERE k.contract_id = c.contract_id AND k.supplement_no = 0 ORDER BY revision DESC LIMIT 1) f ON true
    WHERE c.code = $1 AND c.state IN ('EFFECTIVE', 'PERFORMING', 'COMPLETED', 'RESCINDING')
    UNION ALL SELECT c.contract_sn || '-B' || p.supplement_no, e.name, s.company_name, p.effective_at, p.total::text, f.sha256, f.bytes
    FROM contract_supplement p JOIN contract c USING (contract_id) JOIN enterprise e ON e.id = c.enterprise_id JOIN store s USING (store_id)
      JOIN LATERAL (SELECT sha256, bytes FROM contract_file k WHERE k.contract_id = p.contract_id AND k.supplement_no = p.supplement_no ORDER BY revision DESC LIMIT 1) f ON true
    WHERE p.code = $1 AND p.state = 'EFFECTIVE' AND c.state IN ('EFFECTIVE', 'PERFORMING', 'COMPLETED', 'RESCINDING')`,
}

/** Signed contracts and supplements by the code on their file: the stored file is digested and its signatures are checked anew each time. */
export function verifyContract(settings: EsignSettings): DocumentVerifier {
  return async (db, code) => {
    const [row] = await rows<Row>(db, statement, [code.toUpperCase()])
    if (!row) return null
    const checked = await settings.service?.check(row.bytes)
    const isIntact = digestOf(row.bytes) === row.sha256 && checked !== undefined && checked.coversAll && checked.signatures.length === 2
    return {
      kind: 'contract' as const,
      number: row.number,
      issuer: `${row.seller} / ${row.buyer}`,
      issuedOn: dayOf(row.signedAt),
      // A contract does not cease to be genuine on its last day.
      validUntil: '',
      amount: BigInt(row.total),
      sha256: row.sha256,
      isIntact: isIntact && checked.signatures.every(({ valid }) => valid),
    }
  }
}
