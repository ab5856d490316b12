/** Whose an account can be. */
export const accountKinds = ['member', 'company', 'store', 'platform', 'gateway'] as const
export type AccountKind = (typeof accountKinds)[number]

/** Names an account of the ledger. It is opened when money first moves on it. */
export type AccountKey = {
  readonly kind: AccountKind
  /** Member, company or store; 0 for the platform and for gateways. */
  readonly ownerId: number
  readonly name: string
}

/** What somebody can spend. */
export function walletOf(kind: 'member' | 'company' | 'store', ownerId: number): AccountKey {
  return { kind, ownerId, name: 'wallet' }
}

/**
 * Accounts of the platform. `orders` keeps what was paid for orders until it is settled or refunded; `unmatched` keeps money that pays
 * nothing: wrong amounts, second payments, payments after the closing; `commission` is what the platform earned of stores and
 * `platformCoupons` what it pays for its own coupons; `credit` keeps what companies repaid to the platform; `deposits`
 * keeps deposits of group sales, transferred deposits of bids, and margins and deposits of contracts, until they pay for something, go back or go to the other side.
 */
export function platformAccount(name: 'orders' | 'unmatched' | 'commission' | 'platformCoupons' | 'credit' | 'deposits'): AccountKey {
  return { kind: 'platform', ownerId: 0, name }
}

/** What lies at a gateway or at the bank: below zero by as much as lies there. */
export function gatewayAccount(channel: 'wechat' | 'alipay' | 'transfer'): AccountKey {
  return { kind: 'gateway', ownerId: 0, name: channel }
}

/** What the platform owes to a store. A refund after it was paid out takes it below zero: that stands on the next bill. */
export function payableAccount(storeId: number): AccountKey {
  return { kind: 'store', ownerId: storeId, name: 'payable' }
}

/** Only the platform's and the gateways' accounts and what stores are owed have no floor; what others have never falls below zero. */
export function hasNoFloor({ kind, name }: Pick<AccountKey, 'kind' | 'name'>): boolean {
  return kind === 'platform' || kind === 'gateway' || (kind === 'store' && name === 'payable')
}

/** Every kind of transaction, each with a word in the statements. A module that posts adds its own here. */
export const postingKinds = [
  'recharge',
  'orderPayment',
  'orderRefund',
  'withdrawal',
  'orderReceipt',
  'receiptUnmatched',
  'gatewayRefund',
  'orderTransfer',
  'transferRefund',
  'billAdjustment',
  'billPayout',
  'creditRepayment',
  'creditReceipt',
  'creditReturn',
  'depositReceipt',
  'depositPayment',
  'depositUsed',
  'depositUnused',
  'depositRefund',
  'depositKept',
  'depositCompensation',
  'supplementReceipt',
  'supplementReturn',
  'supplementPayment',
  'supplementTransfer',
  'tenderDeposit',
  'tenderDepositReceipt',
  'tenderDepositReturn',
  'contractReceipt',
  'contractPayment',
  'contractCharge',
  'contractTransfer',
  'contractReturn',
] as const
export type PostingKind = (typeof postingKinds)[number]

/** A posting that moves nothing, or whose entries do not sum to zero, is a bug of its writer. */
export function isBalanced(amounts: readonly bigint[]): boolean {
  return amounts.length >= 2 && amounts.every((amount) => amount !== 0n) && amounts.reduce((sum, amount) => sum + amount, 0n) === 0n
}

/** Names of accounts that have a word for people. */
export const accountNames = [
  'wallet',
  'orders',
  'unmatched',
  'commission',
  'platformCoupons',
  'credit',
  'deposits',
  'payable',
  'wechat',
  'alipay',
  'transfer',
] as const
