import { expect, test } from 'vitest'
import { admit } from './guard.ts'
import { anonymous, actingForStore, type StoreMembership, type Caller } from './caller.ts'

const seat = (storeId: number, ...capabilities: StoreMembership['capabilities']): StoreMembership => ({
  storeId,
  storeName: `${storeId}`,
  capabilities,
})
const staff: Caller = {
  ...anonymous,
  member: { memberId: 1, memberName: 'm', memberType: 2, enterpriseId: null, sessionId: 's' },
  stores: [seat(1001, 'store.decorate'), seat(1002, 'store.orders')],
}

test('whoever chose a store works for that one alone', () => {
  const chosen = actingForStore(staff, '1002')
  expect([chosen.stores, chosen.otherStores]).toEqual([[seat(1002, 'store.orders')], [seat(1001, 'store.decorate')]])
  expect(admit({ store: 'store.decorate' }, chosen)?.state).toBe(259)
})

test('a store without a seat, or no store, chooses nothing and grants nothing', () => {
  for (const asked of [undefined, '', '1003', '1002 ', '0x3ea', '1001,1002']) expect(actingForStore(staff, asked)).toBe(staff)
  const one = { ...staff, stores: [seat(1001)] }
  expect(actingForStore(one, '1001')).toBe(one)
  expect(actingForStore(anonymous, '1001')).toBe(anonymous)
})
