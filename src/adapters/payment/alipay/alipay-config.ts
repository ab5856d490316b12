import type { KeyObject } from 'node:crypto'
import type { Clock } from '../../../kernel/time/clock.ts'

/** An application of the Alipay open platform in public-key mode, RSA2. */
export type AlipayConfig = {
  /** `https://openapi.alipay.com/gateway.do`, or the local stand-in: where this server calls. */
  readonly gatewayUrl: string
  /** Where the payer's browser goes; differs from `gatewayUrl` only when this server reaches the gateway by another name. */
  readonly browserGatewayUrl: string
  readonly appId: string
  /** Our own user number (PID, 2088…): notifications for another seller are not ours. */
  readonly sellerId: string
  readonly appPrivateKey: KeyObject
  readonly alipayPublicKey: KeyObject
  readonly clock: Clock
}
