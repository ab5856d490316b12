import type { Call } from '../../../api/handler.ts'
import type { Failure } from '../../../kernel/failure/failure.ts'

/** Channels that take recharges. */
export type RechargeChannel = 'wechat' | 'alipay'

/** Nobody can say what happened: ask `query`, never repeat with a new number. */
type Unknown = { readonly kind: 'unknown'; readonly reason: string }
type Refused = { readonly kind: 'refused'; readonly reason: string }

/** A trade as a gateway verifiably states it. */
export type RechargeTrade = {
  readonly outTradeNo: string
  readonly gatewayTradeNo: string | null
  readonly state: 'unpaid' | 'paid' | 'closed'
  readonly amountFen: bigint | null
  readonly currency: string
  readonly paidAt: Date | null
}

/** What recharges need of a payment gateway; the gateways of payments fit. */
export type RechargeGateway = {
  readonly channel: RechargeChannel
  readonly create: (request: {
    readonly outTradeNo: string
    readonly amountFen: bigint
    readonly description: string
    readonly expireAt: Date
    readonly notifyUrl: string
    readonly returnUrl: string
  }) => Promise<{ readonly kind: 'qr'; readonly codeUrl: string } | { readonly kind: 'redirect'; readonly url: string } | Refused | Unknown>
  readonly query: (
    outTradeNo: string,
  ) => Promise<{ readonly kind: 'trade'; readonly trade: RechargeTrade } | { readonly kind: 'absent' } | Refused | Unknown>
  readonly close: (outTradeNo: string) => Promise<{ readonly kind: 'closed' } | Refused | Unknown>
}

/** Null when the payment password is right; otherwise why it is not, at the field `payPassword`. */
export type PayPasswordCheck = (call: Call, given: string) => Promise<Failure | null>

/** What the composition root hands in. */
export type WalletDeps = {
  readonly gateways: ReadonlyMap<RechargeChannel, RechargeGateway>
  /** True while local gateways stand in. */
  readonly demonstration: boolean
  /** How a gateway reaches us, without a trailing slash. */
  readonly notifyBaseUrl: string
  readonly siteUrl: string
}
