import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import {
  inviteAccept,
  inviteCancel,
  inviteDecline,
  myInvites,
  permission,
  subAccountInvite,
  subAccountList,
  subAccountRemove,
  subAccountRestore,
  subAccountSuspend,
  subAccountUpdate,
} from '../endpoints.ts'
import { costCentreClose, costCentreSave, roleDelete, roleList, roleSave } from '../endpoints-roles.ts'
import { tokenIssue } from '../../identity/endpoints.ts'
import { enterpriseHandlers } from './handlers.ts'

const { database, clock, house, ask: askWayIn, login, visitorBy } = await aWayIn()
const db = await database.connect()
// Accounts that the mall itself would have: their ids are above those of the demonstration.
await db.query(`INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (2, '旁人有限公司', '91350100M000100Y43', now())`)
await db.query(`UPDATE member SET member_type = 3, enterprise_id = 2 WHERE id = 8`)
const ask = asker(house, enterpriseHandlers())
const visitorOf = async (username: string) => visitorBy((await login(username)).accessToken)
const company = await visitorOf('demo_company')
const stranger = await visitorOf('demo_supplier2')
const everything = async () => {
  const found: unknown[] = []
  for (const table of ['sub_account', 'company_role', 'cost_centre', 'company_invite'])
    found.push((await db.query(`SELECT * FROM ${table} ORDER BY 1`)).rows)
  return JSON.stringify(found)
}
const invited = { mobile: '13800000001', name: '陈远', roleId: 1, costCentreId: 1, orderLimit: '1000', monthLimit: '' } as const

test('somebody invited by phone accepts, and acts for the company on the next request', async () => {
  const { accessToken } = await login('demo_personal')
  const personal = await visitorBy(accessToken)
  expect((await ask(subAccountInvite, invited, { visitor: company })).data).toMatchObject({ mobile: '138****0001' })
  expect((await ask(subAccountInvite, invited, { visitor: company })).code).toBe('enterprise.inviteOpen')
  const { list } = (await ask(myInvites, {}, { visitor: personal })).data ?? { list: [] }
  expect(list).toMatchObject([{ companyName: '澜海（演示）热镀锌有限公司' }])
  const inviteId = list[0]?.inviteId ?? 0
  expect((await ask(inviteAccept, { inviteId }, { visitor: personal })).state).toBe(200)
  const now = await visitorBy(accessToken)
  expect(now).toMatchObject({
    member: { memberType: 6, enterpriseId: 1 },
    company: ['company.order', 'company.request', 'company.records'],
  })
  expect((await ask(permission, {}, { visitor: now })).data).toMatchObject({
    orderLimit: 1000,
    monthLimit: null,
    priceClass: 'business',
  })
})

test('an invitation of another phone, a declined, a cancelled and an expired one cannot be accepted', async () => {
  const admin = await visitorOf('demo_admin')
  const inviteOf = async (mobile: string) => (await ask(subAccountInvite, { ...invited, mobile }, { visitor: company })).data?.inviteId ?? 0
  const before = async () => (await db.query('SELECT member_type FROM member WHERE id = 9')).rows[0].member_type
  const foreign = await inviteOf('13900000777')
  expect((await ask(inviteAccept, { inviteId: foreign }, { visitor: admin })).code).toBe('enterprise.inviteGone')
  const declined = await inviteOf('13800000009')
  expect((await ask(inviteDecline, { inviteId: declined }, { visitor: admin })).state).toBe(200)
  expect((await ask(inviteAccept, { inviteId: declined }, { visitor: admin })).code).toBe('enterprise.inviteGone')
  const cancelled = await inviteOf('13800000009')
  expect((await ask(inviteCancel, { inviteId: cancelled }, { visitor: stranger })).code).toBe('enterprise.inviteGone')
  expect((await ask(inviteCancel, { inviteId: cancelled }, { visitor: company })).state).toBe(200)
  expect((await ask(inviteAccept, { inviteId: cancelled }, { visitor: admin })).code).toBe('enterprise.inviteGone')
  const late = await inviteOf('13800000009')
  clock.forward(8 * 86_400_000)
  const later = await visitorOf('demo_admin')
  expect((await ask(inviteAccept, { inviteId: late }, { visitor: later })).code).toBe('enterprise.inviteGone')
  expect(await before()).toBe(1)
})

test('suspension and removal end the sessions at once', async () => {
  const { accessToken } = await login('demo_sub')
  expect((await visitorBy(accessToken)).member?.memberType).toBe(6)
  expect((await ask(subAccountSuspend, { subMemberId: 6 }, { visitor: company })).data?.state).toBe('SUSPENDED')
  expect((await visitorBy(accessToken)).member).toBe(null)
  const again = await visitorOf('demo_sub')
  expect(again).toMatchObject({ member: { memberType: 1, enterpriseId: null }, company: [] })
  expect((await ask(subAccountSuspend, { subMemberId: 6 }, { visitor: company })).code).toBe('enterprise.subMoved')
  expect((await ask(subAccountRestore, { subMemberId: 6 }, { visitor: company })).data?.state).toBe('ACTIVE')
  const { accessToken: restored } = await login('demo_sub')
  expect((await visitorBy(restored)).company).toContain('company.order')
  expect((await ask(subAccountRemove, { subMemberId: 6 }, { visitor: company })).state).toBe(200)
  expect((await visitorBy(restored)).member).toBe(null)
  expect((await visitorOf('demo_sub')).member).toMatchObject({ memberType: 1, enterpriseId: null })
  expect((await ask(subAccountList, {}, { visitor: company })).data?.list.map((one) => one.subMemberId)).toEqual([1])
})

test('who was removed is out on every device at the next request, and no token brings the company back', async () => {
  await db.query(`UPDATE member SET member_type = 6, enterprise_id = 1 WHERE id = 6`)
  await db.query(`UPDATE sub_account SET ended_at = NULL, suspended_at = NULL WHERE member_id = 6`)
  const devices = await Promise.all(Array.from({ length: 3 }, () => login('demo_sub')))
  expect((await visitorBy(devices[0]?.accessToken ?? '')).company).toContain('company.order')
  expect((await ask(subAccountRemove, { subMemberId: 6 }, { visitor: company })).state).toBe(200)
  for (const { accessToken, refreshToken } of devices) {
    expect((await visitorBy(accessToken)).member).toBeNull()
    const renewed = await askWayIn(tokenIssue, { grant_type: 'refresh_token', refresh_token: refreshToken })
    expect(renewed.state).toBe(266)
    expect(renewed.data).toBeFalsy()
  }
  expect(await visitorOf('demo_sub')).toMatchObject({ member: { memberType: 1, enterpriseId: null }, company: [] })
})

test('what a role may do changes with the next request of its people', async () => {
  const { accessToken } = await login('demo_personal')
  await ask(roleSave, { roleId: 1, name: '采购员', capabilities: ['company.request'] }, { visitor: company })
  expect((await visitorBy(accessToken)).company).toEqual(['company.request'])
  expect((await ask(roleDelete, { roleId: 1 }, { visitor: company })).code).toBe('enterprise.roleInUse')
  expect((await ask(roleDelete, { roleId: 3 }, { visitor: company })).state).toBe(200)
  expect((await ask(roleList, {}, { visitor: company })).data?.roles.map((role) => role.roleId)).toEqual([1, 2])
  const log = await db.query(`SELECT diff FROM audit_log WHERE action = 'enterprise.changeRole'`)
  expect(log.rows[0].diff).toMatchObject({ name: ['采购员 Buyer', '采购员'], capabilities: [expect.any(Array), ['company.request']] })
})

test('a company without a valid verification has no people while it lasts', async () => {
  const { accessToken } = await login('demo_personal')
  await db.query('UPDATE enterprise SET verified_at = NULL WHERE id = 1')
  expect(await visitorBy(accessToken)).toMatchObject({ member: { memberType: 1, enterpriseId: null }, company: [] })
  await db.query('UPDATE enterprise SET verified_at = now() WHERE id = 1')
  expect((await visitorBy(accessToken)).member?.memberType).toBe(6)
})

test("another company's people, roles and cost centres answer like absent ones, and nothing moves", async () => {
  const before = await everything()
  const terms = { roleId: 1, costCentreId: '' as const, orderLimit: '', monthLimit: '' }
  for (const [call, input, absent] of [
    [subAccountUpdate, { subMemberId: 1, ...terms }, { subMemberId: 77, ...terms }],
    [subAccountSuspend, { subMemberId: 1 }, { subMemberId: 77 }],
    [subAccountRemove, { subMemberId: 1 }, { subMemberId: 77 }],
    [
      roleSave,
      { roleId: 1, name: 'x', capabilities: ['company.order' as const] },
      { roleId: 77, name: 'x', capabilities: ['company.order' as const] },
    ],
    [roleDelete, { roleId: 1 }, { roleId: 77 }],
    [costCentreSave, { costCentreId: 1, code: 'x', name: 'x' }, { costCentreId: 77, code: 'x', name: 'x' }],
    [costCentreClose, { costCentreId: 1 }, { costCentreId: 77 }],
  ] as const) {
    const answer = await ask(call, input as never, { visitor: stranger })
    expect(answer.state).toBe(255)
    expect(answer).toEqual(await ask(call, absent as never, { visitor: stranger }))
  }
  expect((await ask(subAccountUpdate, { subMemberId: 1, ...terms, costCentreId: 77 }, { visitor: company })).code).toBe(
    'enterprise.costCentreGone',
  )
  expect((await ask(subAccountUpdate, { subMemberId: 1, ...terms, orderLimit: '-1' }, { visitor: company })).code).toBe(
    'enterprise.limitInvalid',
  )
  expect((await ask(costCentreClose, { costCentreId: 1 }, { visitor: company })).code).toBe('enterprise.costCentreInUse')
  expect((await ask(costCentreSave, { code: 'HDG-2', name: '重复' }, { visitor: company })).code).toBe('enterprise.codeTaken')
  expect(await everything()).toBe(before)
})
