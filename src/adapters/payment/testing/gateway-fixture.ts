import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { GatewayNotice, HeaderValues, NotificationRefusal, PaymentGateway } from '../../../modules/payment/server/ports.ts'
import { alipayGateway } from '../alipay/alipay-gateway.ts'
import { localAlipayConfig } from '../local-alipay/alipay-account.ts'
import { openLocalAlipay, type LocalAlipay } from '../local-alipay/local-alipay.ts'
import { localWechatPayConfig } from '../local-wechat/wechat-account.ts'
import { openLocalWechat, type LocalWechat } from '../local-wechat/local-wechat.ts'
import { wechatPayGateway } from '../wechatpay/wechatpay-gateway.ts'
import type { WechatPayConfig } from '../wechatpay/wechatpay-config.ts'

/** One notification as it came through the socket, and what the adapter said of it. */
export type Received = {
  readonly rawBody: Buffer
  readonly headers: HeaderValues
  readonly verdict: GatewayNotice | NotificationRefusal
  readonly notifyId: string | null
}

export type GatewayFixture = {
  readonly baseUrl: string
  readonly wechat: LocalWechat
  readonly alipay: LocalAlipay
  readonly wechatConfig: WechatPayConfig
  readonly wechatGateway: PaymentGateway
  readonly alipayGateway: PaymentGateway
  readonly received: Received[]
  /** What the merchant's side answers to good notifications. */
  readonly merchant: { accepts: boolean }
  readonly clock: { now(): Date; moveOn: (seconds: number) => void }
  readonly close: () => Promise<void>
}

// Making four RSA keys costs a second, so each test copies a record that already has them.
let template: string | null = null

function aRecordFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-house-'))
  if (template) {
    for (const name of ['wechatpay.sqlite', 'alipay.sqlite']) copyFileSync(join(template, name), join(folder, name))
    return folder
  }
  const parts = { nodeEnv: 'test', clock: { now: () => new Date() } }
  openLocalWechat({ ...parts, file: join(folder, 'wechatpay.sqlite'), cashierBaseUrl: () => '' }).close()
  openLocalAlipay({ ...parts, file: join(folder, 'alipay.sqlite') }).close()
  template = folder
  return aRecordFolder()
}

function movableClock() {
  let shift = 0
  return {
    now: () => new Date(Date.now() + shift),
    moveOn: (seconds: number) => {
      shift += seconds * 1000
    },
  }
}

/** Both local gateways and a merchant's notification addresses on one real socket of 127.0.0.1. */
export async function startGatewayFixture(options: { intervalsSeconds?: number[] } = {}): Promise<GatewayFixture> {
  const clock = movableClock()
  const app = fastify()
  let baseUrl = ''
  const folder = aRecordFolder()
  const parts = { nodeEnv: 'test', clock, ...options }
  const wechat = openLocalWechat({ ...parts, file: join(folder, 'wechatpay.sqlite'), cashierBaseUrl: () => `${baseUrl}/dev/wechatpay` })
  const alipay = openLocalAlipay({ ...parts, file: join(folder, 'alipay.sqlite') })
  await app.register(wechat.plugin, { prefix: '/dev/wechatpay' })
  await app.register(alipay.plugin, { prefix: '/dev/alipay' })
  const received: Received[] = []
  const merchant = { accepts: true }
  const gateways: { wechat?: PaymentGateway; alipay?: PaymentGateway } = {}
  await app.register(async (inner) => notifyRoutes(inner, () => gateways, received, merchant))
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const wechatConfig = localWechatPayConfig(wechat.account, `${baseUrl}/dev/wechatpay`, clock)
  const wechatAdapter = wechatPayGateway(wechatConfig)
  const alipayAdapter = alipayGateway(localAlipayConfig(alipay.account, `${baseUrl}/dev/alipay`, `${baseUrl}/dev/alipay`, clock))
  gateways.wechat = wechatAdapter
  gateways.alipay = alipayAdapter
  const close = async () => {
    wechat.close()
    alipay.close()
    await app.close()
    rmSync(folder, { recursive: true })
  }
  return {
    baseUrl,
    wechat,
    alipay,
    wechatConfig,
    wechatGateway: wechatAdapter,
    alipayGateway: alipayAdapter,
    received,
    merchant,
    clock,
    close,
  }
}

function notifyRoutes(
  app: FastifyInstance,
  gateways: () => { wechat?: PaymentGateway; alipay?: PaymentGateway },
  received: Received[],
  merchant: { accepts: boolean },
): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const channel of ['wechat', 'alipay'] as const) {
    app.post(`/notify/${channel}`, (request, reply) => {
      const gateway = gateways()[channel]
      if (!gateway || !Buffer.isBuffer(request.body)) return reply.code(500).send()
      const verdict = gateway.verifyNotification(request.body, request.headers)
      const good = verdict.kind === 'verified'
      received.push({
        rawBody: request.body,
        headers: request.headers,
        verdict: good ? verdict.notice : verdict,
        notifyId: good ? verdict.notifyId : null,
      })
      const answer = gateway.reply(good ? (merchant.accepts ? 'accepted' : 'failed') : verdict.reason)
      return reply.code(answer.status).type(answer.contentType).send(answer.body)
    })
  }
}

let count = 0

/** A number that no other trade of this run has. */
export function aTradeNumber(): string {
  count += 1
  return `T${process.pid}${Date.now()}${count}`
}

/** Waits until `ready` says yes; fails after two seconds. */
export async function eventually(ready: () => boolean): Promise<void> {
  const end = Date.now() + 2_000
  while (!ready()) {
    if (Date.now() > end) throw new Error('waited two seconds for nothing')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
