import { expect, test } from 'vitest'
import { startGatewayFixture, aTradeNumber, eventually, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { wechatPayGateway } from '../wechatpay/wechatpay-gateway.ts'
import { openLocalWechat, wechatIntervalsSeconds } from './local-wechat.ts'
import { wechatFaults } from './wechat-notifications.ts'

async function inHouse(work: (house: GatewayFixture) => Promise<void>, options?: { intervalsSeconds?: number[] }): Promise<void> {
  const house = await startGatewayFixture(options)
  try {
    await work(house)
  } finally {
    await house.close()
  }
}

async function aTrade(house: GatewayFixture, change: { amountFen?: bigint; expireInSeconds?: number } = {}) {
  const outTradeNo = aTradeNumber()
  const amountFen = change.amountFen ?? 123_456n
  const created = await house.wechatGateway.create({
    outTradeNo,
    amountFen,
    description: '锌桥订单 0#锌锭 5 吨',
    expireAt: new Date(house.clock.now().getTime() + (change.expireInSeconds ?? 1800) * 1000),
    notifyUrl: `${house.baseUrl}/notify/wechat`,
    returnUrl: '',
  })
  return { outTradeNo, amountFen, created, cashierUrl: created.kind === 'qr' ? created.codeUrl : '' }
}

test('create, pay at the cashier page, be notified, query: one trade, the same on both sides', async () => {
  await inHouse(async (house) => {
    const trade = await aTrade(house)
    expect(trade.created.kind).toBe('qr')
    expect(await house.wechatGateway.query(trade.outTradeNo)).toMatchObject({
      kind: 'trade',
      trade: { state: 'unpaid', gatewayTradeNo: null },
    })
    const page = await fetch(trade.cashierUrl)
    expect(await page.text()).toMatch(/演示[\s\S]*¥1,234\.56/)
    const paid = await fetch(trade.cashierUrl, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) })
    expect(await paid.text()).toContain('支付成功')
    await eventually(() => house.received.length > 0)
    const queried = await house.wechatGateway.query(trade.outTradeNo)
    expect(queried).toMatchObject({ kind: 'trade', trade: { state: 'paid', amountFen: trade.amountFen, currency: 'CNY' } })
    expect(house.received[0]?.verdict).toEqual(queried)
    expect(house.wechat.ledger()).toEqual({ merchantFen: trade.amountFen, allFen: 0n })
  })
})

test('giving up at the cashier leaves the trade unpaid and says nothing to the merchant', async () => {
  await inHouse(async (house) => {
    const trade = await aTrade(house)
    const page = await fetch(trade.cashierUrl, { method: 'POST', body: new URLSearchParams({ act: 'abandon' }) })
    expect(await page.text()).toContain('已放弃')
    expect(await house.wechatGateway.query(trade.outTradeNo)).toMatchObject({ trade: { state: 'unpaid' } })
    expect(house.wechat.ledger().merchantFen).toBe(0n)
    expect(await house.wechat.courier.deliver('trade', trade.outTradeNo)).toBeNull()
  })
})

test('a trade is paid once, however often the button is pressed', async () => {
  await inHouse(async (house) => {
    const trade = await aTrade(house)
    const presses = await Promise.all(
      Array.from({ length: 8 }, () => fetch(trade.cashierUrl, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) })),
    )
    expect(presses.every((press) => press.status === 200)).toBe(true)
    expect(house.wechat.ledger()).toEqual({ merchantFen: trade.amountFen, allFen: 0n })
  })
})

test('the same number with another amount is refused; with the same amount it is the same trade', async () => {
  await inHouse(async (house) => {
    const trade = await aTrade(house)
    const again = (amountFen: bigint) =>
      house.wechatGateway.create({
        outTradeNo: trade.outTradeNo,
        amountFen,
        description: 'x',
        expireAt: new Date(house.clock.now().getTime() + 60_000),
        notifyUrl: `${house.baseUrl}/notify/wechat`,
        returnUrl: '',
      })
    expect(await again(trade.amountFen)).toEqual(trade.created)
    expect(await again(1n)).toEqual({ kind: 'refused', reason: 'OUT_TRADE_NO_USED' })
  })
})

test('a closed or expired trade cannot be paid; a paid one cannot be closed', async () => {
  await inHouse(async (house) => {
    const closed = await aTrade(house)
    expect(await house.wechatGateway.close(closed.outTradeNo)).toEqual({ kind: 'closed' })
    expect(await house.wechatGateway.close(closed.outTradeNo)).toEqual({ kind: 'closed' })
    expect(house.wechat.pay(closed.outTradeNo)).toBe(false)
    const expired = await aTrade(house, { expireInSeconds: 60 })
    house.clock.moveOn(61)
    expect(house.wechat.pay(expired.outTradeNo)).toBe(false)
    const paid = await aTrade(house)
    expect(house.wechat.pay(paid.outTradeNo)).toBe(true)
    expect(await house.wechatGateway.close(paid.outTradeNo)).toEqual({ kind: 'refused', reason: 'ORDERPAID' })
    expect(house.wechat.ledger().merchantFen).toBe(paid.amountFen)
  })
})

test('a number that nobody created is absent, and a foreign one cannot be asked for', async () => {
  await inHouse(async (house) => {
    expect(await house.wechatGateway.query('NOSUCHTRADE1')).toEqual({ kind: 'absent' })
    expect(await house.wechatGateway.close('NOSUCHTRADE1')).toEqual({ kind: 'closed' })
    expect(await house.wechatGateway.queryRefund({ outTradeNo: 'NOSUCHTRADE1', outRefundNo: 'R1' })).toEqual({ kind: 'absent' })
  })
})

test('refunds in parts: each number once, never more than was paid, told by query and notification', async () => {
  await inHouse(async (house) => {
    const { outTradeNo, amountFen } = await aTrade(house, { amountFen: 1000n })
    const refund = (outRefundNo: string, fen: bigint) =>
      house.wechatGateway.refund({
        outTradeNo,
        outRefundNo,
        amountFen: fen,
        totalFen: amountFen,
        reason: '缺货',
        notifyUrl: `${house.baseUrl}/notify/wechat`,
      })
    expect(await refund('R1', 300n)).toMatchObject({ kind: 'refused' })
    house.wechat.pay(outTradeNo)
    expect(await refund('R1', 300n)).toMatchObject({ kind: 'refund', refund: { state: 'processing', amountFen: 300n } })
    expect(await refund('R1', 300n)).toMatchObject({ kind: 'refund', refund: { state: 'done' } })
    expect(await refund('R1', 301n)).toMatchObject({ kind: 'refused' })
    expect(await refund('R2', 701n)).toEqual({ kind: 'refused', reason: 'NOT_ENOUGH' })
    expect(await refund('R2', 700n)).toMatchObject({ kind: 'refund' })
    expect(await refund('R3', 1n)).toMatchObject({ kind: 'refused' })
    expect(await house.wechatGateway.queryRefund({ outTradeNo, outRefundNo: 'R2' })).toMatchObject({
      kind: 'refund',
      refund: { state: 'done', amountFen: 700n },
    })
    await eventually(() => house.received.filter((received) => received.verdict.kind === 'refund').length === 2)
    expect(house.wechat.ledger()).toEqual({ merchantFen: 0n, allFen: 0n })
  })
})

test('a notification that the merchant does not take comes again with the same number until it is taken, then never more', async () => {
  await inHouse(async (house) => {
    house.merchant.accepts = false
    house.wechat.pay((await aTrade(house)).outTradeNo)
    await eventually(() => house.received.length === 1)
    await house.wechat.courier.deliverDue()
    for (const wait of [15, 15, 30, 180]) {
      house.clock.moveOn(wait - 2)
      const before = house.received.length
      await house.wechat.courier.deliverDue()
      expect(house.received.length).toBe(before)
      house.clock.moveOn(3)
      await house.wechat.courier.deliverDue()
      expect(house.received.length).toBe(before + 1)
    }
    house.merchant.accepts = true
    house.clock.moveOn(601)
    await eventually(() => house.received.length === 6)
    house.clock.moveOn(90_000)
    await house.wechat.courier.deliverDue()
    expect(house.received.length).toBe(6)
    expect(new Set(house.received.map((received) => received.notifyId)).size).toBe(1)
  })
})

test('the waiting times are the published ones, about 24 hours and 4 minutes in all', () => {
  expect(wechatIntervalsSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(24 * 3600 + 4 * 60)
})

test('of all the ways in which a notification can be wrong, verification stops what it can and passes on what only the order knows', async () => {
  await inHouse(async (house) => {
    const { outTradeNo } = await aTrade(house)
    house.wechat.courier.hold(true)
    house.wechat.pay(outTradeNo)
    const left = new Set<string>([
      'wrongAmount',
      'wrongCurrency',
      'wrongNumber',
      'otherTransaction',
      'notPaid',
      'unknownFields',
      'newNotifyId',
    ])
    const content = new Set<string>(['wrongApp', 'wrongMerchant', 'wrongSeal'])
    for (const fault of wechatFaults) {
      const answer = await house.wechat.courier.deliver('trade', outTradeNo, fault)
      expect(answer?.status, fault).toBe(left.has(fault) ? 200 : content.has(fault) ? 400 : 401)
      expect(house.received.at(-1)?.verdict.kind === 'refused', fault).toBe(!left.has(fault))
    }
  })
})

test('the gateway refuses a merchant whose key, number or clock is wrong, and the adapter then knows nothing', async () => {
  await inHouse(async (house) => {
    const config = house.wechatConfig
    const wrong = [
      { ...config, merchantPrivateKey: house.alipay.account.application.privateKey },
      { ...config, merchantSerial: 'OTHER' },
      { ...config, clock: { now: () => new Date(house.clock.now().getTime() - 301_000) } },
    ]
    for (const account of wrong) expect((await wechatPayGateway(account).query('NOSUCHTRADE1')).kind).not.toBe('absent')
    const deaf = wechatPayGateway({ ...config, platformKeys: new Map() })
    expect(await deaf.query('NOSUCHTRADE1')).toMatchObject({ kind: 'unknown' })
  })
})

test('a gateway that is not there, hangs up or answers rubbish leaves the outcome unknown, never refused or paid', async () => {
  await inHouse(async (house) => {
    const { outTradeNo } = await aTrade(house)
    for (const baseUrl of ['http://127.0.0.1:1', `${house.baseUrl}/nothing/here`, `${house.baseUrl}/dev/alipay`]) {
      const gateway = wechatPayGateway({ ...house.wechatConfig, baseUrl })
      expect((await gateway.query(outTradeNo)).kind).toBe('unknown')
      expect((await gateway.close(outTradeNo)).kind).toBe('unknown')
    }
  })
})

test('the local gateway refuses to open in production', () => {
  expect(() =>
    openLocalWechat({ file: ':memory:', nodeEnv: 'production', clock: { now: () => new Date() }, cashierBaseUrl: () => '' }),
  ).toThrow(/production/)
})
