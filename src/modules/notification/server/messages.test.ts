import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { handOn } from '../../../adapters/jobs/relay-events.ts'
import { messageList, messageRead, messageUnread, messageReadAll } from '../endpoints.ts'
import { accountNotifications } from './events/on-account-events.ts'
import { notificationHandlers } from './handlers.ts'
import { tradeNotifications } from './events/on-order-events.ts'

const { house, login, visitorBy } = await aWayIn()
const ask = asker(house, notificationHandlers())
const by = async (name: string) => visitorBy((await login(name)).accessToken)
const [buyer, supplier] = [await by('demo_buyer'), await by('demo_supplier')]
const paid = (id: string, paySn: string) => ({
  id,
  event: 'payOrder.paid',
  payload: { paySn, memberId: 2, orderSnList: ['DD1', 'DD2'], storeIds: [1001, 1002] },
})
const listOf = async (caller: typeof buyer, input = {}) => (await ask(messageList, input, { visitor: caller })).data

test('a payment tells the buyer and the staff of each store, once however often it is delivered', async () => {
  const happened = paid('00000000-0000-7000-8000-000000000001', 'ZF1')
  await handOn(house, [tradeNotifications], happened)
  await handOn(house, [tradeNotifications], happened)
  const mine = await listOf(buyer)
  expect(mine?.list.map((message) => message.content)).toEqual([expect.stringContaining('ZF1')])
  expect(mine?.unread).toEqual({ total: 1, order: 1, sourcing: 0, store: 0, account: 0, system: 0 })
  expect((await listOf(supplier))?.list).toMatchObject([{ kind: 'store', content: expect.stringContaining('DD1'), isRead: 0 }])
})

test('the reader chooses the language, not the writer', async () => {
  const english = await ask(messageList, {}, { visitor: buyer, lang: 'en' })
  expect(english.data?.list[0]?.title).toBe('Payment received')
})

test("reading all touches one member's messages; a foreign id counts as nothing", async () => {
  const theirs = (await listOf(supplier))?.list[0]?.messageId ?? 0
  expect((await ask(messageRead, { messageIds: [theirs] }, { visitor: buyer })).data).toEqual({ readCount: 0 })
  expect((await ask(messageReadAll, {}, { visitor: buyer })).data).toEqual({ readCount: 1 })
  expect((await ask(messageReadAll, {}, { visitor: buyer })).data).toEqual({ readCount: 0 })
  expect((await ask(messageUnread, {}, { visitor: buyer })).data?.total).toBe(0)
  expect((await ask(messageUnread, {}, { visitor: supplier })).data?.total).toBe(1)
})

test('the list goes on page by page without gaps', async () => {
  for (let count = 2; count < 7; count += 1)
    await handOn(house, [tradeNotifications], paid(`00000000-0000-7000-8000-00000000000${count}`, `ZF${count}`))
  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof listOf>> = await listOf(buyer, { cursor, pageSize: 2 })
    seen.push(...(page?.list ?? []).map((message) => message.messageId))
    cursor = page?.nextCursor ?? null
  }
  expect(seen).toHaveLength(6)
  expect(new Set(seen).size).toBe(6)
  expect((await ask(messageList, { cursor: 'forged' }, { visitor: buyer })).state).toBe(255)
})

test('every event that is told reaches the one it concerns, with a title and a text', async () => {
  const one = { orderSn: 'DD9', paySn: 'ZF9', memberId: 1, storeId: 1004, orderSnList: ['DD9'], storeIds: [1004] }
  const more: Readonly<Record<string, object>> = {
    'cancellation.moved': { kind: 'REQUEST', state: 'REQUESTED', fen: '100', by: 'member' },
    'weighNote.moved': { state: 'RECORDED', weighNoteSn: 'W9', by: 'store' },
    'weighNote.moneyMoved': { state: 'REFUND_REQUESTED', weighNoteSn: 'W9' },
    'weighNote.supplementDue': { weighNoteSn: 'W9', phase: 'due', dueOn: '2026-11-27', fen: '42120' },
    'cancellation.platformActed': { done: 'cancelled', reason: '买卖双方要求取消' },
    'cancellation.pricesMoved': { state: 'PROPOSED' },
  }
  for (const [place, event] of tradeNotifications.events.entries()) {
    await handOn(house, [tradeNotifications], {
      id: `00000000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
      event,
      payload: { ...one, ...more[event] },
    })
  }
  const read = async (name: string) => (await listOf(await by(name)))?.list ?? []
  const [buyers, stores, platform] = [await read('demo_personal'), await read('demo_supplier2'), await read('demo_admin')]
  expect(buyers.map((message) => message.kind)).toEqual(Array(10).fill('order'))
  expect(stores.map((message) => message.kind)).toEqual(['store', 'store', 'store', 'store', 'store'])
  expect(platform.map((message) => message.kind)).toEqual(['system'])
  for (const message of [...buyers, ...stores, ...platform]) {
    expect(message.title).not.toBe('')
    expect(message.content).toMatch(/(DD|ZF)9/)
  }
})

test('what the platform cancels is told once, with its reason', async () => {
  const before = (await listOf(buyer))?.list.length ?? 0
  const of = { orderSn: 'DD7', memberId: 2, storeId: 1001, by: 'platform' }
  const happened: readonly (readonly [string, object])[] = [
    ['order.cancelled', { paySn: 'ZF7', orderSnList: ['DD7'], storeIds: [1001] }],
    ['cancellation.moved', { kind: 'SUPPLIER', state: 'AGREED', fen: '100' }],
    ['cancellation.platformActed', { done: 'cancelled', reason: '买卖双方要求取消' }],
  ]
  for (const [place, [event, more]] of happened.entries())
    await handOn(house, [tradeNotifications], { id: `00000000-0000-7000-8000-00000000020${place}`, event, payload: { ...of, ...more } })
  const list = (await listOf(buyer))?.list ?? []
  expect(list).toHaveLength(before + 1)
  expect(list[0]?.content).toContain('买卖双方要求取消')
})

test('each side of a weigh note reads what the other did about it', async () => {
  const of = { weighNoteSn: 'W8', orderSn: 'DD8', memberId: 1, storeId: 1004 }
  const states = [
    ['REWEIGHED', 'buyer'],
    ['PART_SETTLED', 'store'],
    ['SETTLED', 'buyer'],
    ['SETTLED', 'store'],
    ['VOID', 'store'],
  ] as const
  for (const [place, [state, side]] of states.entries())
    await handOn(house, [tradeNotifications], {
      id: `00000000-0000-7000-8000-00000000030${place}`,
      event: 'weighNote.moved',
      payload: { ...of, state, by: side },
    })
  const titles = async (name: string) =>
    ((await listOf(await by(name)))?.list ?? []).filter((one) => one.content.includes('W8')).map((one) => one.title)
  expect(await titles('demo_personal')).toEqual(['供应商已确认重量', '供应商对复磅有异议'])
  expect(await titles('demo_supplier2')).toEqual(['买家已确认磅单', '买家已复磅，待确认'])
})

test('a member whose session was ended for a replay is told', async () => {
  await handOn(house, [accountNotifications], {
    id: '00000000-0000-7000-8000-000000000099',
    event: 'identity.sessionReplayed',
    payload: { memberId: 4 },
  })
  expect((await listOf(await by('demo_designer')))?.list).toMatchObject([{ kind: 'account', link: '/member/pwd/login' }])
})

test('a visitor is asked to log in', async () => {
  for (const call of [messageReadAll, messageList, messageUnread]) expect((await ask(call, {})).state).toBe(266)
})
