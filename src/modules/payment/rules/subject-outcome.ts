import type { GatewayStatement } from './capture-outcome.ts'
import type { SubjectPaymentState } from './subject-payment-machine.ts'

export type SubjectDetails = {
  readonly payment: { readonly state: SubjectPaymentState; readonly amountFen: bigint; readonly gatewayTradeNo: string | null }
  /** The subject still waits for its money. */
  readonly isDue: boolean
  readonly statement: GatewayStatement
}
export type SubjectOutcome = 'capture' | 'giveBack' | 'close' | 'nothing' | 'repeat' | 'conflict'

/** What a verified statement of a gateway makes of an attempt: exactly the amount pays a subject that waits for it. */
export function subjectOutcome({ payment, isDue, statement }: SubjectDetails): SubjectOutcome {
  const received = payment.state === 'PAID' || payment.state === 'RETURNED'
  if (statement.state === 'unpaid') return 'nothing'
  if (statement.state === 'closed') return received ? 'conflict' : payment.state === 'CLOSED' ? 'repeat' : 'close'
  if (!statement.gatewayTradeNo || statement.amountFen === null || statement.amountFen <= 0n) return 'nothing'
  if (received) return payment.gatewayTradeNo === statement.gatewayTradeNo ? 'repeat' : 'conflict'
  if (statement.currency !== 'CNY') return 'conflict'
  return isDue && statement.amountFen === payment.amountFen ? 'capture' : 'giveBack'
}
