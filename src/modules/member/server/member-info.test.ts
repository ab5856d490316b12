import { expect, test } from 'vitest'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { tokenIssue } from '../../identity/endpoints.ts'
import { memberInfo } from '../endpoints.ts'

const { database, ask, login, visitorBy } = await aWayIn()

test('a member logs in by name or phone and reads their own info, contact data masked', async () => {
  for (const username of ['demo_buyer', 'DEMO_BUYER', '13800000002']) {
    const answer = await ask(tokenIssue, { username, password: 'Zinc@2026', loginType: 1 })
    expect(answer.state).toBe(200)
    const caller = await visitorBy(answer.data?.access_token ?? '')
    const info = await ask(memberInfo, {}, { visitor: caller })
    expect(info.data).toMatchObject({
      memberId: 2,
      memberName: 'demo_buyer',
      memberType: 2,
      memberMobile: '138****0002',
      priceClass: 'business',
      hasLoginPwd: 1,
    })
    expect(info.data?.enterpriseName).toContain('演示')
  }
})

test('a visitor is asked to log in', async () => {
  expect((await ask(memberInfo, {})).state).toBe(266)
})

test('seats on staffs come with the session', async () => {
  const client = await database.connect()
  await client.query(`INSERT INTO store (store_id, store_name, store_name_en, company_name, credit_code, region_code, city_name, district_name, store_type, years_open,
    phone, description_zh, description_en, main_category_ids, state)
    VALUES (1001, '一号店', 'One', '一号', 'X', '310115', '上海市', '浦东新区', 'trader', 1, '1', '', '', '{}', 'open')`)
  const visitorOf = async (username: string) => visitorBy((await login(username)).accessToken)
  const supplier = await visitorOf('demo_supplier')
  expect(supplier.stores).toEqual([
    { storeId: 1001, storeName: '一号店', storeNameEn: 'One', capabilities: expect.arrayContaining(['store.ship']) },
  ])
  const admin = await visitorOf('demo_admin')
  expect(admin.platform).toContain('platform.payments')
  const sub = await visitorOf('demo_sub')
  expect(sub).toMatchObject({ stores: [], platform: [], member: { memberType: 6, enterpriseId: 1 } })
})
