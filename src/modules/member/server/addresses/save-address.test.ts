import { expect, test } from 'vitest'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { addressAdd, addressDefault, addressDelete, addressList, addressUpdate } from '../../endpoints.ts'

const { database, ask, login, visitorBy } = await aWayIn()
const db = await database.connect()
const buyer = await visitorBy((await login('demo_buyer')).accessToken)
const personal = await visitorBy((await login('demo_personal')).accessToken)
const anAddress = { memberName: '张三', telMobile: '13900000000', districtCode: '120113', detailAddress: '青光镇工业区88号' }
const listOf = async (caller: typeof buyer) => (await ask(addressList, {}, { visitor: caller })).data?.list ?? []
const everyRow = async () => JSON.stringify((await db.query('SELECT * FROM member_address ORDER BY id')).rows)

test('a member sees their own addresses only, the default one first', async () => {
  const list = await listOf(buyer)
  expect(list.map((address) => address.isDefault)).toEqual([1, 0, 0])
  expect(list[0]).toMatchObject({
    provinceCode: '12',
    cityCode: '1201',
    districtCode: '120113',
    addressAll: expect.stringContaining('北辰区'),
  })
  const ids = new Set(list.map((address) => address.addressId))
  expect((await listOf(personal)).some((address) => ids.has(address.addressId))).toBe(false)
})

test('a new default takes the place of the old one; deleting the default moves it on', async () => {
  const before = await listOf(personal)
  const added = await ask(addressAdd, { ...anAddress, isDefault: 1 }, { visitor: personal })
  expect((await listOf(personal)).filter((address) => address.isDefault === 1).map((address) => address.addressId)).toEqual([
    added.data?.addressId,
  ])
  await ask(addressDelete, { addressId: added.data?.addressId ?? 0 }, { visitor: personal })
  const after = await listOf(personal)
  expect(after).toHaveLength(before.length)
  expect(after.filter((address) => address.isDefault === 1)).toHaveLength(1)
})

test("somebody else's address answers exactly as an absent one, and nothing moves", async () => {
  const theirs = (await listOf(buyer))[0]?.addressId ?? 0
  const before = await everyRow()
  for (const call of [addressDelete, addressDefault]) {
    expect(await ask(call, { addressId: theirs }, { visitor: personal })).toEqual(
      await ask(call, { addressId: 999_999 }, { visitor: personal }),
    )
  }
  const foreign = await ask(addressUpdate, { ...anAddress, addressId: theirs }, { visitor: personal })
  expect(foreign).toEqual(await ask(addressUpdate, { ...anAddress, addressId: 999_999 }, { visitor: personal }))
  expect(foreign).toMatchObject({ state: 255, code: 'member.addressGone' })
  expect(await everyRow()).toBe(before)
})

test('wrong fields are named one by one and nothing is written', async () => {
  const before = await everyRow()
  const refused = async (change: object) =>
    Object.entries((await ask(addressAdd, { ...anAddress, ...change }, { visitor: buyer })).errors ?? {})
  expect(await refused({ memberName: ' ' })).toEqual([['memberName', 'member.receiverRequired']])
  expect(await refused({ telMobile: '12345' })).toEqual([['telMobile', 'identity.phoneInvalid']])
  expect(await refused({ districtCode: '999999' })).toEqual([['districtCode', 'member.regionInvalid']])
  expect(await refused({ districtCode: '12' })).toEqual([['districtCode', 'member.regionInvalid']])
  expect(await refused({ detailAddress: '路' })).toEqual([['detailAddress', 'member.detailTooShort']])
  expect((await refused({ memberName: '', telMobile: '', detailAddress: '' })).map(([field]) => field)).toEqual([
    'memberName',
    'telMobile',
    'detailAddress',
  ])
  expect(await refused({ memberName: 'a\u0000b' })).toHaveLength(1)
  expect(await everyRow()).toBe(before)
})

test('a landline with area code and extension may receive goods', async () => {
  const added = await ask(addressAdd, { ...anAddress, telMobile: '022-88880102-801' }, { visitor: buyer })
  expect(added.state).toBe(200)
})

test('a member keeps at most twenty, also when twenty-five are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(addressAdd, anAddress, { visitor: personal })))
  expect(answers.filter((answer) => answer.code === 'member.addressTooMany').length).toBeGreaterThan(0)
  expect(await listOf(personal)).toHaveLength(20)
})

test('a visitor is asked to log in', async () => {
  for (const call of [addressList, addressDelete]) expect((await ask(call, { addressId: 1 })).state).toBe(266)
})
