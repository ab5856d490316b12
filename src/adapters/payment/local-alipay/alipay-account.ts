import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../../kernel/time/clock.ts'
import type { AlipayConfig } from '../alipay/alipay-config.ts'
import { keyPairOf, type KeyPair } from '../local-gateway/demo-keys.ts'

/** The demonstration application at the local Alipay: both sides' keys, made on first use, kept in the gateway's record. */
export type LocalAlipayAccount = {
  readonly appId: string
  readonly sellerId: string
  readonly application: KeyPair
  readonly alipay: KeyPair
}

export function localAlipayAccount(database: DatabaseSync): LocalAlipayAccount {
  return {
    appId: '9021000100000001',
    sellerId: '2088000000000001',
    application: keyPairOf(database, 'application'),
    alipay: keyPairOf(database, 'alipay'),
  }
}

/** What the merchant's adapter must know; `mountUrl` is how this server reaches the plugin, `browserUrl` how a browser does. */
export function localAlipayConfig(account: LocalAlipayAccount, mountUrl: string, browserUrl: string, clock: Clock): AlipayConfig {
  return {
    gatewayUrl: `${mountUrl}/gateway.do`,
    browserGatewayUrl: `${browserUrl}/gateway.do`,
    appId: account.appId,
    sellerId: account.sellerId,
    appPrivateKey: account.application.privateKey,
    alipayPublicKey: account.alipay.publicKey,
    clock,
  }
}
