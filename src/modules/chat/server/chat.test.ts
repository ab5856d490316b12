import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { filesInMemory } from '../../../../tests/fixtures/inputs/files-in-memory.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { readImage } from '../../../adapters/images/read-image.ts'
import { chatMessages, chatRate, chatRead, chatSend, chatThread, chatThreads, chatUpload } from '../endpoints.ts'
import { adminAgentCalls, sellerAgentCalls } from '../endpoints-agent.ts'
import { chatHandlers } from './handlers.ts'
import { showChatFile } from './chat-files.ts'

const { house, database, login, visitorBy, clock } = await aWayIn()
await aMarket(database, [
  { productId: 11, goodsName: '0#锌锭' },
  { productId: 12, storeId: 1002 },
])
// The second supplier's store is one of the market's.
await (await database.connect()).query('UPDATE store_seat SET store_id = 1002 WHERE store_id = 1004')
const { files } = filesInMemory()
const plainly = asker(house, chatHandlers({ files, readImage }))
// Every press is a new one.
const ask: typeof plainly = (call, input, asking) => plainly(call, input, { ...asking, idempotencyKey: randomUUID() })
const by = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const [buyer, company, supplier, rival, admin] = [
  await by('demo_buyer'),
  await by('demo_company'),
  await by('demo_supplier'),
  await by('demo_supplier2'),
  await by('demo_admin'),
]
const say = (text: string, vid = 1001) => ask(chatSend, { vid, kind: 'text', text }, buyer)
const threadId = (await say('0#锌锭有现货吗？')).data?.threadId ?? 0
const talk = async (as = buyer) => (await ask(chatMessages, { threadId }, as)).data?.list ?? []

test('the first message is greeted once, in the hours of the desk', async () => {
  expect(await talk()).toMatchObject([
    { side: 'customer', isMine: 1, text: '0#锌锭有现货吗？' },
    { side: 'auto', isMine: 0, text: expect.stringContaining('欢迎咨询') },
  ])
  await say('规格 Zn99.995')
  expect(await talk()).toHaveLength(3)
})

test('the staff of the store sees it waiting; who answers first takes it', async () => {
  const waiting = await ask(sellerAgentCalls.threads, { filter: 'waiting' }, supplier)
  expect(waiting.data).toMatchObject({ list: [{ threadId, unread: 2, customer: { name: '李采购' } }], counts: { waiting: 1, unread: 2 } })
  await ask(sellerAgentCalls.send, { threadId, kind: 'text', text: '有，上海仓 80 吨' }, supplier)
  expect((await ask(sellerAgentCalls.threads, { filter: 'mine' }, supplier)).data).toMatchObject({
    list: [{ threadId, state: 'ASSIGNED', isMine: 1, unread: 0, can: ['answer', 'transfer', 'close'] }],
  })
  expect((await ask(chatThreads, {}, buyer)).data).toMatchObject({
    list: [{ vid: 1001, lastText: '有，上海仓 80 吨', unread: 1 }],
    unread: 1,
  })
})

test('what was read counts no more, and the other side sees it', async () => {
  const last = (await talk()).at(-1)?.messageId ?? 0
  expect((await ask(chatRead, { threadId, upTo: last + 1000 }, buyer)).data).toEqual({ unread: 0 })
  expect((await ask(sellerAgentCalls.messages, { threadId }, supplier)).data?.otherReadId).toBe(last)
  await ask(chatRead, { threadId, upTo: 1 }, buyer)
  expect((await ask(sellerAgentCalls.messages, { threadId }, supplier)).data?.otherReadId).toBe(last)
})

test('nobody else sees the conversation, and a foreign one answers like an absent one', async () => {
  for (const [call, who] of [
    [chatMessages, company],
    [sellerAgentCalls.messages, rival],
    [adminAgentCalls.messages, admin],
  ] as const) {
    const foreign = await ask(call, { threadId }, who)
    expect(foreign).toEqual(await ask(call, { threadId: 999_999 }, who))
    expect(foreign.msg).toBe('chat.absent')
  }
  expect((await ask(sellerAgentCalls.send, { threadId, kind: 'text', text: '低价' }, rival)).msg).toBe('chat.absent')
  expect((await ask(sellerAgentCalls.threads, {}, rival)).data?.list).toEqual([])
  expect(await talk()).not.toContainEqual(expect.objectContaining({ text: '低价' }))
})

test('a card shows goods of this store by name and picture, never by price', async () => {
  const sent = await ask(chatSend, { vid: 1001, kind: 'goods', productId: 11 }, buyer)
  expect(sent.data?.message).toMatchObject({ kind: 'goods', card: { title: '0#锌锭', link: '/goods/detail/11' } })
  expect(JSON.stringify(await talk())).not.toMatch(/23[,.]?[46]00|price/i)
  expect((await ask(chatSend, { vid: 1001, kind: 'goods', productId: 12 }, buyer)).msg).toBe('chat.goodsAbsent')
  expect((await ask(chatSend, { vid: 1001, kind: 'order', orderSn: 'DD1' }, buyer)).msg).toBe('chat.orderAbsent')
})

const upload = (fileName: string, bytes: Buffer, as = buyer) =>
  ask(chatUpload, {}, { ...as, files: [{ field: 'file', fileName, mimeType: 'application/octet-stream', bytes }] })

test('a file is opened by the two sides of its conversation and by nobody else', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#889' } })
    .png()
    .toBuffer()
  const fileId = (await upload('锌层.png', picture)).data?.fileId ?? ''
  const see = async (who: typeof buyer) => (await showChatFile(house, files, fileId, who.visitor))?.mime ?? null
  expect([await see(buyer), await see(supplier)]).toEqual(['image/webp', null])
  expect((await ask(chatSend, { vid: 1001, kind: 'picture', fileId }, company)).msg).toBe('chat.fileGone')
  expect((await ask(chatSend, { vid: 1001, kind: 'picture', fileId }, buyer)).data?.message.file).toMatchObject({
    name: '锌层.png',
    isPicture: 1,
  })
  expect([await see(buyer), await see(supplier), await see(rival), await see(company), await see(admin)]).toEqual([
    'image/webp',
    'image/webp',
    null,
    null,
    null,
  ])
  expect((await ask(chatSend, { vid: 1002, kind: 'picture', fileId }, buyer)).msg, 'sent once, it stays in its conversation').toBe(
    'chat.fileGone',
  )
})

test('a file whose content is not what its name says is refused', async () => {
  expect((await upload('质保书.pdf', Buffer.from('<script>'))).msg).toBe('chat.fileRefused')
  expect((await upload('坏.png', Buffer.from('%PDF-'))).msg).toBe('chat.fileRefused')
  expect((await upload('大.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).msg).toBe('chat.fileTooLarge')
})

test('an ended conversation is rated once; the next question opens it again', async () => {
  const version = async () => (await ask(sellerAgentCalls.messages, { threadId }, supplier)).data?.version ?? 0
  expect((await ask(chatRate, { threadId, score: 5 }, buyer)).msg).toBe('chat.notClosed')
  expect((await ask(sellerAgentCalls.close, { threadId, expectedVersion: 99 }, supplier)).msg).toBe('chat.moved')
  await ask(sellerAgentCalls.close, { threadId, expectedVersion: await version() }, supplier)
  expect((await talk()).at(-1)).toMatchObject({ kind: 'note', side: 'auto' })
  expect((await ask(chatThread, { vid: 1001 }, buyer)).data?.canRate).toBe(1)
  expect((await ask(chatRate, { threadId, score: 4, comment: '很快' }, buyer)).state).toBe(200)
  expect((await ask(chatRate, { threadId, score: 1 }, buyer)).msg).toBe('chat.rated')
  expect((await ask(sellerAgentCalls.settings, { vid: 1001 }, supplier)).data?.rating).toEqual({ count: 1, average: 4 })
  clock.forward(12 * 3_600_000)
  await say('还有吗')
  expect((await talk()).at(-1)?.text, 'outside the hours').toContain('不是服务时间')
  expect((await ask(sellerAgentCalls.threads, { filter: 'waiting' }, supplier)).data?.counts.waiting).toBe(1)
})

test('a conversation is handed only to somebody of the same desk', async () => {
  const { version = 0 } = (await ask(sellerAgentCalls.messages, { threadId }, supplier)).data ?? {}
  const to = (name: typeof buyer) => name.visitor.member?.memberId ?? 0
  expect((await ask(sellerAgentCalls.transfer, { threadId, toAgentId: to(rival), expectedVersion: version }, supplier)).msg).toBe(
    'chat.noAgent',
  )
  expect((await ask(sellerAgentCalls.transfer, { threadId, toAgentId: to(supplier), expectedVersion: version }, supplier)).state).toBe(200)
  expect((await ask(sellerAgentCalls.transfer, { threadId, toAgentId: to(supplier), expectedVersion: version }, supplier)).msg).toBe(
    'chat.moved',
  )
})

test('a desk changes its greeting, hours and quick answers, and no other desk’s', async () => {
  const texts = {
    greetingZh: '你好',
    greetingEn: 'Hi',
    awayZh: '下班了',
    awayEn: 'Closed',
  }
  const hours = { weekdays: [1, 2], opensAt: '09:00', closesAt: '17:30' }
  expect((await ask(sellerAgentCalls.saveSettings, { vid: 1001, ...texts, expectedVersion: 0 }, supplier)).data).toEqual({ version: 1 })
  expect((await ask(sellerAgentCalls.saveSettings, { vid: 1001, ...texts, expectedVersion: 0 }, supplier)).msg).toBe('chat.moved')
  expect((await ask(sellerAgentCalls.saveSettings, { vid: 1001, ...texts, hours, expectedVersion: 1 }, supplier)).msg).toBe(
    'chat.hoursInvalid',
  )
  const late = { ...hours, closesAt: '25:00' }
  expect((await ask(adminAgentCalls.saveSettings, { ...texts, hours: late, expectedVersion: 0 }, admin)).msg).toBe('chat.hoursInvalid')
  expect((await ask(adminAgentCalls.saveSettings, { ...texts, hours, expectedVersion: 0 }, admin)).data).toEqual({ version: 1 })
  expect((await ask(adminAgentCalls.settings, {}, admin)).data?.hours).toEqual(hours)
  expect((await ask(sellerAgentCalls.saveSettings, { vid: 1002, ...texts, expectedVersion: 0 }, supplier)).msg).toBe('chat.absent')
  const added = await ask(sellerAgentCalls.saveAnswer, { vid: 1001, title: '运费', body: '江浙沪 20 吨包邮' }, supplier)
  expect((await ask(sellerAgentCalls.deleteAnswer, { answerId: added.data?.answerId ?? 0 }, rival)).msg).toBe('chat.answerAbsent')
  expect((await ask(sellerAgentCalls.settings, { vid: 1001 }, supplier)).data).toMatchObject({
    greetingZh: '你好',
    hours: null,
    quickAnswers: [{ title: '运费' }],
  })
})

test('the platform has a desk of its own, and nobody talks to their own store', async () => {
  await say('发票怎么开？', 0)
  expect((await ask(adminAgentCalls.threads, { keyword: '发票' }, admin)).data?.list).toMatchObject([
    { vid: 0, lastText: expect.any(String) },
  ])
  expect((await ask(chatSend, { vid: 1001, kind: 'text', text: '自言自语' }, supplier)).msg).toBe('chat.ownStore')
  expect((await ask(chatSend, { vid: 77, kind: 'text', text: '?' }, buyer)).msg).toBe('chat.absent')
})

test('the platform answers under the name and the picture that its settings give', async () => {
  const client = await database.connect()
  const put = (name: string, value: string) =>
    client.query(
      `INSERT INTO setting (name, value, is_public, label_zh) VALUES ($1, $2, true, '') ON CONFLICT (name) DO UPDATE SET value = $2`,
      [name, value],
    )
  await put('platform_customer_service_name', '锌小桥')
  await put('platform_customer_service_logo', '/media/ingot-1.webp')
  await ask(chatSend, { vid: 0, kind: 'text', text: '你好' }, buyer)
  const shown = async (lang: 'zh' | 'en') => (await ask(chatThreads, {}, { ...buyer, lang })).data?.list.find(({ vid }) => vid === 0)
  expect(await shown('zh')).toMatchObject({ name: '锌小桥', logo: '/media/ingot-1.webp' })
  expect((await shown('en'))?.name).toBe('ZincBridge customer service')
  expect((await ask(adminAgentCalls.threads, {}, admin)).data?.desks).toEqual([{ vid: 0, name: '锌小桥' }])
})
