import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { alipayGateway } from '../../adapters/payment/alipay/alipay-gateway.ts'
import { demoTransferAccount } from '../../adapters/payment/demo-account-data.ts'
import type { CapturedPayment } from '../../adapters/outbox-capture/capture.ts'
import { openLocalGateways, type LocalPayment } from '../../adapters/payment/local-gateways.ts'
import { rawVault } from '../../adapters/payment/raw-vault.ts'
import { privateKeyOf, publicKeyOf } from '../../adapters/payment/rsa-signature.ts'
import { wechatPayGateway } from '../../adapters/payment/wechatpay/wechatpay-gateway.ts'
import { yuanText } from '../../kernel/money/money.ts'
import { repaymentSubject } from '../../modules/credit/server/public.ts'
import { contractDueSubject } from '../../modules/contract-due/server/public.ts'
import { dueOfPricePaid } from '../../modules/contract-pricing/server/public.ts'
import { depositSubject } from '../../modules/group-sale/server/public.ts'
import { mallOrderSubject } from '../../modules/loyalty/server/public.ts'
import { type PaymentDeps } from '../../modules/payment/server/public.ts'
import { supplementSubject } from '../../modules/weighing/server/public.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import { BadConfig, type Config } from '../config/config.ts'
import { personalKeysOf } from '../config/personal-keys.ts'

export type PaymentChannels = {
  readonly deps: PaymentDeps
  /** Routes of the local gateways; null with real channels. */
  readonly localGateways: ((app: FastifyInstance) => Promise<void>) | null
  /** The newest payments of the local gateways, for the demonstration's outbox. */
  readonly captured: (most: number) => CapturedPayment[]
  readonly close: () => void
}

type Gateway = ReturnType<typeof wechatPayGateway>

/** The configured channels; with none configured, the local gateways, which refuse production. */
export function openPaymentChannels(config: Config, clock: Clock, secret: string, siteUrl: string): PaymentChannels {
  const real = [realWechatPay(config, clock), realAlipay(config, clock)].filter((gateway) => gateway !== null)
  const demonstration = real.length === 0 && config.NODE_ENV !== 'production'
  const ownBaseUrl = ownBaseUrlOf(config)
  const local = demonstration
    ? openLocalGateways({ dataDir: resolve(config.DATA_DIR), nodeEnv: config.NODE_ENV, clock, ownBaseUrl, publicBaseUrl: siteUrl })
    : null
  const gateways: readonly Gateway[] = local?.gateways ?? real
  const account = transferAccountOf(config) ?? (demonstration ? demoTransferAccount : null)
  return {
    deps: {
      gateways: new Map(gateways.map((gateway) => [gateway.channel, gateway])),
      demonstration,
      notifyBaseUrl: demonstration ? ownBaseUrl : siteUrl,
      siteUrl,
      vault: rawVault(personalKeysOf(config, secret)),
      transferAccount: async () => account,
      subjects: [mallOrderSubject, repaymentSubject, depositSubject, supplementSubject, contractDueSubject(dueOfPricePaid)],
    },
    localGateways: local?.plugin ?? null,
    captured: (most) => (local?.payments(most) ?? []).map(capturedPayment),
    close: () => local?.close(),
  }
}

/** How this server reaches itself. */
export function ownBaseUrlOf({ HOST, PORT }: Config): string {
  return `http://${loopbackFor(HOST)}:${PORT}`
}

/** How this server reaches itself when it listens on `host`. */
function loopbackFor(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function capturedPayment({ channel, trade }: LocalPayment): CapturedPayment {
  const cashier = channel === 'wechat' ? '/dev/wechatpay/cashier/' : '/dev/alipay/cashier/'
  return {
    channel,
    number: trade.outTradeNo,
    amount: yuanText(trade.amountFen),
    description: trade.description,
    state: trade.state,
    paidAt: trade.paidAt,
    cashier: cashier + trade.token,
  }
}

function realWechatPay(config: Config, clock: Clock): Gateway | null {
  const {
    WECHATPAY_APP_ID: appId,
    WECHATPAY_MCH_ID: mchId,
    WECHATPAY_MERCHANT_SERIAL: merchantSerial,
    WECHATPAY_API_V3_KEY: apiV3Key,
  } = config
  if (!appId || !mchId || !merchantSerial || !apiV3Key || !config.WECHATPAY_PRIVATE_KEY_FILE) return null
  const platformKeys = new Map(
    (config.WECHATPAY_PLATFORM_KEYS ?? '').split(',').map((pair) => {
      const [serial = '', file = ''] = pair.split('=')
      return [serial, readKey('WECHATPAY_PLATFORM_KEYS', file, publicKeyOf)]
    }),
  )
  const merchantPrivateKey = readKey('WECHATPAY_PRIVATE_KEY_FILE', config.WECHATPAY_PRIVATE_KEY_FILE, privateKeyOf)
  return wechatPayGateway({
    baseUrl: 'https://api.mch.weixin.qq.com',
    appId,
    mchId,
    merchantSerial,
    merchantPrivateKey,
    platformKeys,
    apiV3Key,
    clock,
  })
}

function realAlipay(config: Config, clock: Clock): Gateway | null {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId, ALIPAY_PRIVATE_KEY_FILE: ownKey, ALIPAY_PUBLIC_KEY_FILE: theirKey } = config
  if (!appId || !sellerId || !ownKey || !theirKey) return null
  const gatewayUrl = 'https://openapi.alipay.com/gateway.do'
  const keys = {
    appPrivateKey: readKey('ALIPAY_PRIVATE_KEY_FILE', ownKey, privateKeyOf),
    alipayPublicKey: readKey('ALIPAY_PUBLIC_KEY_FILE', theirKey, publicKeyOf),
  }
  return alipayGateway({ gatewayUrl, browserGatewayUrl: gatewayUrl, appId, sellerId, ...keys, clock })
}

function readKey<Key>(setting: string, file: string, read: (text: string) => Key): Key {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    throw new BadConfig(`${setting}: ${file} holds no readable RSA key.`)
  }
}

function transferAccountOf(config: Config) {
  const { TRANSFER_ACCOUNT_NAME: accountName, TRANSFER_ACCOUNT_BANK: bankName, TRANSFER_ACCOUNT_NO: accountNo } = config
  return accountName && bankName && accountNo ? { accountName, bankName, accountNo, remark: '' } : null
}
