/** Online channels. Bank transfer is no gateway: people confirm it. */
export type PaymentChannel = 'wechat' | 'alipay'

/** Our side asked and nobody can say what happened (timeout, 5xx, answer not verifiable). Ask `query`; never repeat with a new number. */
export type GatewayUnknown = { readonly kind: 'unknown'; readonly reason: string }
/** The gateway answered no, verifiably. `reason` is its code, for staff and logs. */
export type GatewayRefused = { readonly kind: 'refused'; readonly reason: string }

export type CreatePaymentRequest = {
  /** Our number of this attempt: 6–32 letters and digits, never used twice. */
  readonly outTradeNo: string
  readonly amountFen: bigint
  /** What the payer reads in the wallet. */
  readonly description: string
  readonly expireAt: Date
  readonly notifyUrl: string
  /** Where the browser goes after paying. It only shows; it never means "paid". */
  readonly returnUrl: string
}

export type CreatedPayment =
  /** Show this as a QR code; the payer scans it. */
  | { readonly kind: 'qr'; readonly codeUrl: string }
  /** Send the browser there. */
  | { readonly kind: 'redirect'; readonly url: string }

/** A trade as the gateway verifiably states it. */
export type GatewayTrade = {
  readonly outTradeNo: string
  /** The gateway's own number; null while nobody has paid. */
  readonly gatewayTradeNo: string | null
  readonly state: 'unpaid' | 'paid' | 'closed'
  /** The amount of the trade, and not what is left after coupons of the wallet. Null where the gateway leaves it out. */
  readonly amountFen: bigint | null
  readonly currency: string
  readonly paidAt: Date | null
}

export type QueriedTrade = { readonly kind: 'trade'; readonly trade: GatewayTrade } | { readonly kind: 'absent' }

export type GatewayRefund = {
  readonly outTradeNo: string
  readonly outRefundNo: string
  readonly gatewayRefundNo: string | null
  readonly state: 'processing' | 'done' | 'failed'
  /** Null where the gateway states only the sum of all refunds of the trade. */
  readonly amountFen: bigint | null
}

export type QueriedRefund = { readonly kind: 'refund'; readonly refund: GatewayRefund } | { readonly kind: 'absent' }

/** One line of a gateway's daily bill. */
export type GatewayBillEntry = {
  readonly kind: 'payment' | 'refund'
  readonly outTradeNo: string
  /** Our number of the refund; empty for a payment. */
  readonly outRefundNo: string
  readonly gatewayNo: string
  /** Above zero for both kinds. */
  readonly amountFen: bigint
}

/** `none`: nothing was traded that day. `later`: the gateway has not written it yet. */
export type DownloadedBill =
  | { readonly kind: 'bill'; readonly entries: readonly GatewayBillEntry[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'later' }

export type RefundRequest = {
  readonly outTradeNo: string
  /** Our number of this refund; repeating it never pays twice. */
  readonly outRefundNo: string
  readonly amountFen: bigint
  /** The whole amount of the trade. */
  readonly totalFen: bigint
  readonly reason: string
  readonly notifyUrl?: string
}

/** What a verified notification says. */
export type GatewayNotice =
  | { readonly kind: 'trade'; readonly trade: GatewayTrade }
  | { readonly kind: 'refund'; readonly refund: GatewayRefund }
  /** Verified but of a kind that we do not act on; acknowledged so that it stops. */
  | { readonly kind: 'other'; readonly what: string }

export type VerifiedNotification = {
  readonly kind: 'verified'
  /** The gateway's number of the notification; a redelivery carries the same. */
  readonly notifyId: string
  readonly notice: GatewayNotice
}

/** Why a notification was not believed. Nothing of it may be used. */
export type NotificationRefusal = {
  readonly kind: 'refused'
  readonly reason: 'malformed' | 'stale' | 'unknownKey' | 'probe' | 'badSignature' | 'undecryptable' | 'foreignMerchant'
}

export type HeaderValues = Readonly<Record<string, string | readonly string[] | undefined>>

/** What the gateway must read as an answer to its notification. */
export type NotificationReply = { readonly status: number; readonly contentType: string; readonly body: string }

/**
 * One online payment channel (WeChat Pay v3 Native, Alipay page pay). Adapters live in `adapters/payment`.
 * No method throws for what the network or the gateway does: every outcome is a value.
 */
export type PaymentGateway = {
  readonly channel: PaymentChannel
  readonly create: (request: CreatePaymentRequest) => Promise<CreatedPayment | GatewayRefused | GatewayUnknown>
  readonly query: (outTradeNo: string) => Promise<QueriedTrade | GatewayRefused | GatewayUnknown>
  /** Closes an unpaid trade so that nobody can pay it any more. A paid one is refused: query then. */
  readonly close: (outTradeNo: string) => Promise<{ readonly kind: 'closed' } | GatewayRefused | GatewayUnknown>
  readonly refund: (
    request: RefundRequest,
  ) => Promise<{ readonly kind: 'refund'; readonly refund: GatewayRefund } | GatewayRefused | GatewayUnknown>
  readonly queryRefund: (ask: { outTradeNo: string; outRefundNo: string }) => Promise<QueriedRefund | GatewayRefused | GatewayUnknown>
  /** The bill of a day in Shanghai that is over. */
  readonly downloadBill: (day: string) => Promise<DownloadedBill | GatewayRefused | GatewayUnknown>
  /** Checks signature, age, receiver and content of the raw body exactly as it arrived. */
  readonly verifyNotification: (rawBody: Buffer, headers: HeaderValues) => VerifiedNotification | NotificationRefusal
  /** `accepted` only after the commit; all else makes the gateway deliver again. `failed` is a fault of ours, the reasons are the sender's. */
  readonly reply: (outcome: 'accepted' | 'failed' | NotificationRefusal['reason']) => NotificationReply
}

/** The account that buyers transfer to. */
export type TransferAccount = {
  readonly accountName: string
  readonly bankName: string
  readonly accountNo: string
  readonly remark: string
}

/** Seals raw notifications before they are stored: they name payers. */
export type NotificationSealer = { readonly seal: (plain: Buffer) => Buffer; readonly open: (sealed: Buffer) => Buffer }
