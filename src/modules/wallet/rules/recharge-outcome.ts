import type { RechargeState } from './recharge-machine.ts'

export type RechargeContext = {
  readonly recharge: { readonly state: RechargeState; readonly amountFen: bigint; readonly gatewayTradeNo: string | null }
  readonly statement: {
    readonly state: 'unpaid' | 'paid' | 'closed'
    readonly gatewayTradeNo: string | null
    readonly amountFen: bigint | null
    readonly currency: string
  }
}

/** What a verified statement of a gateway makes of a recharge; `repeat` was booked before, `conflict` only people can settle. */
export type RechargeOutcome = 'credit' | 'mismatch' | 'close' | 'nothing' | 'repeat' | 'conflict'

/** Money is credited only when exactly the amount of the attempt arrived, in yuan, under one trade number. */
export function rechargeOutcome({ recharge, statement }: RechargeContext): RechargeOutcome {
  const received = recharge.state === 'SUCCESS' || recharge.state === 'MISMATCH'
  if (statement.state === 'unpaid') return 'nothing'
  if (statement.state === 'closed') return received ? 'conflict' : 'close'
  if (!statement.gatewayTradeNo || statement.amountFen === null || statement.amountFen <= 0n) return 'nothing'
  const fits = statement.amountFen === recharge.amountFen && statement.currency === 'CNY'
  if (received) {
    if (recharge.gatewayTradeNo !== statement.gatewayTradeNo) return 'conflict'
    return recharge.state === 'MISMATCH' && fits ? 'credit' : 'repeat'
  }
  return fits ? 'credit' : 'mismatch'
}
