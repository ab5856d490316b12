import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { ShipmentView } from '../../endpoints.ts'
import { fulfilmentMessages } from '../../messages.ts'
import { carrierByCode, carrierByName, carrierStateOf } from '../../rules/carrier-trace.ts'
import { carriers } from '../../rules/carriers-data.ts'
import type { Shipment } from '../shipment-repository.ts'
import type { Tracking } from './tracking-repository.ts'

/** What the carrier reports of a shipment, in words; null for trucks and pickup. */
export function trackingView(shipment: Shipment, tracking: Tracking | null, lang: Language): ShipmentView['tracking'] {
  if (shipment.kind !== 'CARRIER') return null
  const say = translate(lang, fulfilmentMessages)
  const carrier = tracking ? carrierByCode(tracking.companyCode) : carrierByName(shipment.carrierName)
  const isTracked = tracking !== null && (tracking.subscribedAt !== null || tracking.lastEventAt !== null)
  const note = !carrier ? say('traceUnknownCarrier') : tracking?.refused ? say('traceRefused') : isTracked ? '' : say('traceWaiting')
  return {
    isTracked: isTracked ? 1 : 0,
    stateText: tracking?.state ? say(`carrierState${carrierStateOf(tracking.state)}`) : '',
    note,
    carrierPhone: carrier?.phone ?? '',
    updateTime: tracking?.checkedAt?.toISOString() ?? null,
  }
}

const used = {
  name: 'fulfilment.usedCarriers',
  text: `SELECT carrier_name AS name FROM shipment WHERE store_id = ANY($1) AND kind = 'CARRIER' AND carrier_name <> ''
    AND shipment_id IN (SELECT shipment_id FROM shipment WHERE store_id = ANY($1) ORDER BY shipment_id DESC LIMIT 500)
    GROUP BY 1 ORDER BY max(shipment_id) DESC LIMIT 10`,
}

/** Carriers that stores used lately, the last one first, then those that can be traced. */
export async function carriersToChoose(db: Queryable, storeIds: readonly number[], lang: Language) {
  const before = await rows<{ name: string }>(db, used, [storeIds])
  const codes = new Set(before.map(({ name }) => carrierByName(name)?.code))
  const mine = before.map(({ name }) => ({ name, isTraced: carrierByName(name) ? (1 as const) : (0 as const), isUsed: 1 as const }))
  const others = carriers
    .filter(({ code }) => !codes.has(code))
    .map((one) => ({ name: one[lang], isTraced: 1 as const, isUsed: 0 as const }))
  return { list: [...mine, ...others] }
}
