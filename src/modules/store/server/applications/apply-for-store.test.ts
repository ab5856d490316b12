import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { movesOfTrigger, pairsOf } from '../../../../../tests/fixtures/trade/state-moves.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import {
  applicationInfo,
  applicationQueue,
  applicationReview,
  applicationSubmit,
  applicationWithdraw,
  storeSuspend,
} from '../../endpoints-applications.ts'
import { applicationMachine } from '../../rules/application-machine.ts'
import { applicationHandlers } from './application-handlers.ts'

const { database, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
await db.query(
  `INSERT INTO region (code, name, level, parent_code, initial) VALUES ('12','天津市',1,'','T'), ('1201','天津市',2,'12','T'), ('120113','北辰区',3,'1201','B')`,
)
const ask = asker(house, applicationHandlers())
const visitorOf = async (username: string) => visitorBy((await login(username)).accessToken)
const admin = await visitorOf('demo_admin')
const picture = randomUUID()
await db.query(
  `INSERT INTO uploaded_file (file_id, member_id, purpose, bytes, width, height, created_at) VALUES ($1, 2, 'licence', 1, 1, 1, now())`,
  [picture],
)
const form = {
  storeName: '北辰锌材',
  companyName: '天津北辰（演示）镀锌钢构有限公司',
  companyNameEn: 'Tianjin Beichen (Demo) Galvanized Structures Co., Ltd.',
  creditCode: '91440300708461136T',
  districtCode: '120113',
  phone: '022-88880102',
  descriptionZh: '热镀锌用锌锭与助镀剂现货，北辰仓当日发货',
  categoryIds: [1],
  licenceImage: picture,
  agreed: 1 as const,
}
const key = () => ({ idempotencyKey: randomUUID() })
const everything = async () =>
  JSON.stringify([(await db.query('SELECT * FROM store_application')).rows, (await db.query('SELECT * FROM store')).rows])

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(db, 'store_application')).toEqual(pairsOf(applicationMachine, ['applicant', 'platform']))
})

test('wrong fields are named and nothing is written; personal members do not apply', async () => {
  const buyer = await visitorOf('demo_buyer')
  const before = await everything()
  const refused = async (change: object) =>
    Object.entries((await ask(applicationSubmit, { ...form, ...change }, { visitor: buyer, ...key() })).errors ?? {})
  expect(await refused({ storeName: 'x', categoryIds: [] })).toEqual([
    ['storeName', 'store.nameRequired'],
    ['categoryIds', 'store.categoriesRequired'],
  ])
  expect(await refused({ creditCode: '91440300708461136A' })).toEqual([['creditCode', 'member.creditCodeDigit']])
  expect(await refused({ districtCode: '999999' })).toEqual([['districtCode', 'member.regionInvalid']])
  expect(await refused({ licenceImage: randomUUID() })).toEqual([['licenceImage', 'member.pictureGone']])
  const personal = await visitorOf('demo_personal')
  expect((await ask(applicationSubmit, form, { visitor: personal, ...key() })).state).toBe(259)
  expect((await ask(applicationInfo, {}, { visitor: personal })).data).toMatchObject({
    can: [],
    checklist: [{ code: 'verified', pass: false }, {}, {}],
  })
  expect(await everything()).toBe(before)
})

test('review, deposit, open: the owner is on the staff with the next request', async () => {
  const { accessToken } = await login('demo_buyer')
  const buyer = await visitorBy(accessToken)
  const first = await ask(applicationSubmit, form, { visitor: buyer, ...key() })
  expect(first.data?.state).toBe('SUBMITTED')
  expect((await ask(applicationSubmit, form, { visitor: buyer, ...key() })).code).toBe('store.applicationOpen')
  expect((await ask(applicationWithdraw, {}, { visitor: buyer })).data?.state).toBe('WITHDRAWN')
  const applicationId = (await ask(applicationSubmit, form, { visitor: buyer, ...key() })).data?.applicationId ?? 0
  const review = (input: object) => ask(applicationReview, { applicationId, result: 'approve', ...input }, { visitor: admin, ...key() })
  expect((await review({ result: 'open' })).code).toBe('store.applicationMoved')
  expect((await review({ result: 'reject' })).code).toBe('member.reasonRequired')
  expect((await review({ deposit: '-5' })).code).toBe('store.depositInvalid')
  expect((await review({ deposit: '20000' })).data).toMatchObject({ state: 'DEPOSIT', deposit: 20_000 })
  expect((await visitorBy(accessToken)).stores).toEqual([])
  const opened = await review({ result: 'open', reason: '保证金已到账' })
  expect(opened.data).toMatchObject({ state: 'OPENED', storeId: expect.any(Number) })
  expect((await db.query('SELECT company_name AS zh, company_name_en AS en FROM store')).rows).toEqual([
    { zh: form.companyName, en: form.companyNameEn },
  ])
  expect((await visitorBy(accessToken)).stores).toMatchObject([
    { storeName: '北辰锌材', capabilities: expect.arrayContaining(['store.staff']) },
  ])
  const store = (await db.query('SELECT state, city_name, district_name FROM store')).rows
  expect(store).toEqual([{ state: 'open', city_name: '天津市', district_name: '北辰区' }])
  expect((await ask(applicationQueue, {}, { visitor: admin })).data?.total).toBe(2)
  expect((await ask(applicationSubmit, form, { visitor: await visitorBy(accessToken), ...key() })).code).toBe('store.hasStore')
})

test('a store is suspended with a reason and opens again; each act stands in the audit log', async () => {
  const storeId = Number((await db.query('SELECT store_id FROM store')).rows[0].store_id)
  const act = (input: object) => ask(storeSuspend, { storeId, act: 'suspend', reason: '', ...input }, { visitor: admin })
  expect((await act({})).code).toBe('member.reasonRequired')
  expect((await act({ reason: '资质过期' })).data?.state).toBe('paused')
  expect((await act({ reason: '资质过期' })).code).toBe('store.storeMoved')
  expect((await act({ act: 'resume', reason: '已更新' })).data?.state).toBe('open')
  expect((await act({ storeId: 999_999, reason: 'x' })).code).toBe('store.storeGone')
  const log = await db.query(`SELECT action, from_state, to_state FROM audit_log WHERE entity = 'store' ORDER BY id`)
  expect(log.rows).toEqual([
    { action: 'store.suspend', from_state: 'open', to_state: 'paused' },
    { action: 'store.resume', from_state: 'paused', to_state: 'open' },
  ])
})
