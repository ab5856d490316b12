import { expect, test } from 'vitest'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { handOn } from '../../../../adapters/jobs/relay-events.ts'
import { messageList } from '../../endpoints.ts'
import { deliveryAgain, deliveryList, templateDetail, templateList, templateSave, templateTest } from '../../endpoints-admin.ts'
import { notificationLanguageSave, notificationSettingList, notificationSettingSave } from '../../endpoints-settings.ts'
import { mostTries } from '../../rules/delivery-machine.ts'
import { accountNotifications } from '../events/on-account-events.ts'
import { deliverJob } from '../add-notifications.ts'
import { notificationTasks } from './deliver-notification.ts'
import { notificationHandlers } from '../handlers.ts'
import { tradeNotifications } from '../events/on-order-events.ts'

const { house, login, visitorBy, database } = await aWayIn()
const db = await database.connect()
const ask = asker(house, notificationHandlers())
const by = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const [buyer, other, desk] = [await by('demo_buyer'), await by('demo_personal'), await by('demo_admin')]
const sent: { by: string; to: string; text: string; number: string }[] = []
let broken: Error | null = null
const keep = (way: string, to: string, text: string, number = '') => {
  if (broken) throw broken
  sent.push({ by: way, to, text, number })
}
const work = notificationTasks({
  sms: async ({ phone, text, template }) => keep('sms', phone, text, template.use === 'notice' ? template.number : ''),
  mail: async ({ to, text }) => keep('mail', to, text),
  wechat: null,
  siteUrl: 'http://mall.example',
})
let events = 0

/** Something happens to an order of demo_buyer; the jobs that it asks for are worked off. */
async function happens(event: string, payload = {}, subscriber = tradeNotifications) {
  await handOn(house, [subscriber], {
    id: `00000000-0000-7000-8000-${String((events += 1)).padStart(12, '0')}`,
    event,
    payload: { orderSn: `DD${events}`, memberId: buyer.visitor.member?.memberId, storeId: 1001, ...payload },
  })
  await workOff()
}

/** One round of the queue; what failed waits there for its next try. */
async function workOff() {
  const { rows } = await db.query(`SELECT j.id, j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = '${deliverJob}' ORDER BY j.id`)
  for (const { id, payload } of rows) {
    const done = await work[deliverJob]?.(house, payload).then(
      () => true,
      () => false,
    )
    if (done) await db.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id])
  }
}
const deliveries = async (input = {}) => dataOf(await ask(deliveryList, input, desk)).list
const siteOf = async (who: typeof buyer) => dataOf(await ask(messageList, {}, who)).list

test('a shipment is told on the site and by text message, and the log knows the way but not the number', async () => {
  await happens('order.shipped')
  expect(sent).toEqual([{ by: 'sms', to: '13800000002', text: expect.stringContaining('DD1'), number: '' }])
  expect(await siteOf(buyer)).toHaveLength(1)
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ memberName: 'demo_buyer', channel: 'sms', state: 'SENT', tries: 1, receiver: '138****0002', can: [] })
})

test('a member switches a way off and chooses the language; fixed ways stay', async () => {
  const change = { template: 'shipped', channel: 'sms', isOn: 0 } as const
  expect(dataOf(await ask(notificationSettingSave, change, buyer)).channels).toContainEqual({
    channel: 'sms',
    isOn: 0,
    isFixed: 0,
    isClosed: 0,
  })
  const before = sent.length
  await happens('order.shipped')
  expect(sent).toHaveLength(before)
  await ask(notificationLanguageSave, { lang: 'en' }, buyer)
  expect((await ask(notificationSettingSave, { template: 'passwordChanged', channel: 'sms', isOn: 0 }, buyer)).code).toBe(
    'message.wayFixed',
  )
  await happens('identity.passwordChanged', {}, accountNotifications)
  expect(sent.slice(before).map((one) => [one.by, one.text.slice(0, 40)])).toEqual([
    ['sms', '[ZincBridge] Your login password has jus'],
    ['mail', expect.stringContaining('Your login password has just been')],
  ])
  expect(dataOf(await ask(notificationSettingList, {}, other)).list.find((one) => one.template === 'shipped')?.channels[1]?.isOn).toBe(1)
})

test("settings show each person the events of their own work, and somebody else's cannot be chosen", async () => {
  const audiencesOf = async (who: typeof buyer) => [
    ...new Set(dataOf(await ask(notificationSettingList, {}, who)).list.map((one) => one.audience)),
  ]
  expect(await audiencesOf(buyer)).toEqual(['member'])
  const seat = { storeId: 1001, storeName: '', capabilities: ['store.orders'] } as const
  expect(await audiencesOf({ visitor: { ...buyer.visitor, stores: [seat] } })).toEqual(['member', 'store'])
  expect(await audiencesOf(desk)).toEqual(['member', 'platform'])
  expect((await ask(notificationSettingSave, { template: 'voucher', channel: 'site', isOn: 0 }, buyer)).code).toBe('api.notFound')
})

test('a provider that is away: the notice is tried again, then given up, put on the site, and sent again by hand', async () => {
  await ask(notificationSettingSave, { template: 'shipped', channel: 'sms', isOn: 1 }, buyer)
  await ask(notificationSettingSave, { template: 'shipped', channel: 'site', isOn: 0 }, buyer)
  const messages = (await siteOf(buyer)).length
  broken = new Error('alibaba: isv.BUSINESS_LIMIT_CONTROL 13800000002')
  await happens('order.shipped')
  expect((await deliveries())[0]).toMatchObject({ state: 'WAITING', tries: 1, error: 'alibaba: isv.BUSINESS_LIMIT_CONTROL ***' })
  expect(await siteOf(buyer)).toHaveLength(messages)
  for (let tries = 1; tries < mostTries; tries += 1) await workOff()
  const [failed] = await deliveries({ state: 'FAILED' })
  expect(failed).toMatchObject({ tries: mostTries, can: ['sendAgain'] })
  expect(await siteOf(buyer)).toHaveLength(messages + 1)
  broken = null
  const before = sent.length
  const again = { deliveryId: failed?.deliveryId ?? 0 }
  expect(dataOf(await ask(deliveryAgain, again, desk))).toEqual({ state: 'WAITING' })
  expect((await ask(deliveryAgain, again, desk)).code).toBe('message.notFailed')
  await workOff()
  expect(sent).toHaveLength(before + 1)
  expect((await deliveries())[0]).toMatchObject({ state: 'SENT', receiver: '138****0002' })
})

test('a job that is run twice sends once', async () => {
  await happens('order.shipped')
  const [delivery] = await deliveries()
  const before = sent.length
  await work[deliverJob]?.(house, { deliveryId: delivery?.deliveryId })
  expect(sent).toHaveLength(before)
})

test('the platform writes its own words with known facts only, closes a way, and sends itself a test', async () => {
  const of = { template: 'shipped', channel: 'sms' } as const
  const wrote = {
    ...of,
    isOn: 1,
    textEn: 'Order {{orderSn}} left us.',
    textZh: '订单 {{orderSn}} 已发出',
    providerNumber: 'SMS_42',
  } as const
  expect((await ask(templateSave, { ...wrote, textEn: '{{password}}' }, desk)).errors).toHaveProperty('textEn')
  expect((await ask(templateSave, { ...wrote, textZh: '锌'.repeat(301) }, desk)).errors).toHaveProperty('textZh')
  expect((await ask(templateSave, { ...of, template: 'guardChanged', isOn: 0 }, desk)).code).toBe('message.wayFixed')
  expect(dataOf(await ask(templateSave, wrote, desk))).toEqual({ version: 1 })
  expect((await ask(templateSave, wrote, desk)).code).toBe('message.templateChanged')
  await happens('order.shipped')
  expect(sent.at(-1)).toMatchObject({ text: `Order DD${events} left us.`, number: 'SMS_42' })
  const { own, builtIn, facts } = dataOf(await ask(templateDetail, of, desk))
  expect([own.textEn, builtIn.textEn.length > 20, facts.map((fact) => fact.name)]).toEqual([wrote.textEn, true, ['orderSn']])
  expect(dataOf(await ask(templateSave, { ...wrote, isOn: 0, version: 1 }, desk))).toEqual({ version: 2 })
  const before = sent.length
  await happens('order.shipped')
  expect(sent).toHaveLength(before)
  expect((await ask(notificationSettingSave, { ...of, isOn: 1 }, buyer)).code).toBe('message.wayClosed')
  expect(dataOf(await ask(templateList, { keyword: '发货' }, desk)).list.length).toBeGreaterThan(0)
  expect(dataOf(await ask(templateTest, of, desk)).receiver).toMatch(/^1\d\d\*{4}\d{4}$/)
  await workOff()
  expect(sent.at(-1)?.text).toContain('DD2611210000026')
  expect((await ask(templateTest, { ...of, channel: 'wechat' }, desk)).code).toBe('message.noWay')
})
