import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../../kernel/time/clock.ts'
import { keyPairOf, tokenSecretOf, type KeyPair } from '../local-gateway/demo-keys.ts'
import type { WechatPayConfig } from '../wechatpay/wechatpay-config.ts'

/** The demonstration merchant at the local WeChat Pay: both sides' keys, made on first use, kept in the gateway's record. */
export type LocalWechatAccount = {
  readonly appId: string
  readonly mchId: string
  readonly merchantSerial: string
  readonly merchant: KeyPair
  readonly platformSerial: string
  readonly platform: KeyPair
  readonly apiV3Key: string
}

export function localWechatAccount(database: DatabaseSync): LocalWechatAccount {
  return {
    appId: 'wxdemo0zincbridge0',
    mchId: '1900000001',
    merchantSerial: 'LOCALDEMOMERCHANT0001',
    merchant: keyPairOf(database, 'merchant'),
    platformSerial: 'PUB_KEY_ID_LOCALDEMO0001',
    platform: keyPairOf(database, 'platform'),
    apiV3Key: tokenSecretOf(database, 'apiV3Key'),
  }
}

/** What the merchant's adapter must know to talk to the local gateway at `baseUrl`. */
export function localWechatPayConfig(account: LocalWechatAccount, baseUrl: string, clock: Clock): WechatPayConfig {
  return {
    baseUrl,
    appId: account.appId,
    mchId: account.mchId,
    merchantSerial: account.merchantSerial,
    merchantPrivateKey: account.merchant.privateKey,
    platformKeys: new Map([[account.platformSerial, account.platform.publicKey]]),
    apiV3Key: account.apiV3Key,
    clock,
  }
}
