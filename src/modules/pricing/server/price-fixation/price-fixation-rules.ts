import { actorContext } from '../../../../api/actor-context.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { startOfDay, dayOf } from '../../../../kernel/time/clock.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { storesByIds } from '../../../store/server/public.ts'
import type { PriceFixationRule, priceFixationRules } from '../../endpoints-price-fixation.ts'

type Row = { readonly storeId: number; readonly autoGrams: number | bigint; readonly holdMinutes: number; readonly version: number }
const gramsPerTon = 1_000_000

const columns = `store_id AS "storeId", auto_grams AS "autoGrams", hold_minutes AS "holdMinutes", version`
const ofStores = { name: 'catalog.fixingRules', text: `SELECT ${columns} FROM price_fixing_rule WHERE store_id = ANY($1::bigint[])` }
// What was confirmed today counts whoever asked: two wishes at once wait for one another here.
const lock = { name: 'catalog.lockFixingRule', text: `SELECT ${columns} FROM price_fixing_rule WHERE store_id = $1 FOR UPDATE` }
const auto = {
  name: 'catalog.autoFixedToday',
  text: `SELECT coalesce(sum(grams), 0)::bigint AS grams FROM price_fixing WHERE store_id = $1 AND is_auto AND asked_at >= $2`,
}
const put = {
  name: 'catalog.putFixingRule',
  text: `INSERT INTO price_fixing_rule (store_id, auto_grams, hold_minutes, version) SELECT $1, $2, $3, 1 WHERE $4 = 0
    ON CONFLICT (store_id) DO NOTHING RETURNING ${columns}`,
}
const change = {
  name: 'catalog.changeFixingRule',
  text: `UPDATE price_fixing_rule SET auto_grams = $2, hold_minutes = $3, version = version + 1 WHERE store_id = $1 AND version = $4 RETURNING ${columns}`,
}

/** Whether a store's rule agrees to a wish at once, and how long it holds a price; `grams` is null where a mass is not known. */
export async function priceFixationRuleOf(
  tx: Transaction,
  of: { readonly storeId: number; readonly grams: bigint | null; readonly lockMinutes: number; readonly now: Date },
): Promise<{ readonly isAuto: boolean; readonly holdMinutes: number }> {
  const [rule] = await rows<Row>(tx, lock, [of.storeId])
  const holdMinutes = rule?.holdMinutes ? rule.holdMinutes : of.lockMinutes
  const most = BigInt(rule?.autoGrams ?? 0)
  if (most === 0n || of.grams === null || of.grams > most) return { isAuto: false, holdMinutes }
  const [today] = await rows<{ grams: number | bigint }>(tx, auto, [of.storeId, startOfDay(dayOf(of.now))])
  return { isAuto: BigInt(today?.grams ?? 0) + of.grams <= most, holdMinutes }
}

const viewOf = (row: Row, storeName: string): PriceFixationRule => ({
  storeId: row.storeId,
  storeName,
  autoTons: Number(row.autoGrams) / gramsPerTon,
  holdMinutes: row.holdMinutes,
  version: row.version,
})

/** The rules of stores; one without a rule has version 0. */
export async function listPriceFixationRules(call: Call, storeIds: readonly number[]): Promise<OutputOf<typeof priceFixationRules>> {
  const [found, stores] = await Promise.all([rows<Row>(call.app.read, ofStores, [storeIds]), storesByIds(call.app.read, storeIds)])
  return stores.map(({ storeId, storeName, storeNameEn }) => {
    const row = found.find((one) => one.storeId === storeId) ?? { storeId, autoGrams: 0, holdMinutes: 0, version: 0 }
    return viewOf(row, call.lang === 'en' ? storeNameEn : storeName)
  })
}

type Save = { readonly storeId: number; readonly autoTons: number; readonly holdMinutes: number; readonly oldVersion: number }

/** Changes a store's rule at the version that was seen. */
export async function savePriceFixationRule(call: Call, tx: Transaction, save: Save): Promise<PriceFixationRule | Failure> {
  const [before] = await rows<Row>(tx, lock, [save.storeId])
  const values = [save.storeId, save.autoTons * gramsPerTon, save.holdMinutes, save.oldVersion]
  const [saved] = await rows<Row>(tx, before ? change : put, values)
  if (!saved) return failure('api.stale')
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'pricing.rule',
    entity: 'store',
    entityId: save.storeId,
    diff: {
      autoTons: [Number(before?.autoGrams ?? 0) / gramsPerTon, save.autoTons],
      holdMinutes: [before?.holdMinutes ?? 0, save.holdMinutes],
    },
  })
  const [store] = await storesByIds(tx, [save.storeId])
  return viewOf(saved, (call.lang === 'en' ? store?.storeNameEn : store?.storeName) ?? '')
}
