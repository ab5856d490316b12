import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../database/demo/stores/load-store.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { platformStaffCalls, staffInviteAnswer, staffLeave, ownMembershipList, storeStaffCalls } from '../endpoints.ts'
import { staffHandlers } from './handlers.ts'

const { database, clock, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
await loadStores(db, readCatalog())
const ask = asker(house, staffHandlers())
const visitorOf = async (username: string) => visitorBy((await login(username)).accessToken)
const owner = { visitor: await visitorOf('demo_supplier') }
const other = { visitor: await visitorOf('demo_supplier2') }
const admin = { visitor: await visitorOf('demo_admin') }
const { invite, change, saveRole, deleteRole, list, cancelInvite } = storeStaffCalls
const everything = async () => {
  const found: unknown[] = []
  for (const table of ['staff_role', 'staff_invite', 'store_seat', 'platform_seat', 'audit_log'])
    found.push((await db.query(`SELECT * FROM ${table} ORDER BY 1`)).rows)
  return JSON.stringify(found)
}
const roleOf = async (name: string, rights: string[], who = owner) => dataOf(await ask(saveRole, { name, rights }, who)).staffRoleId
const buyerId = 2
const service = await roleOf('客服', ['store.chat'])
const lead = await roleOf('店长', ['store.chat', 'store.orders', 'store.staff'])
/** Seats the buyer in the owner's store. */
const seatBuyer = async (staffRoleId: number) => {
  const { staffInviteId } = dataOf(await ask(invite, { account: 'Demo_Buyer', staffRoleId }, owner))
  expect((await ask(staffInviteAnswer, { staffInviteId, answer: 'accept' }, { visitor: await visitorOf('demo_buyer') })).state).toBe(200)
}

test('a member invited by name accepts and may do from the next request what the role says', async () => {
  const { accessToken } = await login('demo_buyer')
  const { staffInviteId } = dataOf(await ask(invite, { account: 'demo_buyer', staffRoleId: service }, owner))
  expect((await ask(invite, { account: 'demo_buyer', staffRoleId: service }, owner)).code).toBe('staff.inviteOpen')
  const buyer = { visitor: await visitorBy(accessToken) }
  expect(dataOf(await ask(ownMembershipList, {}, buyer)).invites).toMatchObject([{ storeId: 1001, roleName: '客服' }])
  expect((await ask(staffInviteAnswer, { staffInviteId, answer: 'accept' }, buyer)).state).toBe(200)
  expect((await visitorBy(accessToken)).stores).toMatchObject([{ storeId: 1001, capabilities: ['store.chat'] }])
  await ask(saveRole, { staffRoleId: service, name: '客服', rights: ['store.chat', 'store.orders'] }, owner)
  expect((await visitorBy(accessToken)).stores[0]?.capabilities).toEqual(['store.chat', 'store.orders'])
  const log = await db.query(`SELECT diff FROM audit_log WHERE action = 'staff.changeRole'`)
  expect(log.rows[0].diff).toEqual({
    rights: [['store.chat'], ['store.chat', 'store.orders']],
    facts: { storeId: 1001 },
  })
})

test('suspension, restoring, another role and removal count from the next request', async () => {
  const { accessToken } = await login('demo_buyer')
  const stores = async () => (await visitorBy(accessToken)).stores.map((seat) => seat.capabilities)
  const does = async (act: 'setRole' | 'suspend' | 'restore' | 'remove', staffRoleId?: number) =>
    (await ask(change, { staffMemberId: buyerId, act, staffRoleId }, owner)).code ?? 'done'
  expect(await does('suspend')).toBe('done')
  expect(await stores()).toEqual([])
  expect(dataOf(await ask(list, {}, owner)).list.find((one) => one.staffMemberId === buyerId)).toMatchObject({
    state: 'SUSPENDED',
    can: ['setRole', 'restore', 'remove'],
  })
  expect(await does('suspend')).toBe('staff.personMoved')
  expect(await does('restore')).toBe('done')
  expect(await stores()).toEqual([['store.chat', 'store.orders']])
  expect(await does('setRole', lead)).toBe('done')
  expect(await stores()).toEqual([['store.chat', 'store.orders', 'store.staff']])
  expect((await ask(deleteRole, { staffRoleId: lead }, owner)).code).toBe('staff.roleInUse')
  expect(await does('remove')).toBe('done')
  expect(await stores()).toEqual([])
  expect(await does('restore')).toBe('staff.personGone')
})

test('who leads a staff gives nothing that they do not have, and touches neither the owner nor themselves', async () => {
  await seatBuyer(lead)
  const leader = { visitor: await visitorOf('demo_buyer') }
  const strong = await roleOf('财务', ['store.finance'])
  const before = await everything()
  expect((await ask(saveRole, { name: '大', rights: ['store.finance'] }, leader)).code).toBe('staff.aboveYou')
  expect((await ask(saveRole, { staffRoleId: strong, name: '小', rights: ['store.chat'] }, leader)).code).toBe('staff.aboveYou')
  expect((await ask(invite, { account: '13900000111', staffRoleId: strong }, leader)).code).toBe('staff.aboveYou')
  expect((await ask(change, { staffMemberId: 7, act: 'remove' }, leader)).code).toBe('staff.founder')
  expect((await ask(change, { staffMemberId: buyerId, act: 'setRole', staffRoleId: service }, leader)).code).toBe('staff.yourself')
  expect((await ask(staffLeave, { kind: 'store', storeId: 1001 }, owner)).code).toBe('staff.cannotLeave')
  expect((await ask(staffLeave, { kind: 'platform' }, admin)).code).toBe('staff.cannotLeave')
  expect((await ask(invite, { account: 'nobody_here', staffRoleId: service }, owner)).code).toBe('staff.memberUnknown')
  expect((await ask(invite, { account: 'demo_buyer', staffRoleId: service }, owner)).code).toBe('staff.alreadyThere')
  expect((await ask(saveRole, { name: '客服', rights: ['store.chat'] }, owner)).code).toBe('staff.roleNameTaken')
  expect((await ask(saveRole, { name: '空', rights: [] }, owner)).code).toBe('staff.roleEmpty')
  expect(await everything()).toBe(before)
  expect((await ask(staffLeave, { kind: 'store', storeId: 1001 }, leader)).state).toBe(200)
  expect((await visitorOf('demo_buyer')).stores).toEqual([])
})

test("another store's people, roles and invitations answer like absent ones; staff without the right stay out", async () => {
  await seatBuyer(service)
  const { staffInviteId } = dataOf(await ask(invite, { account: '13900000222', staffRoleId: service }, owner))
  const before = await everything()
  for (const [call, mine, absent] of [
    [change, { staffMemberId: buyerId, act: 'suspend' }, { staffMemberId: 77, act: 'suspend' }],
    [cancelInvite, { staffInviteId }, { staffInviteId: 999 }],
    [deleteRole, { staffRoleId: service }, { staffRoleId: 999 }],
    [saveRole, { staffRoleId: service, name: '我', rights: 'store.chat' }, { staffRoleId: 999, name: '我', rights: 'store.chat' }],
    [invite, { account: '13900000333', staffRoleId: service }, { account: '13900000333', staffRoleId: 999 }],
  ] as const) {
    expect(await ask(call, mine, other)).toEqual(await ask(call, absent, other))
    expect((await ask(call, mine, { visitor: await visitorOf('demo_buyer') })).state).toBe(259)
    expect((await ask(call, mine)).state).toBe(266)
  }
  expect((await ask(platformStaffCalls.list, {}, owner)).state).toBe(259)
  expect((await ask(list, {}, admin)).state).toBe(259)
  expect((await ask(staffInviteAnswer, { staffInviteId, answer: 'accept' }, other)).code).toBe('staff.inviteGone')
  expect(await everything()).toBe(before)
})

test('the platform has a staff of its own, of personal members, and its founder stays', async () => {
  const role = dataOf(await ask(platformStaffCalls.saveRole, { name: '编辑', rights: ['platform.content'] }, admin)).staffRoleId
  const { staffInviteId } = dataOf(await ask(platformStaffCalls.invite, { account: '13800000001', staffRoleId: role }, admin))
  const { accessToken } = await login('demo_personal')
  expect((await ask(staffInviteAnswer, { staffInviteId, answer: 'accept' }, { visitor: await visitorBy(accessToken) })).state).toBe(200)
  const writer = { visitor: await visitorBy(accessToken) }
  expect(writer.visitor.platform).toEqual(['platform.content'])
  expect((await ask(platformStaffCalls.list, {}, writer)).state).toBe(259)
  const company = dataOf(await ask(platformStaffCalls.invite, { account: 'demo_company', staffRoleId: role }, admin)).staffInviteId
  const refused = await ask(staffInviteAnswer, { staffInviteId: company, answer: 'accept' }, { visitor: await visitorOf('demo_company') })
  expect(refused.code).toBe('staff.typeOfPlatform')
  expect((await ask(platformStaffCalls.change, { staffMemberId: 1, act: 'remove' }, admin)).state).toBe(200)
  expect((await visitorBy(accessToken)).platform).toEqual([])
  const late = dataOf(await ask(platformStaffCalls.invite, { account: 'demo_personal', staffRoleId: role }, admin)).staffInviteId
  clock.forward(8 * 86_400_000)
  const later = { visitor: await visitorOf('demo_personal') }
  expect((await ask(staffInviteAnswer, { staffInviteId: late, answer: 'accept' }, later)).code).toBe('staff.inviteGone')
})
