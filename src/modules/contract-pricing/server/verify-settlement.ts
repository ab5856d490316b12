import { rows } from '../../../kernel/database/transaction.ts'
import type { DocumentVerifier } from '../../content/server/public.ts'

const statement = {
  name: 'contractPricing.verifySettlement',
  text: `SELECT c.contract_sn || '-J' || s.line_no || '-' || s.revision AS number, e.name AS buyer, t.company_name AS seller, s.amount::text AS amount,
      to_char(s.computed_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "issuedOn"
    FROM contract_settlement s JOIN contract c USING (contract_id) JOIN enterprise e ON e.id = c.enterprise_id JOIN store t USING (store_id)
    WHERE c.contract_sn = split_part($1, '-J', 1) AND c.contract_sn || '-J' || s.line_no || '-' || s.revision = $1 AND s.state <> 'REPLACED'`,
}

/** Sheets of final prices by their number; a replaced one is no document any more. */
export const verifySettlement: DocumentVerifier = async (db, code) => {
  type Row = { number: string; buyer: string; seller: string; amount: string; issuedOn: string }
  const [row] = await rows<Row>(db, statement, [code.toUpperCase()])
  if (!row) return null
  const { number, buyer, seller, amount, issuedOn } = row
  return { kind: 'contract', number, issuer: `${seller} / ${buyer}`, issuedOn, validUntil: '', amount: BigInt(amount) }
}
