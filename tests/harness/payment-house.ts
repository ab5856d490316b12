import fastify from 'fastify'
import { afterAll } from 'vitest'
import type { AppContext } from '../../src/api/handler.ts'
import { alipayGateway } from '../../src/adapters/payment/alipay/alipay-gateway.ts'
import { localAlipayConfig } from '../../src/adapters/payment/local-alipay/alipay-account.ts'
import { openLocalAlipay, type LocalAlipay } from '../../src/adapters/payment/local-alipay/local-alipay.ts'
import { localWechatPayConfig } from '../../src/adapters/payment/local-wechat/wechat-account.ts'
import { openLocalWechat, type LocalWechat } from '../../src/adapters/payment/local-wechat/local-wechat.ts'
import { rawVault } from '../../src/adapters/payment/raw-vault.ts'
import { wechatPayGateway } from '../../src/adapters/payment/wechatpay/wechatpay-gateway.ts'
import { openPool, readerOf, visitorReaderOf } from '../../src/adapters/postgres/pool.ts'
import { unitOfWork } from '../../src/adapters/postgres/unit-of-work.ts'
import type { PaymentDeps } from '../../src/modules/payment/server/deps.ts'
import { paymentNotifyRoutes } from '../../src/modules/payment/server/gateway/notify-routes.ts'
import type { PaymentChannel, PaymentGateway } from '../../src/modules/payment/server/ports.ts'
import type { TestDatabase } from './pg.ts'

/** A house with payment on a real database, both local gateways and the notification routes on a real socket. */
export type PaymentHouse = {
  readonly house: AppContext
  /** A second process' view of the same house: pools of its own. */
  readonly twin: AppContext
  readonly deps: PaymentDeps
  readonly wechat: LocalWechat
  readonly alipay: LocalAlipay
  readonly baseUrl: string
  readonly clock: { now(): Date; moveOn: (seconds: number) => void }
  /** Outcomes that needed eyes, in order. */
  readonly odd: string[]
}

export async function aPaymentHouse(database: TestDatabase): Promise<PaymentHouse> {
  let shift = 0
  const clock = { now: () => new Date(Date.now() + shift), moveOn: (seconds: number) => void (shift += seconds * 1000) }
  const opened = [aHouse(database.url, clock), aHouse(database.url, clock)] as const
  const app = fastify()
  let baseUrl = ''
  // Nothing is brought by itself: each test says what comes, in which order and how often.
  const parts = { file: ':memory:', nodeEnv: 'test', clock }
  const wechat = openLocalWechat({ ...parts, cashierBaseUrl: () => `${baseUrl}/dev/wechatpay` })
  const alipay = openLocalAlipay(parts)
  wechat.courier.hold(true)
  alipay.courier.hold(true)
  await app.register(wechat.plugin, { prefix: '/dev/wechatpay' })
  await app.register(alipay.plugin, { prefix: '/dev/alipay' })
  const gateways = new Map<PaymentChannel, PaymentGateway>()
  const odd: string[] = []
  const urls = {
    get notifyBaseUrl() {
      return baseUrl
    },
    get siteUrl() {
      return baseUrl
    },
  }
  const vault = rawVault([{ id: 'app', secret: 'a secret for tests, of enough characters' }])
  const transferAccount = async () => ({ accountName: '演示', bankName: '演示银行', accountNo: '6222000000000000', remark: '' })
  const deps: PaymentDeps = Object.assign(urls, { gateways, demonstration: true, vault, transferAccount })
  await app.register(
    paymentNotifyRoutes({
      house: opened[0].house,
      deps,
      onOdd: (facts) => odd.push(facts.error instanceof Error ? `${facts.outcome}: ${facts.error.message}` : facts.outcome),
    }),
  )
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  gateways.set('wechat', wechatPayGateway(localWechatPayConfig(wechat.account, `${baseUrl}/dev/wechatpay`, clock)))
  gateways.set('alipay', alipayGateway(localAlipayConfig(alipay.account, `${baseUrl}/dev/alipay`, `${baseUrl}/dev/alipay`, clock)))
  afterAll(async () => {
    wechat.close()
    alipay.close()
    await app.close()
    await Promise.all(opened.map((one) => one.close()))
  })
  return { house: opened[0].house, twin: opened[1].house, deps, wechat, alipay, baseUrl, clock, odd }
}

function aHouse(connectionString: string, clock: { now(): Date }) {
  const app = openPool({ connectionString, max: 6, role: 'zb_app' })
  const visitors = openPool({ connectionString, max: 1, role: 'zb_visitor' })
  const house: AppContext = { read: readerOf(app), visitorRead: visitorReaderOf(visitors), inTransaction: unitOfWork(app), clock }
  return { house, close: async () => void (await Promise.all([app.end(), visitors.end()])) }
}
