import type { z } from 'zod'
import { storeIdsWith } from '../../../../api/caller.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { parseDecimal } from '../../../../kernel/quantity/decimal.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { goodsChanged } from '../../../catalog/server/public.ts'
import { warehousesOf } from '../../../store/server/public.ts'
import { freightTemplateDelete, freightTemplateList, freightTemplateSave, freightTry } from '../../endpoints-freight.ts'
import { formOfRates, ratesOfForm, type FreightForm } from '../../rules/freight-form.ts'
import { calculateFreight, type FreightRates } from '../../rules/freight.ts'
import { parseFreightRates } from './parse-freight-rates.ts'

type Row = {
  readonly freightTemplateId: number
  readonly storeId: number | null
  readonly nameZh: string
  readonly nameEn: string
  readonly mode: string
  readonly selfPickup: boolean
  readonly rates: object
  readonly goodsNum: number
  readonly version: number
  readonly updatedAt: Date
}
const columns = `f.freight_template_id AS "freightTemplateId", f.owner_store_id AS "storeId", f.name_zh AS "nameZh", f.name_en AS "nameEn", f.mode, f.self_pickup AS "selfPickup", f.rates,
  f.version, f.updated_at AS "updatedAt"`
const list = {
  name: 'pricing.freightTemplates',
  text: `SELECT ${columns}, (SELECT count(*)::int FROM goods g WHERE g.freight_template_id = f.freight_template_id AND g.store_id = ANY($1::bigint[])) AS "goodsNum"
    FROM freight_template f WHERE f.deleted_at IS NULL AND (f.owner_store_id IS NULL OR f.owner_store_id = ANY($1)) ORDER BY f.owner_store_id IS NULL, f.freight_template_id`,
}
const lock = {
  name: 'pricing.lockFreightTemplate',
  text: `SELECT ${columns}, 0 AS "goodsNum" FROM freight_template f WHERE f.freight_template_id = $1 AND f.owner_store_id = ANY($2::bigint[]) AND f.deleted_at IS NULL FOR UPDATE`,
}
const insert = {
  name: 'pricing.insertFreightTemplate',
  text: `INSERT INTO freight_template (code, owner_store_id, name_zh, name_en, mode, self_pickup, rates, updated_at)
    VALUES ('S' || $1::bigint || '-' || nextval('freight_template_number'), $1, $2, $3, $4, $5, $6, $7) RETURNING freight_template_id AS "freightTemplateId", version`,
}
const update = {
  name: 'pricing.updateFreightTemplate',
  text: `UPDATE freight_template SET name_zh = $2, name_en = $3, mode = $4, self_pickup = $5, rates = $6, updated_at = $7, version = version + 1
    WHERE freight_template_id = $1 RETURNING freight_template_id AS "freightTemplateId", version`,
}
const remove = {
  name: 'pricing.deleteFreightTemplate',
  text: `UPDATE freight_template SET deleted_at = $2, version = version + 1 WHERE freight_template_id = $1`,
}
const users = { name: 'pricing.goodsOfFreight', text: `SELECT goods_id AS "goodsId" FROM goods WHERE freight_template_id = $1 ORDER BY 1` }

const storesOf = (call: Call) => storeIdsWith(call.caller, 'store.goods')
const formOf = (row: Pick<Row, 'rates' | 'mode'>): FreightForm => formOfRates(parseFreightRates({ ...row.rates, mode: row.mode }))
const stored = (rates: FreightRates) => JSON.stringify(rates, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

async function goodsWith(db: Queryable, freightTemplateId: number): Promise<number[]> {
  return (await rows<{ goodsId: number }>(db, users, [freightTemplateId])).map((one) => one.goodsId)
}

async function templatesOf(call: Call) {
  const { read } = call.app
  const [found, warehouses] = await Promise.all([rows<Row>(read, list, [storesOf(call)]), warehousesOf(read, storesOf(call))])
  return {
    list: found.map(({ storeId, selfPickup, updatedAt, rates, mode, ...row }) => ({
      ...row,
      storeId: storeId ?? 0,
      selfPickup: selfPickup ? (1 as const) : (0 as const),
      rates: formOf({ rates, mode }),
      updatedAt: updatedAt.toISOString(),
    })),
    warehouses: warehouses.map((one) => ({
      warehouseId: one.warehouseId,
      warehouseName: call.lang === 'en' ? one.nameEn : one.nameZh,
      regionCode: one.regionCode,
    })),
  }
}

/** Rates that were typed; the refusal stands at the field that is wrong. */
function ratesTyped(form: FreightForm): FreightRates | Failure {
  const rates = ratesOfForm(form)
  return 'code' in rates ? failure(rates.code, {}, { field: `rates.${rates.field}` }) : rates
}

type Save = z.output<typeof freightTemplateSave.input>

/** Writes a template of an own store. Goods that have it are shown with it at once; placed orders keep their freight. */
async function saveTemplate(call: Call, tx: Transaction, save: Save) {
  const rates = ratesTyped(save.rates)
  if (isFailure(rates)) return rates
  const before = save.freightTemplateId === 0 ? null : (await rows<Row>(tx, lock, [save.freightTemplateId, storesOf(call)]))[0]
  if (before === undefined) return failure('pricing.freightGone')
  if (before && before.version !== save.oldVersion) return failure('pricing.freightChanged')
  const [storeId] = storesOf(call)
  if (storeId === undefined) return failure('pricing.freightGone')
  const values = [save.nameZh, save.nameEn || save.nameZh, save.rates.mode, save.selfPickup === 1, stored(rates), call.app.clock.now()]
  const [saved] = before
    ? await rows<{ freightTemplateId: number; version: number }>(tx, update, [before.freightTemplateId, ...values])
    : await rows<{ freightTemplateId: number; version: number }>(tx, insert, [storeId, ...values])
  if (!saved) throw new Error('a freight template was written without an answer')
  const told = (name: string, selfPickup: boolean, form: FreightForm) => ({ name, selfPickup, ...form })
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: before ? 'freightTemplate.change' : 'freightTemplate.create',
    entity: 'freightTemplate',
    entityId: String(saved.freightTemplateId),
    diff: changesBetween(
      before ? told(before.nameZh, before.selfPickup, formOf(before)) : null,
      told(save.nameZh, save.selfPickup === 1, save.rates),
    ),
  })
  const goodsIds = before ? await goodsWith(tx, saved.freightTemplateId) : []
  if (goodsIds.length > 0) await goodsChanged(tx, goodsIds)
  return saved
}

async function deleteTemplate(
  call: Call,
  tx: Transaction,
  { freightTemplateId, oldVersion }: { freightTemplateId: number; oldVersion: number },
) {
  const [before] = await rows<Row>(tx, lock, [freightTemplateId, storesOf(call)])
  if (!before) return failure('pricing.freightGone')
  if (before.version !== oldVersion) return failure('pricing.freightChanged')
  const goodsIds = await goodsWith(tx, freightTemplateId)
  if (goodsIds.length > 0) return failure('pricing.freightInUse', { count: goodsIds.length })
  await execute(tx, remove, [freightTemplateId, call.app.clock.now()])
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'freightTemplate.delete',
    entity: 'freightTemplate',
    entityId: String(freightTemplateId),
    diff: changesBetween({ name: before.nameZh }, null),
  })
  return null
}

function tryRates(input: z.output<typeof freightTry.input>) {
  const rates = ratesTyped(input.rates)
  if (isFailure(rates)) return rates
  const grams = parseDecimal(input.kilograms, 3)
  const goodsAmount = parseDecimal(input.goodsAmount, 2)
  if (grams === undefined || grams === 0n) return failure('pricing.freightNumber', {}, { field: 'kilograms' })
  if (goodsAmount === undefined) return failure('pricing.freightNumber', {}, { field: 'goodsAmount' })
  const found = calculateFreight({ rates, grams, from: input.fromRegion, to: input.toRegion, goodsAmount })
  return {
    ...found,
    amount: found.amount === null ? null : yuanNumber(found.amount),
    perTonne: found.amount === null ? null : yuanNumber(divideHalfUp(found.amount * 1_000_000n, grams)),
  }
}

/** Freight templates of stores: what there is, writing, deleting and trying them. */
export const freightTemplateHandlers: readonly Handler[] = [
  handle(freightTemplateList, (_input, call) => templatesOf(call)),
  handle(freightTemplateSave, (input, call) => call.app.inTransaction((tx) => saveTemplate(call, tx, input))),
  handle(freightTemplateDelete, (input, call) => call.app.inTransaction<null | Failure>((tx) => deleteTemplate(call, tx, input))),
  handle(freightTry, (input) => tryRates(input)),
]
