import type { KeyObject } from 'node:crypto'
import type { Clock } from '../../../kernel/time/clock.ts'

/** A merchant account of WeChat Pay, direct connection (直连商户), API v3. */
export type WechatPayConfig = {
  /** `https://api.mch.weixin.qq.com`, or the local stand-in. Without a trailing slash. */
  readonly baseUrl: string
  readonly appId: string
  readonly mchId: string
  /** Serial number of the merchant's API certificate. */
  readonly merchantSerial: string
  readonly merchantPrivateKey: KeyObject
  /** Keys that WeChat Pay signs with, by `Wechatpay-Serial` (a certificate serial or `PUB_KEY_ID_…`). Two during a rotation. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>
  /** The 32-byte APIv3 key that seals notification resources. */
  readonly apiV3Key: string
  readonly clock: Clock
}
