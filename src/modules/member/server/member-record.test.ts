import { expect, test } from 'vitest'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import type { Caller } from '../../../api/caller.ts'
import { memberContact, memberDetail, memberNote } from '../endpoints-admin.ts'

const { database, ask } = await aWayIn()
const client = await database.connect()
const staff = (...platform: Caller['platform']) => ({ visitor: { ...aMember(9, 1), platform } })
const helper = staff('platform.members')
const memberId = Number((await client.query(`SELECT id FROM account WHERE member_name = 'demo_buyer'`)).rows[0].id)
const logged = async () =>
  (await client.query(`SELECT actor_id::int AS who, action, entity_id::int, reason FROM audit_log WHERE entity = 'member' ORDER BY id`))
    .rows

test('the contact of a member is masked; looking at it is written down, and only the right to members allows it', async () => {
  expect(dataOf(await ask(memberDetail, { memberId }, helper)).member.memberMobile).toBe('138****0002')
  expect((await ask(memberContact, { memberId }, staff('platform.stores', 'platform.support'))).state).toBe(259)
  expect((await ask(memberContact, { memberId: 987_654_321 }, helper)).code).toBe('member.memberGone')
  expect(await logged()).toEqual([])
  expect(dataOf(await ask(memberContact, { memberId }, helper))).toMatchObject({ memberId, memberMobile: '13800000002' })
  expect(await logged()).toEqual([{ who: 9, action: 'member.viewContact', entity_id: memberId, reason: null }])
})

test('notes about a member stand apart from what was done, and nobody else reads them', async () => {
  expect((await ask(memberNote, { memberId, text: '?' }, staff('platform.orders'))).state).toBe(259)
  expect((await ask(memberNote, { memberId: 987_654_321, text: '?' }, helper)).code).toBe('member.memberGone')
  dataOf(await ask(memberNote, { memberId, text: '合同已寄回' }, helper))
  const { notes, log } = dataOf(await ask(memberDetail, { memberId }, helper))
  expect(notes).toMatchObject([{ text: '合同已寄回' }])
  expect(log.map((one) => one.action)).toEqual(['member.viewContact'])
})

test('the record names the parts that the caller may see', async () => {
  const partsOf = async (who: typeof helper) => dataOf(await ask(memberDetail, { memberId }, who)).parts
  expect(await partsOf(helper)).toEqual([])
  expect(await partsOf(staff('platform.members', 'platform.audit', 'platform.payments'))).toEqual(['money', 'audit'])
})
