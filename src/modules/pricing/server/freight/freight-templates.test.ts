import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket, aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { freightTemplateDelete, freightTemplateList, freightTemplateSave, freightTry } from '../../endpoints-freight.ts'
import { pricingHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1000, freightTemplateId: 1 }])
await client.query(`SELECT setval(pg_get_serial_sequence('freight_template', 'freight_template_id'), 1000)`)
const ask = asker(aHouse(database), pricingHandlers())
const clerkOf = (storeId: number) => ({
  visitor: { ...aMember(900 + storeId), stores: [{ storeId, storeName: `店铺${storeId}`, capabilities: ['store.goods' as const] }] },
})
const [own, other] = [clerkOf(1001), clerkOf(1002)]
const rates = {
  mode: 'per_tonne_km' as const,
  leastTonnes: '1',
  fullTruckTonnes: '30',
  fullRate: '0.4',
  partRate: '0.6',
  minCharge: '500',
  loadingPerTonne: '20',
}
const wish = { freightTemplateId: 0, oldVersion: 0, nameZh: '天津自营车队', nameEn: '', selfPickup: 1 as const, rates }

test('a store writes a template, changes it, and deletes it while no goods have it; everybody else finds nothing', async () => {
  const made = dataOf(await ask(freightTemplateSave, wish, own))
  const seen = dataOf(await ask(freightTemplateList, {}, own)).list
  expect(seen[0]).toMatchObject({ ...made, storeId: 1001, nameZh: '天津自营车队', nameEn: '天津自营车队', rates, goodsNum: 0 })
  expect(seen.some((one) => one.storeId === 0)).toBe(true)
  expect(dataOf(await ask(freightTemplateList, {}, other)).list.map((one) => one.freightTemplateId)).not.toContain(made.freightTemplateId)
  const change = { ...wish, freightTemplateId: made.freightTemplateId, oldVersion: made.version, nameZh: '天津车队' }
  expect((await ask(freightTemplateSave, change, other)).code).toBe('pricing.freightGone')
  expect((await ask(freightTemplateSave, { ...change, oldVersion: 9 }, own)).code).toBe('pricing.freightChanged')
  expect((await ask(freightTemplateSave, { ...change, freightTemplateId: 1, oldVersion: 1 }, own)).code).toBe('pricing.freightGone')
  const saved = dataOf(await ask(freightTemplateSave, change, own))
  expect(saved.version).toBe(made.version + 1)
  await client.query('UPDATE goods SET freight_template_id = $1 WHERE store_id = 1001', [made.freightTemplateId])
  const drop = { freightTemplateId: made.freightTemplateId, oldVersion: saved.version }
  expect((await ask(freightTemplateDelete, drop, own)).code).toBe('pricing.freightInUse')
  await client.query('UPDATE goods SET freight_template_id = 1')
  expect((await ask(freightTemplateDelete, drop, other)).code).toBe('pricing.freightGone')
  expect((await ask(freightTemplateDelete, drop, own)).state).toBe(200)
  expect(dataOf(await ask(freightTemplateList, {}, own)).list.every((one) => one.storeId === 0)).toBe(true)
})

test('a wrong number stands at its field, and nothing is written', async () => {
  const refused = await ask(freightTemplateSave, { ...wish, rates: { ...rates, fullTruckTonnes: '0.5' } }, own)
  expect(refused).toMatchObject({ code: 'pricing.freightOrder', errors: { 'rates.fullTruckTonnes': expect.any(String) } })
  const { rows } = await client.query(
    'SELECT count(*)::int AS n FROM freight_template WHERE owner_store_id IS NOT NULL AND deleted_at IS NULL',
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('trying charges as the checkout does', async () => {
  const place = { kilograms: '5000', fromRegion: '120112', toRegion: '11' }
  const found = dataOf(await ask(freightTry, { rates, ...place }, own))
  expect(found).toMatchObject({ reason: 'per_tonne_km', distanceKm: expect.any(Number) })
  const km = found.distanceKm ?? 0
  expect(found.amount).toBeCloseTo(Math.max(500, 5 * km * 0.6) + 100, 2)
  expect(found.perTonne).toBeCloseTo((found.amount ?? 0) / 5, 2)
  expect(dataOf(await ask(freightTry, { rates: { mode: 'enquiry' }, ...place }, own)).amount).toBeNull()
  expect((await ask(freightTry, { rates, ...place, kilograms: '0' }, own)).code).toBe('pricing.freightNumber')
})
