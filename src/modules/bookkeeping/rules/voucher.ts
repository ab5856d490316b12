import { sumFen, type Fen } from '../../../kernel/money/money.ts'
import { dayOf, type Day } from '../../../kernel/time/clock.ts'
import type { accountPurposes } from './account-purposes-data.ts'
import type { StatementEntry, EntryKind, InvoicedItem } from './ledger-entry.ts'

export type LedgerSide = 'buyer' | 'store'
export type BuyerPurpose = keyof (typeof accountPurposes)['buyer']
export type StorePurpose = keyof (typeof accountPurposes)['store']
export type AccountPurpose = BuyerPurpose | StorePurpose

/** One line of a voucher; what is taken back is below zero on its own side (red letters). */
export type VoucherLine = {
  readonly purpose: AccountPurpose
  readonly debit: Fen
  readonly credit: Fen
  readonly party: string
  /** The goods, where the line counts some. */
  readonly item: InvoicedItem | null
}
export type Voucher = {
  readonly no: number
  readonly day: Day
  readonly kind: EntryKind
  readonly documentNo: string
  readonly orderSn: string
  readonly lines: readonly VoucherLine[]
}
type Posting = readonly [purpose: AccountPurpose, fen: Fen, item?: InvoicedItem]

const net = (item: InvoicedItem) => item.fen - item.taxFen

/** Where the money of a buyer comes from. */
function paidFrom(way: string): BuyerPurpose {
  if (way === 'balance' || way === 'BALANCE') return 'wallet'
  if (way === 'deposit' || way === 'margin') return 'prepaid'
  return way === 'ACCEPTANCE_BILL' ? 'billsPayable' : 'bank'
}

/** Where the money of a store comes to: the platform collects what buyers pay there, and pays it out by bills. */
function cameTo(way: string): StorePurpose {
  if (way === 'TRANSFER' || way === 'DIRECT') return 'bank'
  return way === 'ACCEPTANCE_BILL' ? 'billsReceivable' : 'platformMoney'
}

type Sides = { readonly debit: readonly Posting[]; readonly credit: readonly Posting[] }
const both = (debit: AccountPurpose, credit: AccountPurpose, fen: Fen): Sides => ({ debit: [[debit, fen]], credit: [[credit, fen]] })

/** What a buyer books: invoices as they come, money as it goes. VAT that cannot be deducted is part of the price. */
function buyerPostings(of: StatementEntry): Sides | null {
  const { kind, fen, taxFen, isSpecial, way, lender } = of
  const owed: BuyerPurpose = lender === 'platform' ? 'platformPayable' : 'payable'
  if (kind === 'invoice' || kind === 'red') {
    const goods: readonly Posting[] =
      of.items.length === 0
        ? [['inventory', isSpecial ? fen - taxFen : fen]]
        : of.items.map((item) => ['inventory', isSpecial ? net(item) : item.fen, item] as const)
    return { debit: isSpecial ? [...goods, ['inputTax', taxFen]] : goods, credit: [['payable', fen]] }
  }
  if (kind === 'repayment') return both(owed, paidFrom(way), fen)
  // A lender's write-off gives up no claim: the buyer still owes it.
  if (kind === 'recovery') return both(owed, 'bank', fen)
  if (kind === 'interest') return both('interest', owed, fen)
  if (kind === 'deposit') return way === 'forfeited' ? both('penalty', 'prepaid', -fen) : both('prepaid', paidFrom(way), fen)
  if (kind !== 'payment' && kind !== 'refund') return null
  // A supplier's own credit leaves the debt where it is; the platform's moves it to the platform.
  if (way === 'credit') return lender === 'platform' ? both('payable', 'platformPayable', fen) : null
  return both('payable', paidFrom(way), fen)
}

/** A bill of the platform: what it collected comes to the bank less its commission, with what its coupons paid in place of buyers. */
function payoutPostings({ fen, commission = 0n, platformPart = 0n }: StatementEntry): Sides {
  return {
    debit: [
      ['bank', fen],
      ['commission', commission],
    ],
    credit: [
      ['platformMoney', fen + commission - platformPart],
      ['subsidy', platformPart],
    ],
  }
}

/** What a store books: revenue as it is invoiced, and the money that the platform collects for it. */
function storePostings(of: StatementEntry): Sides | null {
  const { kind, fen, taxFen, way, lender } = of
  if (kind === 'invoice' || kind === 'red') {
    const goods: readonly Posting[] =
      of.items.length === 0 ? [['revenue', fen - taxFen]] : of.items.map((item) => ['revenue', net(item), item] as const)
    return { debit: [['receivable', fen]], credit: [...goods, ['outputTax', taxFen]] }
  }
  if (kind === 'repayment') return both(cameTo(way), 'receivable', fen)
  if (kind === 'writeOff') return both('allowance', 'receivable', -fen)
  if (kind === 'recovery') {
    // It is owed again, and paid.
    return {
      debit: [
        ['receivable', fen],
        ['bank', fen],
      ],
      credit: [
        ['allowance', fen],
        ['receivable', fen],
      ],
    }
  }
  if (kind === 'interest') return both('receivable', 'interest', fen)
  if (kind === 'payout') return payoutPostings(of)
  // A deposit that the buyer lost comes with the next bill; a margin of the store was taken out of what it is owed.
  if (kind === 'deposit')
    return way === 'forfeited' ? both('platformMoney', 'penaltyIncome', fen) : both('marginPaid', 'platformMoney', fen)
  if (kind !== 'payment' && kind !== 'refund') return null
  if (way === 'DIRECT') return both(cameTo(way), 'receivable', fen)
  if (way === 'margin' && kind === 'refund') return both('marginPaid', 'receivable', fen)
  return way === 'credit' && lender !== 'platform' ? null : both('platformMoney', 'receivable', fen)
}

/** The vouchers of a month, numbered from 1 in the order of their days. Orders, receipts and returns are no entry of the books: their papers are. */
export function vouchersOf(entries: readonly StatementEntry[], side: LedgerSide): Voucher[] {
  const inOrder = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const made = inOrder.flatMap((of) => {
    const sides = side === 'buyer' ? buyerPostings(of) : storePostings(of)
    if (!sides) return []
    const line = (isDebit: boolean) =>
      function lineOf([purpose, fen, item]: Posting): VoucherLine {
        return { purpose, debit: isDebit ? fen : 0n, credit: isDebit ? 0n : fen, party: of.party, item: item ?? null }
      }
    const lines = [...sides.debit.map(line(true)), ...sides.credit.map(line(false))].filter((one) => one.debit !== 0n || one.credit !== 0n)
    return lines.length === 0 ? [] : [{ of, lines }]
  })
  return made.map(({ of, lines }, place) => ({
    no: place + 1,
    day: dayOf(of.at),
    kind: of.kind,
    documentNo: of.documentNo,
    orderSn: of.orderSn,
    lines,
  }))
}

/** By how much the debit side of a voucher exceeds its credit side: nothing, in the books. */
export const imbalanceOf = ({ lines }: Voucher): Fen => sumFen(lines.map((line) => line.debit - line.credit))
