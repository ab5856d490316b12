import { sumFen, type Fen } from '../../../kernel/money/money.ts'

/** What a monthly statement lists, in the order in which its sums are told. Deposits are margins and deposits of contracts: handed over, and below zero what comes back. */
export const entryKinds = [
  'order',
  'receipt',
  'weight',
  'price',
  'return',
  'invoice',
  'red',
  'payment',
  'refund',
  'deposit',
  'repayment',
  'interest',
  'writeOff',
  'recovery',
  'payout',
] as const
export type EntryKind = (typeof entryKinds)[number]

export type InvoicedItem = {
  readonly name: string
  readonly unit: string
  /** As printed; empty for freight. */
  readonly quantity: string
  readonly fen: Fen
  readonly taxFen: Fen
  readonly taxRateBp: number
}

/** One event of a month. Returns, red letters, refunds and write-offs are below zero. */
export type StatementEntry = {
  readonly kind: EntryKind
  readonly at: Date
  readonly documentNo: string
  readonly orderSn: string
  readonly partyKey: string
  readonly party: string
  readonly fen: Fen
  readonly taxFen: Fen
  /** Its VAT can be deducted. */
  readonly isSpecial: boolean
  /** Channel of a payment or refund, method of a repayment; empty otherwise. */
  readonly way: string
  /** Who lends, for what is bought, paid back or owed on credit. */
  readonly lender: 'platform' | 'store' | null
  readonly items: readonly InvoicedItem[]
  /** Of a bill that the platform paid out: its commission, and what the platform's coupons paid in place of buyers. */
  readonly commission?: Fen
  readonly platformPart?: Fen
}

export type EntrySum = { readonly kind: EntryKind; readonly count: number; readonly fen: Fen }

/** Payouts are between a store and the platform: buyers have none. */
export const kindsOf = (side: 'buyer' | 'store'): readonly EntryKind[] =>
  side === 'store' ? entryKinds : entryKinds.filter((kind) => kind !== 'payout')

/** How many entries of each kind a month has, and what they come to. */
export function entrySums(entries: readonly StatementEntry[]): EntrySum[] {
  return entryKinds.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind)
    return { kind, count: own.length, fen: sumFen(own.map((entry) => entry.fen)) }
  })
}
