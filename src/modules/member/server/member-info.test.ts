import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../tests/harness/calls.ts'
import { aDatabase } from '../../../../tests/harness/pg.ts'
import { thePeople } from '../../../../tests/harness/people.ts'
import { chinaRegions } from '../../../integrations/regions/china-regions.ts'
import { tokenCall } from '../../identity/contract.ts'
import { identityHandlers, passwordHasher } from '../../identity/server/public.ts'
import { memberInfoCall } from '../contract.ts'
import { findVisitor } from './find-visitor.ts'
import { memberHandlers } from './handlers.ts'

const database = await aDatabase()
await thePeople(database)
const clock = aClock()
const house = aHouse(database, clock)
const deps = { secret: 'a secret of the tests, long enough for HMAC', passwords: passwordHasher({ pepper: null }), siteUrl: 'http://localhost:3000' }
const ask = asker(house, [...identityHandlers(deps), ...memberHandlers({ regions: chinaRegions })])

test('a member logs in by name or phone and reads their own info, contact data masked', async () => {
  for (const username of ['demo_buyer', 'DEMO_BUYER', '13800000002']) {
    const login = await ask(tokenCall, { username, password: 'Zinc@2026', loginType: 1 })
    expect(login.state).toBe(200)
    const visitor = await findVisitor(house.read, login.data?.access_token ?? '', clock.now())
    const info = await ask(memberInfoCall, {}, { visitor })
    expect(info.data).toMatchObject({ memberId: 2, memberName: 'demo_buyer', memberType: 2, memberMobile: '138****0002', priceClass: 'business', hasLoginPwd: 1 })
    expect(info.data?.enterpriseName).toContain('演示')
  }
})

test('a visitor is asked to log in', async () => {
  expect((await ask(memberInfoCall, {})).state).toBe(266)
})

test('seats on staffs come with the session', async () => {
  const client = await database.connect()
  await client.query(`INSERT INTO store (store_id, store_name, store_name_en, company_name, credit_code, region_code, city_name, district_name, store_type, years_open,
    desc_score, service_score, logistics_score, phone, description_zh, description_en, main_category_ids, state)
    VALUES (1001, '一号店', 'One', '一号', 'X', '310115', '上海市', '浦东新区', 'trader', 1, 400, 400, 400, '1', '', '', '{}', 'open')`)
  const visitorBy = async (username: string) => {
    const login = await ask(tokenCall, { username, password: 'Zinc@2026' })
    return findVisitor(house.read, login.data?.access_token ?? '', clock.now())
  }
  const supplier = await visitorBy('demo_supplier')
  expect(supplier.stores).toEqual([{ storeId: 1001, storeName: '一号店', capabilities: expect.arrayContaining(['store.ship']) }])
  const admin = await visitorBy('demo_admin')
  expect(admin.platform).toContain('platform.payments')
  const sub = await visitorBy('demo_sub')
  expect(sub).toMatchObject({ stores: [], platform: [], member: { memberType: 6, enterpriseId: 1 } })
})
