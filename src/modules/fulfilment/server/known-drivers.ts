import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { KnownDriver } from '../endpoints.ts'

const used = {
  name: 'fulfilment.usedDrivers',
  text: `SELECT plate_no AS "plateNo", driver_name AS "driverName", driver_phone AS "driverPhone" FROM shipment
    WHERE store_id = ANY($1) AND kind = 'TRUCK' AND state <> 'VOID' AND plate_no <> '' AND driver_name <> '' AND driver_phone <> ''
    AND shipment_id IN (SELECT shipment_id FROM shipment WHERE store_id = ANY($1) ORDER BY shipment_id DESC LIMIT 500)
    GROUP BY 1, 2, 3 ORDER BY max(shipment_id) DESC LIMIT 30`,
}

/** Drivers with their trucks of the last shipments of stores, the last one first; those whose data was erased are missing. */
export async function knownDrivers(db: Queryable, storeIds: readonly number[]): Promise<{ list: KnownDriver[] }> {
  return { list: await rows<KnownDriver>(db, used, [storeIds]) }
}
