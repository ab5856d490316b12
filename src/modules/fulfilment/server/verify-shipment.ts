import { rows } from '../../../kernel/database/transaction.ts'
import { type DocumentVerifier } from '../../content/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'

const statement = {
  name: 'fulfilment.verify',
  text: `SELECT shipment_sn AS number, store_id AS "storeId" FROM shipment WHERE shipment_sn = $1 AND state <> 'VOID'`,
}

/** Delivery notes by the number of the shipment. */
export const verifyShipment: DocumentVerifier = async (db, code, lang) => {
  const [row] = await rows<{ number: string; storeId: number }>(db, statement, [code])
  if (!row) return null
  const [store] = await storesByIds(db, [Number(row.storeId)])
  return {
    kind: 'delivery',
    number: row.number,
    issuer: (lang === 'en' ? store?.storeNameEn : store?.storeName) ?? '',
    issuedOn: '',
    validUntil: '',
    amount: null,
  }
}
