import type { PaymentChannel, PaymentGateway, NotificationSealer, TransferAccount } from './ports.ts'
import type { PaymentSubject } from './subjects/payment-subject.ts'

/** What payment must be handed: the outside world and where this installation is reached. */
export type PaymentDeps = {
  /** The channels that are switched on. */
  readonly gateways: ReadonlyMap<PaymentChannel, PaymentGateway>
  /** True while the local gateways stand in: pages then say that no real money moves. */
  readonly demonstration: boolean
  /** How a gateway reaches our notification addresses; `https` in production, without a trailing slash. */
  readonly notifyBaseUrl: string
  /** How a browser reaches the mall; without a trailing slash. */
  readonly siteUrl: string
  readonly vault: NotificationSealer
  /** Null where the platform takes no bank transfers. */
  readonly transferAccount: () => Promise<TransferAccount | null>
  /** What is paid beside checkouts, such as deposits of group sales. */
  readonly subjects: readonly PaymentSubject[]
}

/** Address that a gateway notifies. Without parameters: WeChat Pay refuses them. */
export function notifyUrlOf(deps: PaymentDeps, channel: PaymentChannel): string {
  return `${deps.notifyBaseUrl}/v3/payment/notify/${channel}`
}
