import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { PaymentGateway } from '../../modules/payment/server/ports.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import { alipayGateway } from './alipay/alipay-gateway.ts'
import { localAlipayConfig } from './local-alipay/alipay-account.ts'
import { openLocalAlipay } from './local-alipay/local-alipay.ts'
import { localWechatPayConfig } from './local-wechat/wechat-account.ts'
import type { LocalTrade } from './local-gateway/trade-record.ts'
import { openLocalWechat } from './local-wechat/local-wechat.ts'
import { wechatPayGateway } from './wechatpay/wechatpay-gateway.ts'

export type LocalGatewaysOptions = {
  readonly dataDir: string
  readonly nodeEnv: string | undefined
  readonly clock: Clock
  /** How this server reaches itself, e.g. `http://127.0.0.1:3000`. */
  readonly ownBaseUrl: string
  /** How a browser reaches this server. */
  readonly publicBaseUrl: string
}

/** A payment that a local gateway knows. */
export type LocalPayment = { readonly channel: 'wechat' | 'alipay'; readonly trade: LocalTrade }

export type LocalGateways = {
  readonly gateways: PaymentGateway[]
  readonly plugin: (app: FastifyInstance) => Promise<void>
  /** The newest payments of both, for the demonstration's outbox. */
  readonly payments: (most: number) => LocalPayment[]
  readonly close: () => void
}

/**
 * Both local gateways and the adapters that talk to them over the loopback socket: what the composition root uses
 * when no real channel is configured. Throws with NODE_ENV=production.
 */
export function openLocalGateways(options: LocalGatewaysOptions): LocalGateways {
  const { clock, nodeEnv, ownBaseUrl, publicBaseUrl } = options
  const file = (name: string) => join(options.dataDir, 'local-gateways', name)
  const wechat = openLocalWechat({ file: file('wechatpay.sqlite'), nodeEnv, clock, cashierBaseUrl: () => `${publicBaseUrl}/dev/wechatpay` })
  const alipay = openLocalAlipay({ file: file('alipay.sqlite'), nodeEnv, clock })
  return {
    gateways: [
      wechatPayGateway(localWechatPayConfig(wechat.account, `${ownBaseUrl}/dev/wechatpay`, clock)),
      alipayGateway(localAlipayConfig(alipay.account, `${ownBaseUrl}/dev/alipay`, `${publicBaseUrl}/dev/alipay`, clock)),
    ],
    plugin: async (app) => {
      await app.register(wechat.plugin, { prefix: '/dev/wechatpay' })
      await app.register(alipay.plugin, { prefix: '/dev/alipay' })
    },
    payments: (most) => [
      ...wechat.trades(most).map((trade) => ({ channel: 'wechat' as const, trade })),
      ...alipay.trades(most).map((trade) => ({ channel: 'alipay' as const, trade })),
    ],
    close: () => {
      wechat.close()
      alipay.close()
    },
  }
}
