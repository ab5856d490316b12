import { orderMachine, settledStates, type OrderState } from './order-machine.ts'

/** What a buyer may be offered on an order; each is a command that asks the same function again. */
export const buyerActions = [
  'pay',
  'uploadVoucher',
  'cancel',
  'requestCancel',
  'receive',
  'extendReceive',
  'evaluate',
  'append',
  'hide',
  'restore',
  'reorder',
  'print',
] as const
export type BuyerAction = (typeof buyerActions)[number]

export const sellerActions = ['ship', 'cannotSupply', 'closeShort', 'changePrice', 'remindPayment', 'remark', 'print'] as const
export type SellerAction = (typeof sellerActions)[number]

/** What decides beside the state. */
export type OrderActionContext = {
  readonly state: OrderState
  readonly frozen: boolean
  readonly hidden: boolean
  /** Cases about it that are not finished: requests to cancel, after-sale. */
  readonly openCases: number
  /** A shipment is on its way or has arrived and waits for its receipt. */
  readonly shipmentsOpen: number
  readonly extended: boolean
  readonly evaluated: boolean
  readonly appended: boolean
  readonly mayEvaluate: boolean
}

type Rule = (facts: OrderActionContext) => boolean

const moves = (facts: OrderActionContext) => orderMachine.allowedActions(facts.state, 'buyer', facts.frozen ? ['frozen'] : [])
const onTheWay: Rule = (facts) => facts.shipmentsOpen > 0 && !facts.frozen
const settled: Rule = (facts) => settledStates.includes(facts.state)

const buyerRules: Readonly<Record<BuyerAction, Rule>> = {
  pay: (facts) => facts.state === 'PENDING_PAYMENT',
  // A further voucher may be added while others are checked, as on the payment page.
  uploadVoucher: (facts) => moves(facts).includes('uploadVoucher') || facts.state === 'PAYMENT_REVIEW',
  cancel: (facts) => moves(facts).includes('cancel'),
  // After the payment the store is asked, and the money goes back.
  requestCancel: (facts) => facts.state === 'PENDING_SHIPMENT' && facts.openCases === 0 && !facts.frozen,
  receive: onTheWay,
  extendReceive: (facts) => onTheWay(facts) && !facts.extended,
  evaluate: (facts) => facts.state === 'COMPLETED' && !facts.evaluated && facts.mayEvaluate,
  append: (facts) => facts.state === 'COMPLETED' && facts.evaluated && !facts.appended,
  hide: (facts) => settled(facts) && !facts.hidden,
  restore: (facts) => facts.hidden,
  reorder: () => true,
  print: () => true,
}

const storeMoves = (facts: OrderActionContext) => orderMachine.allowedActions(facts.state, 'store', facts.frozen ? ['frozen'] : [])
const unpaid: Rule = (facts) => facts.state === 'PENDING_PAYMENT'

const sellerRules: Readonly<Record<SellerAction, Rule>> = {
  ship: (facts) => storeMoves(facts).includes('shipRest'),
  cannotSupply: (facts) => storeMoves(facts).includes('shipRest') && facts.openCases === 0,
  closeShort: (facts) => storeMoves(facts).includes('closeShort') && facts.openCases === 0,
  changePrice: unpaid,
  remindPayment: unpaid,
  remark: () => true,
  print: () => true,
}

/** What the buyer may do with an order now; sent with every view as `can`. */
export function buyerOrderActions(facts: OrderActionContext): BuyerAction[] {
  return buyerActions.filter((action) => buyerRules[action](facts))
}

/** What the store's staff may do with an order now. */
export function sellerOrderActions(facts: OrderActionContext): SellerAction[] {
  return sellerActions.filter((action) => sellerRules[action](facts))
}
