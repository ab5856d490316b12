import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

const open = ['CREATED', 'PAYING', 'CLOSED'] as const

/** One attempt to pay the money part of an order. Money that does not pay it goes to the balance of the member. */
export const mallPaymentMachine = defineMachine({
  name: 'loyaltyPayment',
  states: ['CREATED', 'PAYING', 'PAID', 'RETURNED', 'CLOSED'],
  initial: 'CREATED',
  moves: {
    offer: { from: ['CREATED'], to: 'PAYING', who: ['system'] },
    close: { from: ['CREATED', 'PAYING'], to: 'CLOSED', who: ['system', 'gateway'] },
    capture: { from: open, to: 'PAID', who: ['gateway'] },
    giveBack: { from: open, to: 'RETURNED', who: ['gateway'] },
  },
})
export type MallPaymentState = (typeof mallPaymentMachine.states)[number]

export type MallTrade = {
  readonly outTradeNo: string
  readonly gatewayTradeNo: string | null
  readonly state: 'unpaid' | 'paid' | 'closed'
  readonly amountFen: bigint | null
  readonly currency: string
  readonly paidAt: Date | null
}

type Facts = {
  readonly payment: { readonly state: MallPaymentState; readonly amountFen: bigint; readonly gatewayTradeNo: string | null }
  readonly orderIsUnpaid: boolean
  readonly statement: MallTrade
}
export type MallPaymentOutcome = 'capture' | 'giveBack' | 'close' | 'nothing' | 'repeat' | 'conflict'

/** What a verified statement of a gateway makes of an attempt: exactly the amount pays an order that waits for it. */
export function mallPaymentOutcome({ payment, orderIsUnpaid, statement }: Facts): MallPaymentOutcome {
  const received = payment.state === 'PAID' || payment.state === 'RETURNED'
  if (statement.state === 'unpaid') return 'nothing'
  if (statement.state === 'closed') return received ? 'conflict' : payment.state === 'CLOSED' ? 'repeat' : 'close'
  if (!statement.gatewayTradeNo || statement.amountFen === null || statement.amountFen <= 0n) return 'nothing'
  if (received) return payment.gatewayTradeNo === statement.gatewayTradeNo ? 'repeat' : 'conflict'
  if (statement.currency !== 'CNY') return 'conflict'
  return orderIsUnpaid && statement.amountFen === payment.amountFen ? 'capture' : 'giveBack'
}
