import fastify from 'fastify'
import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { capturedMail } from '../mail/captured-mail.ts'
import { capturedSms } from '../sms/captured-sms.ts'
import { openCapture, type CapturedPayment } from './capture.ts'
import { serveOutbox } from './serve-outbox.ts'

const app = aHouse(await aDatabase())
const capture = openCapture(app, 'test')
const payment: CapturedPayment = {
  channel: 'wechat',
  number: 'ZF1',
  amount: '12.30',
  description: '<b>',
  state: 'waiting',
  paidAt: null,
  cashier: '/dev/wechatpay/cashier/abc',
}
const server = fastify()
serveOutbox(server, { capture, payments: () => [payment], languageOf: () => 'en' })

test('text messages, mails and payments are shown to people and programs', async () => {
  await capturedSms(capture)({ phone: '13800000002', text: 'code 123456', template: { use: 'code' }, facts: {} })
  await capturedMail(capture)({ to: 'a@b.cn', subject: 'Hello', text: 'Text' })
  const all = (await server.inject('/dev/outbox.json')).json()
  expect(all.list).toMatchObject([
    { channel: 'mail', receiver: 'a@b.cn' },
    { channel: 'sms', receiver: '13800000002', body: 'code 123456' },
  ])
  expect(all.payments).toMatchObject([{ number: 'ZF1', amount: '12.30' }])
  expect((await server.inject('/dev/outbox.json?to=13800000002')).json().list).toHaveLength(1)
  expect((await server.inject('/dev/outbox')).body).toContain('code 123456')
})

test('nothing that was sent becomes part of the page', async () => {
  await capturedSms(capture)({ phone: '13800000003', text: '<script>alert(1)</script>', template: { use: 'code' }, facts: {} })
  const page = await server.inject('/dev/outbox')
  expect(page.body).not.toContain('<script')
  expect(page.body).toContain('&lt;script&gt;')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})

test('production refuses the stand-in', () => {
  expect(() => openCapture(app, 'production')).toThrow(/production/)
})
