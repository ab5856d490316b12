import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import { aTradeNumber, startGatewayFixture } from '../testing/gateway-fixture.ts'
import { gbkBytes, gbkText } from './gbk.ts'
import { readWechatBill } from './read-wechat-bill.ts'

const fixture = await startGatewayFixture()
const { wechat, alipay, wechatGateway, alipayGateway, clock, baseUrl } = fixture
const today = dayOf(clock.now())

test('GBK is written as it is read', () => {
  expect(gbkText(gbkBytes('锌锭 Zn99.995,（元）￥'))).toBe('锌锭 Zn99.995,（元）￥')
})

test('each gateway hands out the bill of a day that is over, in its own format, and the adapter reads it', async () => {
  for (const { gateway, local, channel } of [
    { gateway: wechatGateway, local: wechat, channel: 'wechat' },
    { gateway: alipayGateway, local: alipay, channel: 'alipay' },
  ] as const) {
    expect(await gateway.downloadBill(addDays(today, -1))).toEqual({ kind: 'none' })
    const outTradeNo = aTradeNumber()
    const made = await gateway.create({
      outTradeNo,
      amountFen: 123_45n,
      description: '锌锭, 0#',
      expireAt: new Date(clock.now().getTime() + 600_000),
      notifyUrl: `${baseUrl}/notify/${channel}`,
      returnUrl: `${baseUrl}/back`,
    })
    if (made.kind === 'redirect') await fetch(made.url)
    expect(local.pay(outTradeNo)).toBe(true)
    const outRefundNo = `R${outTradeNo}`.slice(0, 32)
    await gateway.refund({ outTradeNo, outRefundNo, amountFen: 23_45n, totalFen: 123_45n, reason: '退款' })
    // Its day is not over.
    expect((await gateway.downloadBill(today)).kind).not.toBe('bill')
    clock.moveOn(86_400)
    const bill = await gateway.downloadBill(today)
    expect(bill).toMatchObject({
      kind: 'bill',
      entries: [
        { kind: 'payment', outTradeNo, outRefundNo: '', amountFen: 123_45n },
        { kind: 'refund', outTradeNo, outRefundNo, amountFen: 23_45n },
      ],
    })
    local.alterBill((entries) => entries.slice(1))
    expect(await gateway.downloadBill(today)).toMatchObject({ kind: 'bill', entries: [{ kind: 'refund' }] })
    clock.moveOn(-86_400)
  }
  await fixture.close()
})

test('a bill that lacks a column, or a line that its sum counts, is none', () => {
  expect(readWechatBill('a,b\r\n`1,`2\r\nc\r\n`1\r\n')).toBe(null)
  expect(readWechatBill('')).toBe(null)
})
