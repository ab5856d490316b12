import { qrPicture } from '../../../api/qr-picture.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { PaymentDeps } from './deps.ts'

/** What a payer is shown of an attempt: `qr` with its picture, or where the browser goes. */
export type StartedOffer = {
  readonly amount: number
  readonly kind: 'qr' | 'redirect'
  readonly payUrl: string
  readonly qrImage: string
  readonly expireTime: string
  readonly isDemo: 0 | 1
}

type Offered = {
  readonly amountFen: bigint
  readonly expireAt: Date
  readonly offer: { readonly kind: 'qr' | 'redirect'; readonly text: string }
}

export async function startedOffer(
  { demonstration }: Pick<PaymentDeps, 'demonstration'>,
  { amountFen, expireAt, offer: { kind, text } }: Offered,
): Promise<StartedOffer> {
  return {
    amount: yuanNumber(amountFen),
    kind,
    payUrl: text,
    qrImage: kind === 'qr' ? await qrPicture(text) : '',
    expireTime: expireAt.toISOString(),
    isDemo: demonstration ? 1 : 0,
  }
}
