import { randomUUID } from 'node:crypto'
import { aStoredVoucher } from '../../../../tests/fixtures/database/stored-picture.ts'
import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aCheckout, standOf } from '../../../../tests/fixtures/trade/checkout.ts'
import { aPaymentHouse } from '../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { paymentExport, paymentList, paymentRefund, voucherExport, voucherList, voucherReview } from '../endpoints-admin.ts'
import { payMethodList, payStart, payStatus, payVoucher } from '../endpoints.ts'
import { paymentHandlers } from './handlers.ts'
import { sendRefund } from './refunds/send-refund.ts'

const database = await aDatabase()
const { house, deps, wechat, clock } = await aPaymentHouse(database)
const client = await database.connect()
const ask = asker(house, paymentHandlers(deps))

function aMember(memberId: number, platform: Caller['platform'] = []): Caller {
  return { ...anonymous, member: { memberId, memberName: `m${memberId}`, memberType: 2, enterpriseId: null, sessionId: 's' }, platform }
}
const buyer = { visitor: aMember(7) }
const stranger = { visitor: aMember(8) }
const clerk = { visitor: aMember(1, ['platform.payments']) }
let keys = 0
const keyed = (asking: { visitor: Caller }) => ({ ...asking, idempotencyKey: `key-${(keys += 1)}-12345678` })
const aVoucher = (paySn: string, amount = 57.9) => ({
  paySn,
  payerName: '某镀锌厂',
  bankName: '某银行',
  bankSerial: `H${(keys += 1)}`,
  amount,
  transferDate: dayOf(clock.now()),
})

test('methods, start, pay, status: what the payment page shows on its way to paid', async () => {
  const { paySn } = await aCheckout(client)
  const methods = await ask(payMethodList, { paySn }, buyer)
  expect(methods.data).toMatchObject({
    dueAmount: 57.9,
    isDemo: 1,
    can: ['payOnline', 'uploadVoucher'],
    transferAccount: { accountName: '演示' },
  })
  expect(methods.data?.methodList.map((method) => method.method)).toEqual(['wechat', 'alipay', 'transfer'])
  const started = await ask(payStart, { paySn, method: 'wechat' }, buyer)
  expect(started.data).toMatchObject({ kind: 'qr', amount: 57.9 })
  expect(started.data?.qrImage).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await ask(payStatus, { paySn }, buyer)).data).toMatchObject({
    state: 'PAYING',
    isSettled: 0,
    paymentList: [{ state: 'WAITING', amount: 57.9 }],
  })
  wechat.pay(started.data?.paymentSn ?? '')
  // Paying is not telling: the page shows it only once the gateway has told us.
  expect((await ask(payStatus, { paySn }, buyer)).data?.state).toBe('PAYING')
  await wechat.courier.deliver('trade', started.data?.paymentSn ?? '')
  expect((await ask(payStatus, { paySn }, buyer)).data).toMatchObject({
    state: 'PAID',
    stateText: '已付款',
    isSettled: 1,
    dueAmount: 0,
    paidAmount: 57.9,
    can: [],
  })
})

test('a redirect has no QR code, and English speaks English', async () => {
  const { paySn } = await aCheckout(client)
  expect((await ask(payStart, { paySn, method: 'alipay' }, buyer)).data).toMatchObject({ kind: 'redirect', qrImage: '' })
  expect((await ask(payStatus, { paySn }, { ...buyer, lang: 'en' })).data?.stateText).toBe('Payment in progress')
})

test('a foreign and an absent checkout answer alike, to every call of a buyer, and nothing moves', async () => {
  const { paySn } = await aCheckout(client)
  for (const number of [paySn, 'ZF-none']) {
    expect(await ask(payMethodList, { paySn: number }, stranger)).toMatchObject({ state: 255, msg: 'payment.payOrderGone' })
    expect(await ask(payStatus, { paySn: number }, stranger)).toMatchObject({ state: 255, msg: 'payment.payOrderGone' })
    expect(await ask(payStart, { paySn: number, method: 'wechat' }, stranger)).toMatchObject({ state: 255, msg: 'order.orderGone' })
    expect(await ask(payVoucher, aVoucher(number), keyed(stranger))).toMatchObject({ state: 255, msg: 'order.orderGone' })
  }
  expect(await standOf(client, paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
})

test('visitors are asked to log in, members may not act for the platform', async () => {
  expect((await ask(payStatus, { paySn: 'x' })).state).toBe(266)
  expect((await ask(voucherList, {}, buyer)).state).toBe(259)
  expect((await ask(voucherReview, { voucherId: 1, result: 'confirm' }, keyed(buyer))).state).toBe(259)
  expect((await ask(paymentList, {}, buyer)).state).toBe(259)
  expect((await ask(paymentRefund, { paymentId: 1, reason: 'x' }, keyed(buyer))).state).toBe(259)
})

test('a voucher sent twice under one key is one voucher; the clerk sees it and confirms it', async () => {
  const { paySn } = await aCheckout(client)
  const form = aVoucher(paySn)
  const asking = keyed(buyer)
  const [first, again] = [await ask(payVoucher, form, asking), await ask(payVoucher, form, asking)]
  expect(again.data).toEqual(first.data)
  expect((await ask(payStatus, { paySn }, buyer)).data).toMatchObject({
    stateText: '付款待确认',
    inReview: 1,
    can: ['uploadVoucher'],
    voucherList: [{ state: 'SUBMITTED' }],
  })
  const list = await ask(voucherList, { keyword: paySn }, clerk)
  expect(list.data).toMatchObject({ total: 1, list: [{ paySn, amount: 57.9, dueAmount: 57.9, can: ['confirm', 'reject'] }] })
  const voucherId = list.data?.list[0]?.voucherId ?? 0
  expect((await ask(voucherReview, { voucherId, result: 'confirm', expectedVersion: 1 }, keyed(clerk))).data).toEqual({
    voucherId,
    state: 'CONFIRMED',
    payOrderState: 'PAID',
    dueAmount: 0,
  })
  expect((await ask(voucherList, { keyword: paySn, state: 'CONFIRMED' }, clerk)).data).toMatchObject({
    list: [{ reviewerName: 'm1', can: [] }],
  })
  expect((await ask(paymentList, { keyword: paySn }, clerk)).data).toMatchObject({
    total: 1,
    list: [{ method: 'transfer', state: 'PAID', can: [] }],
  })
})

test('pictures that the member has not stored as vouchers are refused as if they did not exist, and nothing is handed in', async () => {
  const { paySn } = await aCheckout(client)
  const own = (await aStoredVoucher(client, 7)).replace('/files/', '')
  const other = (await aStoredVoucher(client, 8)).replace('/files/', '')
  for (const images of [[other], [own, randomUUID()], ['../../etc/passwd'], ['x'.repeat(300)]])
    expect(await ask(payVoucher, { ...aVoucher(paySn), images }, keyed(buyer))).toMatchObject({ state: 255, msg: 'member.pictureGone' })
  expect(await standOf(client, paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  expect((await ask(payVoucher, { ...aVoucher(paySn), images: [own] }, keyed(buyer))).data).toMatchObject({ state: 'SUBMITTED' })
})

test('a voucher without a key is refused before anything is read', async () => {
  const { paySn } = await aCheckout(client)
  expect(await ask(payVoucher, aVoucher(paySn), buyer)).toMatchObject({ state: 255, msg: 'api.keyRequired' })
  expect(await standOf(client, paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
})

test('money in a wrong amount is shown to the platform, which gives it back once', async () => {
  const { paySn } = await aCheckout(client)
  const started = await ask(payStart, { paySn, method: 'wechat' }, buyer)
  const number = started.data?.paymentSn ?? ''
  wechat.pay(number)
  await client.query(
    `UPDATE orders SET state = 'CANCELLED' WHERE order_sn = (SELECT order_sn FROM orders JOIN pay_order USING (pay_order_id) WHERE pay_sn = $1 ORDER BY order_id LIMIT 1)`,
    [paySn],
  )
  await wechat.courier.deliver('trade', number)
  const held = wechat.ledger().merchantFen
  const row = (await ask(paymentList, { state: 'MISMATCH', keyword: paySn }, clerk)).data?.list[0]
  expect(row).toMatchObject({ stateText: '金额不符，待处理', capturedAmount: 57.9, can: ['refund'] })
  const paymentId = row?.paymentId ?? 0
  const refund = await ask(paymentRefund, { paymentId, reason: '金额不符' }, keyed(clerk))
  expect(refund.data).toMatchObject({ amount: 57.9 })
  expect(await ask(paymentRefund, { paymentId, reason: '再退一次' }, keyed(clerk))).toMatchObject({ msg: 'payment.nothingToGiveBack' })
  const { rows } = await client.query<{ refund_id: string }>(`SELECT refund_id FROM payment_refund WHERE payment_id = $1`, [paymentId])
  await sendRefund(house, deps, Number(rows[0]?.refund_id))
  expect(wechat.ledger().merchantFen).toBe(held - 5790n)
  expect((await ask(paymentList, { keyword: paySn }, clerk)).data?.list[0]).toMatchObject({
    refundedAmount: 57.9,
    refundList: [{ amount: 57.9, state: 'PROCESSING' }],
    can: [],
  })
})

test('a paid payment cannot be given back here: that is a case of after-sale', async () => {
  const { paySn } = await aCheckout(client)
  const number = (await ask(payStart, { paySn, method: 'wechat' }, buyer)).data?.paymentSn ?? ''
  wechat.pay(number)
  await wechat.courier.deliver('trade', number)
  const paymentId = (await ask(paymentList, { keyword: number }, clerk)).data?.list[0]?.paymentId ?? 0
  expect(await ask(paymentRefund, { paymentId, reason: 'x' }, keyed(clerk))).toMatchObject({ msg: 'payment.nothingToGiveBack' })
  expect(await standOf(client, paySn)).toMatch(/^PAID/)
})

test('the platform takes payments and vouchers along as files; nobody else does', async () => {
  const { paySn } = await aCheckout(client)
  await ask(payStart, { paySn, method: 'wechat' }, buyer)
  const file = (await ask(paymentExport, { keyword: paySn, format: 'csv' }, clerk)).data
  const lines = Buffer.from(file?.base64 ?? '', 'base64')
    .toString()
    .split('\r\n')
  expect([file?.fileName.startsWith('支付流水-'), lines.length, lines[1]?.split(',')[1]]).toEqual([true, 3, paySn])
  const vouchers = (await ask(voucherExport, { format: 'csv' }, clerk)).data
  expect(Buffer.from(vouchers?.base64 ?? '', 'base64').toString()).toContain('付款户名')
  for (const call of [paymentExport, voucherExport]) expect((await ask(call, {}, buyer)).state).toBe(259)
  const { rows } = await client.query("SELECT entity FROM audit_log WHERE action = 'payment.export' ORDER BY id")
  expect(rows.map((row) => row.entity)).toEqual(['paymentList', 'voucherList'])
})
