import { expect, test } from 'vitest'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { purchaserCheck, supplierCheck } from '../../endpoints.ts'
import { rfqHandlers } from '../handlers.ts'

const { database, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
const ask = asker(house, rfqHandlers())
const by = async (name: string) => visitorBy((await login(name)).accessToken)
const passes = async (name: string, call: typeof purchaserCheck | typeof supplierCheck) => {
  const { data } = await ask(call, {}, { visitor: await by(name) })
  return { pass: data?.pass, marks: data?.conditions.map((condition) => condition.pass) }
}
await db.query(`INSERT INTO store (store_id, store_name, store_name_en, company_name, credit_code, region_code, city_name, district_name, store_type, years_open,
  phone, description_zh, description_en, main_category_ids, state)
  VALUES (1001, 'A', 'A', 'A', 'A', '310115', 'A', 'A', 'trader', 1, '1', '', '', '{1}', 'open')`)

test('a verified buyer with phone and address may start a request; a personal member lacks the verification', async () => {
  expect(await passes('demo_buyer', purchaserCheck)).toEqual({ pass: true, marks: [true, true, true, true, true] })
  expect(await passes('demo_personal', purchaserCheck)).toEqual({ pass: false, marks: [true, true, false, true, true] })
})

test('a sub-account stands on the verification of its enterprise', async () => {
  expect((await passes('demo_sub', purchaserCheck)).pass).toBe(true)
  await db.query('UPDATE enterprise SET verified_at = NULL')
  expect(await passes('demo_sub', purchaserCheck)).toEqual({ pass: false, marks: [true, true, false, true, true] })
})

test('without an address, or barred, nobody starts a request', async () => {
  await db.query('UPDATE member_address SET deleted_at = now(), is_default = false WHERE member_id = 2')
  expect((await passes('demo_buyer', purchaserCheck)).marks).toEqual([true, true, true, false, true])
  await db.query('UPDATE member SET blacklisted_at = now() WHERE id = 2')
  expect((await passes('demo_buyer', purchaserCheck)).marks).toEqual([true, true, true, false, false])
})

test('staff of an open store with categories and scores may quote, others see what is missing', async () => {
  expect(await passes('demo_supplier', supplierCheck)).toEqual({ pass: true, marks: [true, true, true, true] })
  expect(await passes('demo_buyer', supplierCheck)).toEqual({ pass: false, marks: [false, false, false, false] })
  await db.query("UPDATE store SET state = 'paused', rated = 2, desc_sum = 10, service_sum = 5, logistics_sum = 10")
  expect((await passes('demo_supplier', supplierCheck)).marks).toEqual([true, false, true, false])
})

test('the sentences are in the language of the request, and a visitor is asked to log in', async () => {
  const { data } = await ask(supplierCheck, {}, { visitor: await by('demo_supplier'), lang: 'en' })
  expect(data?.conditions.at(-1)?.description).toBe('All store ratings at least 3')
  expect((await ask(purchaserCheck, {})).state).toBe(266)
})
