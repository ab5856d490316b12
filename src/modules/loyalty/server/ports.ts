import type { AppContext } from '../../../api/handler.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import type { Failure } from '../../../kernel/failure/failure.ts'

/** What loyalty must know of an order. The amount in fen, goods without freight at what was paid for them. */
export type TradeDetails = {
  readonly orderSn: string
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly openCases: number
  readonly goodsAmount: bigint
}
/** Orders by their numbers; numbers of no order are missing. */
export type FindTrades = (db: Queryable, orderSns: readonly string[]) => Promise<ReadonlyMap<string, TradeDetails>>

/** What later modules do with the money part of orders. */
export type LoyaltyMoney = {
  /** An order ended: what was offered for it must not be paid any more. */
  readonly closePayments: (tx: Transaction, orderSn: string, now: Date) => Promise<void>
  /** Money goes to the balance of a member, once per reference. */
  readonly giveBack: (
    tx: Transaction,
    refund: {
      readonly memberId: number
      readonly fen: bigint
      readonly reference: string
      readonly note: string
      readonly act: ActorContext
    },
  ) => Promise<void>
}

/** Makes, or finds again, the offer to pay for an order through a gateway; repeating it gives the same attempt. */
export type StartMallPayment = (
  app: AppContext,
  start: {
    readonly orderSn: string
    readonly memberId: number
    readonly channel: 'wechat' | 'alipay'
    readonly description: string
    readonly act: ActorContext
  },
) => Promise<StartedOffer | Failure>
type StartedOffer = {
  readonly amount: number
  readonly kind: 'qr' | 'redirect'
  readonly payUrl: string
  readonly qrImage: string
  readonly expireTime: string
  readonly isDemo: 0 | 1
}

/** What the composition root hands in. */
export type LoyaltyDeps = { readonly startPayment: StartMallPayment; readonly money: LoyaltyMoney }
