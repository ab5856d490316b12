import { expect, test } from 'vitest'
import { demoPassword } from '../../database/demo/people/accounts.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

// The calls of the specification's section 7, sent and read as a client would that knows only that section.
const house = await aServedHouse()
const buyer = (await house.login('demo_buyer')).token ?? ''

type Sent = {
  readonly as?: string
  readonly query?: Record<string, string>
  readonly form?: Record<string, string>
  readonly json?: object
  readonly multipart?: Record<string, string>
  readonly headers?: Record<string, string>
}
type Answer = { readonly state: number; readonly msg: string; readonly data?: any } // any: the answers of a client that knows no types

async function send(method: 'GET' | 'POST', path: string, { as, query, form, json, multipart, headers = {} }: Sent = {}): Promise<Answer> {
  const all: Record<string, string> = {
    CityCode: '310100',
    'sec-fetch-site': 'same-origin',
    ...(as ? { authorization: `Bearer ${as}` } : {}),
    ...headers,
  }
  const parts = new FormData()
  for (const [name, value] of Object.entries(multipart ?? {})) parts.append(name, value)
  const body = multipart ? parts : json ? JSON.stringify(json) : form ? new URLSearchParams(form) : undefined
  if (json) all['content-type'] = 'application/json'
  const response = await fetch(`${house.address}/${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method,
    headers: all,
    ...(method === 'POST' ? { body: body ?? new URLSearchParams() } : {}),
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  const answer: Answer = await response.json()
  expect(answer).toMatchObject({ state: expect.any(Number), msg: expect.any(String) })
  return answer
}

const settingNames = [
  'main_site_logo',
  'main_user_center_logo',
  'main_user_logon_bg',
  'main_user_register_bg',
  'pc_home_bottom_adv',
  'main_user_forget_password_bg',
  'basic_site_name',
  'basic_site_icp',
  'basic_site_copyright',
  'basic_site_technical_support',
  'mall_foot_QR_code_image1',
  'mall_foot_QR_code_image2',
  'basic_site_phone',
  'main_admin_top_logo',
  'platform_customer_service_name',
  'platform_customer_service_logo',
  'login_wx_pc_is_enable',
  'login_wx_pc_appid',
]

test('getSettings answers an array in the order of the names, whatever that order is', async () => {
  const path = 'v3/system/front/setting/getSettings'
  const all = await send('GET', path, { query: { names: settingNames.join(',') } })
  expect(all.state).toBe(200)
  expect(all.data).toHaveLength(settingNames.length)
  const back = await send('GET', path, { query: { names: settingNames.toReversed().join(',') } })
  expect(back.data).toEqual(all.data.toReversed())
  const [unknown, known] = (await send('GET', path, { query: { names: 'no_such_setting,basic_site_name' } })).data
  expect([unknown, known]).toEqual(['', all.data[settingNames.indexOf('basic_site_name')]])
  expect((await send('GET', path, { query: { names: 'basic_site_name,basic_site_name' } })).data).toEqual([known, known])
})

for (const kind of ['purchaseInquire', 'supplierInquire']) {
  test(`${kind}/conditionCheck lists each condition and the whole`, async () => {
    const path = `v3/business/front/${kind}/conditionCheck`
    const { state, data } = await send('GET', path, { as: buyer })
    expect(state).toBe(200)
    expect(data).toEqual({ conditions: expect.any(Array), pass: expect.any(Boolean) })
    expect(data.conditions.length).toBeGreaterThan(0)
    for (const condition of data.conditions) expect(condition).toEqual({ description: expect.any(String), pass: expect.any(Boolean) })
    expect(data.pass).toBe(data.conditions.every((condition: { pass: boolean }) => condition.pass))
    expect((await send('GET', path)).state).toBe(266)
  })
}

test('the token call takes username, password and loginType in every encoding, and renews by a multipart form', async () => {
  const path = 'v3/frontLogin/front/oauth/token'
  const basic = { authorization: `Basic ${btoa('front:front')}` }
  const login = { username: 'demo_buyer', password: demoPassword, loginType: '1' }
  for (const sent of [{ form: login }, { json: login }, { multipart: login }]) {
    const { state, data } = await send('POST', path, { ...sent, headers: basic })
    expect(state).toBe(200)
    expect(data).toMatchObject({ access_token: expect.any(String), refreshToken: expect.any(String) })
  }
  const first = (await send('POST', path, { form: login, headers: basic })).data
  const renewed = await send('POST', path, {
    multipart: { grant_type: 'refresh_token', refresh_token: first.refreshToken },
    headers: basic,
  })
  expect([renewed.state, typeof renewed.data.access_token]).toEqual([200, 'string'])
  expect(renewed.data.access_token).not.toBe(first.access_token)
  expect((await send('GET', 'v3/member/front/member/memberInfo', { as: renewed.data.access_token })).state).toBe(200)
  const wrong = await send('POST', path, { form: { ...login, password: 'wrong-one' }, headers: basic })
  expect([wrong.state, wrong.data, wrong.msg.length > 0]).toEqual([255, undefined, true])
})

test('the token call asks for the client credential', async () => {
  const login = { username: 'demo_buyer', password: demoPassword, loginType: '1' }
  for (const headers of [undefined, { authorization: 'Basic bm90Om91cnM=' }])
    expect(await send('POST', 'v3/frontLogin/front/oauth/token', { form: login, ...(headers ? { headers } : {}) })).toMatchObject({
      state: 255,
      code: 'identity.clientUnknown',
    })
})

test('memberInfo tells who one is', async () => {
  const { state, data } = await send('GET', 'v3/member/front/member/memberInfo', { as: buyer })
  expect(state).toBe(200)
  expect(data).toMatchObject({ memberId: 2, memberName: 'demo_buyer', memberNickName: expect.any(String), memberType: 2 })
  expect(data).toHaveProperty('enterpriseName')
  expect(await send('GET', 'v3/member/front/member/memberInfo')).toEqual({ state: 266, msg: expect.any(String), code: 'api.notLoggedIn' })
})

test('smsCode takes mobile and type=free with the client credential alone, without a header of ours', async () => {
  const path = 'v3/msg/front/commons/smsCode'
  const plain = await fetch(`${house.address}/${path}?mobile=13900000077&type=free`, {
    headers: { authorization: `Basic ${btoa('front:front')}` },
  })
  expect(await plain.json()).toMatchObject({ state: 200 })
  const again = await send('GET', path, { query: { mobile: '13900000077', type: 'free' } })
  expect([again.state, again.msg.length > 0]).toEqual([255, true])
  expect((await send('GET', path, { query: { mobile: '123', type: 'free' } })).state).toBe(255)
})

test('createQr answers a picture and u, and progress says how far it is', async () => {
  const made = await send('GET', 'v3/member/front/qr/login/createQr')
  expect(made.data).toEqual({ image: expect.stringMatching(/^(data:image\/png;base64,)?[A-Za-z0-9+/=]+$/), u: expect.any(String) })
  const polled = await send('POST', 'v3/member/front/qr/login/progress', { form: { u: made.data.u } })
  expect([polled.state, typeof polled.data?.progress]).toEqual([200, 'number'])
  expect(polled.data.progress).not.toBe(2)
  expect(polled.data).not.toHaveProperty('refreshToken')
})

for (const [basket, group] of [
  ['cart', 'storeCartGroupList'],
  ['enquiryCart', 'storeEnquiryCartGroupList'],
  ['sampleCart', null],
] as const) {
  test(`${basket}: add takes productId and number, cartList answers the specified names`, async () => {
    const list = await send('GET', `v3/business/front/${basket}/cartList`, { as: buyer })
    expect(list.state).toBe(200)
    expect(list.data).toHaveProperty(basket === 'sampleCart' ? 'availableSampleCartNum' : 'availableCartNum')
    if (group) expect(list.data[group]).toEqual(expect.any(Array))
    for (const sent of [
      { form: { productId: '100001', number: '1' } },
      { json: { productId: 100001, number: 1 } },
      { multipart: { productId: '100001', number: '1' } },
    ]) {
      const added = await send('POST', `v3/business/front/${basket}/add`, { as: buyer, ...sent })
      expect([200, 255], added.msg).toContain(added.state)
      if (basket !== 'sampleCart') expect(added.state, added.msg).toBe(200)
    }
    expect((await send('POST', `v3/business/front/${basket}/add`, { form: { productId: '100001', number: '1' } })).state).toBe(266)
  })
}

test('a cart item has every field of the specification', async () => {
  const { data } = await send('GET', 'v3/business/front/cart/cartList', { as: buyer })
  expect(data).toMatchObject({
    invalidList: expect.any(Array),
    checkedAll: expect.any(Number),
    totalAmount: expect.any(Number),
    totalCheck: expect.any(Number),
    availableCartNum: 1,
  })
  const [store] = data.storeCartGroupList
  expect(store).toMatchObject({
    storeId: expect.any(Number),
    storeName: expect.any(String),
    checkedAll: expect.any(Number),
    totalAmount: expect.any(Number),
    totalCheck: expect.any(Number),
    storeGoodsList: expect.any(Array),
    storeCartList: expect.any(Array),
  })
  const [item] = store.storeCartList
  for (const name of [
    'productId',
    'goodsId',
    'storeId',
    'buyNum',
    'minBuyNum',
    'goodsName',
    'goodsImage',
    'goodsPrice',
    'productStock',
    'isChecked',
    'totalAmount',
    'subtotal',
  ])
    expect(item, name).toHaveProperty(name)
  expect([1, 0]).toContain(item.isChecked)
  expect(item.buyNum).toBe(3)
  expect(Math.abs(item.subtotal * 100 - Math.round(item.subtotal * 100))).toBeLessThan(1e-6)
})

test('WeChat login takes code and source=4 and, not being set up, says so', async () => {
  const { state, msg, data } = await send('POST', 'v3/member/front/login/wechat/login', { form: { code: 'abc', source: '4' } })
  expect([state === 255, msg.length > 0, data?.access_token]).toEqual([true, true, undefined])
})

test('readAll, listByPId and the behaviour record are answered', async () => {
  expect((await send('POST', 'v3/msg/front/moorMsg/readAll', { as: buyer })).state).toBe(200)
  expect((await send('POST', 'v3/msg/front/moorMsg/readAll')).state).toBe(266)
  const children = await send('GET', 'v3/goods/front/goods/category/listByPId', { query: { categoryId: '1', grade: '1' } })
  expect([children.state, Array.isArray(children.data), children.data.length > 0]).toEqual([200, true, true])
  const u = btoa(encodeURIComponent(JSON.stringify({ behaviorType: 1, goodsId: 500001, storeId: 1001, uuid: 'device' })))
  expect((await send('POST', 'v3/statistics/front/member/behavior/save', { form: { u } })).state).toBe(200)
})

test('prices follow the member type: 2, 3, 5 and 6 one price, everybody else the other', async () => {
  const names = ['demo_personal', 'demo_buyer', 'demo_company', 'demo_designer', 'demo_sales', 'demo_sub']
  const prices: unknown[] = []
  for (const name of [null, ...names]) {
    const as = name ? (await house.login(name)).token : null
    const { data } = await send('GET', 'v3/goods/front/goods/goods/details', { query: { productId: '100001' }, ...(as ? { as } : {}) })
    prices.push(JSON.stringify(data).match(/"goodsPrice":([\d.]+)/)?.[1])
  }
  const [visitor, personal, member2, member3, designer, member5, member6] = prices
  expect([personal, designer]).toEqual([visitor, visitor])
  expect([member3, member5, member6]).toEqual([member2, member2, member2])
  expect(member2).not.toBe(visitor)
})
