import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import type { MallTrade } from '../rules/mall-payment.ts'

/** What loyalty must know of an order. The amount in fen, goods without freight at what was paid for them. */
export type TradeFacts = {
  readonly orderSn: string
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly openCases: number
  readonly goodsAmount: bigint
}
/** Orders by their numbers; numbers of no order are missing. */
export type FindTrades = (db: Queryable, orderSns: readonly string[]) => Promise<ReadonlyMap<string, TradeFacts>>

/** How money moves in the ledger of a later module. */
export type LoyaltyMoney = {
  /** Money for an order of the points mall came through a gateway. */
  readonly received: (tx: Transaction, came: MoneyMove & { readonly channel: MallChannel }) => Promise<void>
  /** Money goes to the balance of a member, once per reference. */
  readonly giveBack: (tx: Transaction, refund: MoneyMove & { readonly memberId: number }) => Promise<void>
}
type MoneyMove = { readonly fen: bigint; readonly reference: string; readonly note: string; readonly act: ActorContext }

export const mallChannels = ['wechat', 'alipay'] as const
export type MallChannel = (typeof mallChannels)[number]
type Refused = { readonly kind: 'refused'; readonly reason: string } | { readonly kind: 'unknown'; readonly reason: string }

/** What the money part needs of a payment gateway; the gateways of payments fit. */
export type MallGateway = {
  readonly channel: MallChannel
  readonly create: (request: {
    readonly outTradeNo: string
    readonly amountFen: bigint
    readonly description: string
    readonly expireAt: Date
    readonly notifyUrl: string
    readonly returnUrl: string
  }) => Promise<{ readonly kind: 'qr'; readonly codeUrl: string } | { readonly kind: 'redirect'; readonly url: string } | Refused>
  readonly query: (
    outTradeNo: string,
  ) => Promise<{ readonly kind: 'trade'; readonly trade: MallTrade } | { readonly kind: 'absent' } | Refused>
  readonly close: (outTradeNo: string) => Promise<{ readonly kind: 'closed' } | Refused>
}

/** What the composition root hands in. */
export type LoyaltyDeps = {
  readonly gateways: ReadonlyMap<MallChannel, MallGateway>
  readonly demonstration: boolean
  readonly notifyBaseUrl: string
  readonly siteUrl: string
  readonly money: LoyaltyMoney
}
