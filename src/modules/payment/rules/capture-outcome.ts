import { type PaymentState, receivedStates } from './payment-machine.ts'

/** A verified statement of a gateway about one of our attempts. */
export type GatewayStatement = {
  readonly state: 'unpaid' | 'paid' | 'closed'
  readonly gatewayTradeNo: string | null
  readonly amountFen: bigint | null
  readonly currency: string
}

export type CaptureContext = {
  readonly payment: {
    readonly state: PaymentState
    readonly amountFen: bigint
    readonly refundedFen: bigint
    readonly gatewayTradeNo: string | null
  }
  readonly payOrder: { readonly state: 'OPEN' | 'PAYING' | 'PART_PAID' | 'PAID' | 'CLOSED' | 'LATE_PAID'; readonly dueFen: bigint }
  readonly statement: GatewayStatement
}

/**
 * What a statement makes of an attempt.
 * `capture` pays the checkout; `mismatch`, `payTwice` and `payLate` are money that must not pay it; `close` and `nothing`
 * are no money; `repeat` was booked before; `conflict` contradicts what was booked and only people can settle it.
 */
export type CaptureOutcome = 'capture' | 'mismatch' | 'payTwice' | 'payLate' | 'close' | 'nothing' | 'repeat' | 'conflict'

/** Judges by the amount of the attempt and what the checkout still needs (flows.md F1: exactly what is due; reliability R-PAY). */
export function captureOutcome({ payment, payOrder, statement }: CaptureContext): CaptureOutcome {
  if (statement.state === 'unpaid') return 'nothing'
  if (statement.state === 'closed') return receivedStates.includes(payment.state) ? 'conflict' : 'close'
  // Paid, but without saying which trade or how much: not a statement that money may be booked on.
  if (!statement.gatewayTradeNo || statement.amountFen === null || statement.amountFen <= 0n) return 'nothing'
  const fits = statement.amountFen === payment.amountFen && statement.currency === 'CNY'
  if (receivedStates.includes(payment.state)) {
    if (payment.gatewayTradeNo !== statement.gatewayTradeNo) return 'conflict'
    const healed =
      payment.state === 'MISMATCH' && fits && payment.refundedFen === 0n && waits(payOrder) && payOrder.dueFen === payment.amountFen
    return healed ? 'capture' : 'repeat'
  }
  if (!fits) return 'mismatch'
  if (payOrder.state === 'CLOSED' || payOrder.state === 'LATE_PAID') return 'payLate'
  if (payOrder.state === 'PAID') return 'payTwice'
  return payOrder.dueFen === payment.amountFen ? 'capture' : 'mismatch'
}

function waits(payOrder: CaptureContext['payOrder']): boolean {
  return payOrder.state === 'OPEN' || payOrder.state === 'PAYING' || payOrder.state === 'PART_PAID'
}
