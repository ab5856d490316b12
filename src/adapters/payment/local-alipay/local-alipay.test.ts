import { expect, test } from 'vitest'
import { alipayGateway } from '../alipay/alipay-gateway.ts'
import { startGatewayFixture, aTradeNumber, eventually, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { localAlipayConfig } from './alipay-account.ts'
import { alipayFaults } from './alipay-notifications.ts'
import { openLocalAlipay } from './local-alipay.ts'

async function inHouse(work: (house: GatewayFixture) => Promise<void>): Promise<void> {
  const house = await startGatewayFixture()
  try {
    await work(house)
  } finally {
    await house.close()
  }
}

/** A trade that the payer's browser has opened; `cashierUrl` is the page it was led to. */
async function anOpenedTrade(house: GatewayFixture, amountFen = 123_456n) {
  const outTradeNo = aTradeNumber()
  const created = await house.alipayGateway.create({
    outTradeNo,
    amountFen,
    description: '锌桥订单/0#锌锭=5吨&镀锌管',
    expireAt: new Date(house.clock.now().getTime() + 1_800_000),
    notifyUrl: `${house.baseUrl}/notify/alipay`,
    returnUrl: `${house.baseUrl}/buy/pay?paySn=1`,
  })
  const url = created.kind === 'redirect' ? created.url : ''
  const opened = await fetch(url)
  return { outTradeNo, amountFen, url, cashierUrl: opened.url, page: await opened.text() }
}

const press = (url: string, act: 'pay' | 'abandon') => fetch(url, { method: 'POST', body: new URLSearchParams({ act }) })

test('redirect, pay at the cashier page, be notified, query: one trade, the same on both sides', async () => {
  await inHouse(async (house) => {
    const trade = await anOpenedTrade(house)
    expect(trade.page).toMatch(/演示[\s\S]*¥1,234\.56/)
    expect(await house.alipayGateway.query(trade.outTradeNo)).toMatchObject({ kind: 'trade', trade: { state: 'unpaid' } })
    const paid = await (await press(trade.cashierUrl, 'pay')).text()
    expect(paid).toContain('/buy/pay?paySn=1')
    await eventually(() => house.received.length > 0)
    const queried = await house.alipayGateway.query(trade.outTradeNo)
    expect(queried).toMatchObject({ kind: 'trade', trade: { state: 'paid', amountFen: trade.amountFen } })
    expect(house.received[0]?.verdict).toEqual(queried)
    expect(house.alipay.ledger()).toEqual({ merchantFen: trade.amountFen, allFen: 0n })
  })
})

test('a trade that no browser has opened does not exist at the gateway', async () => {
  await inHouse(async (house) => {
    expect(await house.alipayGateway.query('NEVEROPENED1')).toEqual({ kind: 'absent' })
    expect(await house.alipayGateway.close('NEVEROPENED1')).toEqual({ kind: 'closed' })
  })
})

test('the redirect address cannot be changed on its way through the browser', async () => {
  await inHouse(async (house) => {
    const { url } = await anOpenedTrade(house)
    for (const [from, to] of [
      ['1234.56', '0.01'],
      ['notify%2Falipay', 'notify%2Fwechat'],
      ['page.pay', 'page.pey'],
    ] as const) {
      const changed = await fetch(url.replace(from, to))
      expect(changed.status, from).toBe(400)
    }
  })
})

test('a closed trade cannot be paid; a paid one cannot be closed', async () => {
  await inHouse(async (house) => {
    const closed = await anOpenedTrade(house)
    expect(await house.alipayGateway.close(closed.outTradeNo)).toEqual({ kind: 'closed' })
    await press(closed.cashierUrl, 'pay')
    expect(await house.alipayGateway.query(closed.outTradeNo)).toMatchObject({ trade: { state: 'closed' } })
    const paid = await anOpenedTrade(house)
    await press(paid.cashierUrl, 'pay')
    expect(await house.alipayGateway.close(paid.outTradeNo)).toMatchObject({ kind: 'refused' })
    expect(house.alipay.ledger().merchantFen).toBe(paid.amountFen)
  })
})

test('refunds in parts: each number once, never more than was paid, told by notification', async () => {
  await inHouse(async (house) => {
    const { outTradeNo, cashierUrl, amountFen } = await anOpenedTrade(house, 1000n)
    await press(cashierUrl, 'pay')
    const refund = (outRefundNo: string, fen: bigint) =>
      house.alipayGateway.refund({ outTradeNo, outRefundNo, amountFen: fen, totalFen: amountFen, reason: '缺货' })
    expect(await refund('R1', 300n)).toMatchObject({ kind: 'refund', refund: { state: 'done', amountFen: 300n } })
    // A repetition answers fund_change N; the adapter asks and finds the first one.
    expect(await refund('R1', 300n)).toMatchObject({ kind: 'refund', refund: { state: 'done', amountFen: 300n } })
    expect(await refund('R2', 701n)).toMatchObject({ kind: 'refused' })
    expect(await refund('R2', 700n)).toMatchObject({ kind: 'refund', refund: { amountFen: 700n } })
    expect(await house.alipayGateway.queryRefund({ outTradeNo, outRefundNo: 'R2' })).toMatchObject({
      kind: 'refund',
      refund: { state: 'done', amountFen: 700n },
    })
    expect(await house.alipayGateway.queryRefund({ outTradeNo, outRefundNo: 'R9' })).toEqual({ kind: 'absent' })
    await eventually(() => house.received.filter((received) => received.verdict.kind === 'refund').length === 2)
    expect(house.received.filter((received) => received.verdict.kind === 'trade').length).toBe(1)
    expect(house.alipay.ledger()).toEqual({ merchantFen: 0n, allFen: 0n })
    // A trade that was fully refunded had been paid, and still answers so.
    expect(await house.alipayGateway.query(outTradeNo)).toMatchObject({ trade: { state: 'paid' } })
  })
})

test('only the exact word success stops the deliveries', async () => {
  await inHouse(async (house) => {
    house.merchant.accepts = false
    const { cashierUrl } = await anOpenedTrade(house)
    await press(cashierUrl, 'pay')
    await eventually(() => house.received.length === 1)
    await house.alipay.courier.deliverDue()
    house.clock.moveOn(241)
    house.merchant.accepts = true
    await eventually(() => house.received.length === 2)
    house.clock.moveOn(200_000)
    await house.alipay.courier.deliverDue()
    expect(house.received.length).toBe(2)
  })
})

test('of all the ways in which a notification can be wrong, verification stops what it can and passes on what only the order knows', async () => {
  await inHouse(async (house) => {
    const { outTradeNo } = await anOpenedTrade(house)
    house.alipay.courier.hold(true)
    house.alipay.pay(outTradeNo)
    const left = new Set<string>(['wrongAmount', 'wrongNumber', 'otherTransaction', 'notPaid', 'unknownFields', 'newNotifyId'])
    for (const fault of alipayFaults) {
      const answer = await house.alipay.courier.deliver('trade', outTradeNo, fault)
      expect(answer?.body, fault).toBe(left.has(fault) ? 'success' : 'failure')
    }
  })
})

test('a merchant with the wrong key, and a gateway whose answer nobody signed, leave the outcome unknown', async () => {
  await inHouse(async (house) => {
    const mount = `${house.baseUrl}/dev/alipay`
    const config = localAlipayConfig(house.alipay.account, mount, mount, house.clock)
    const stranger = alipayGateway({ ...config, appPrivateKey: house.wechat.account.merchant.privateKey })
    expect(await stranger.query('NEVEROPENED1')).toMatchObject({ kind: 'refused', reason: 'isv.invalid-signature' })
    const deaf = alipayGateway({ ...config, alipayPublicKey: house.wechat.account.platform.publicKey })
    expect(await deaf.query('NEVEROPENED1')).toMatchObject({ kind: 'unknown' })
    const lost = alipayGateway({ ...config, gatewayUrl: 'http://127.0.0.1:1/gateway.do' })
    expect(await lost.query('NEVEROPENED1')).toMatchObject({ kind: 'unknown' })
  })
})

test('the local gateway refuses to open in production', () => {
  expect(() => openLocalAlipay({ file: ':memory:', nodeEnv: 'production', clock: { now: () => new Date() } })).toThrow(/production/)
})
