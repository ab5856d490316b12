import { splitVat } from '../../../kernel/money/vat.ts'
import type { Fen } from '../../../kernel/money/money.ts'
import type { Day } from '../../../kernel/time/clock.ts'
import type { PostingKind } from '../../wallet/rules/ledger-accounts.ts'
import type { accountPurposes } from './account-purposes-data.ts'

export type PlatformPurpose = keyof (typeof accountPurposes)['platform']

/** What the platform books of the credit that it grants itself: nothing of it moves on the ledger but what is paid through it. */
export const creditEventKinds = [
  'creditDrawn',
  'creditRefunded',
  'creditReduced',
  'creditRepaid',
  'creditInterest',
  'creditWrittenOff',
  'creditRecovered',
] as const
export type CreditEventKind = (typeof creditEventKinds)[number]
export type PlatformEventKind = PostingKind | CreditEventKind

/** What one account of the ledger got and gave by movements of one kind in a day. */
export type LedgerDaySum = {
  readonly day: Day
  readonly kind: PostingKind
  readonly accountKind: string
  readonly name: string
  /** The store of what stores are owed; empty otherwise. */
  readonly party: string
  readonly got: Fen
  /** Above zero. */
  readonly gave: Fen
  /** Movements of that kind on that day. */
  readonly papers: number
}
/** What companies drew, paid or were spared on the platform's credit in a day; `way` is how a repayment came. */
export type CreditDaySum = {
  readonly day: Day
  readonly kind: CreditEventKind
  readonly way: string
  readonly party: string
  readonly fen: Fen
  readonly papers: number
}

export type PlatformVoucherLine = { readonly purpose: PlatformPurpose; readonly party: string; readonly debit: Fen; readonly credit: Fen }
/** All movements of one kind of a day, as accountants book what comes by the hundred. */
export type PlatformVoucher = {
  readonly no: number
  readonly day: Day
  readonly kind: PlatformEventKind
  readonly papers: number
  readonly lines: readonly PlatformVoucherLine[]
}

/** Commission and interest are services, taxed at 6 % (增值税法 art. 10); both are told with their tax. */
const serviceVat = 600n

const ofPlatform: Readonly<Record<string, PlatformPurpose>> = {
  orders: 'orderFunds',
  unmatched: 'unmatchedFunds',
  deposits: 'depositFunds',
  credit: 'creditRepaid',
  commission: 'commissionIncome',
  platformCoupons: 'couponCost',
}

function purposeOf({ accountKind, name }: LedgerDaySum): PlatformPurpose {
  if (accountKind === 'gateway') return name === 'transfer' ? 'bank' : 'channelFunds'
  if (accountKind === 'store' && name === 'payable') return 'storePayable'
  const purpose = accountKind === 'platform' ? ofPlatform[name] : 'memberBalances'
  if (!purpose) throw new Error(`the platform books nothing on ${accountKind} ${name}`)
  return purpose
}

const line = (purpose: PlatformPurpose, party: string, debit: Fen, credit: Fen): PlatformVoucherLine => ({ purpose, party, debit, credit })
/** Income with its tax; what is taken back is below zero on the same side. */
function income(purpose: PlatformPurpose, party: string, fen: Fen): PlatformVoucherLine[] {
  const { net, tax } = splitVat(fen, serviceVat)
  return [line(purpose, party, 0n, net), line('outputTax', party, 0n, tax)]
}

/** An account of the ledger gets on its credit side and gives on its debit side. */
function ledgerLines(sum: LedgerDaySum): PlatformVoucherLine[] {
  const purpose = purposeOf(sum)
  if (purpose === 'commissionIncome') return income(purpose, sum.party, sum.got - sum.gave)
  if (purpose === 'couponCost') return [line(purpose, sum.party, sum.gave - sum.got, 0n)]
  return [line(purpose, sum.party, sum.gave, sum.got)]
}

/** Where a repayment came: what goes through the platform's ledger lies on its account already. */
function repaidOn(way: string): PlatformPurpose {
  if (way === 'ACCEPTANCE_BILL') return 'billsReceivable'
  return way === 'BALANCE' || way === 'ONLINE' ? 'creditRepaid' : 'bank'
}

function creditLines({ kind, way, party, fen }: CreditDaySum): PlatformVoucherLine[] {
  const both = (debit: PlatformPurpose, credit: PlatformPurpose) => [line(debit, party, fen, 0n), line(credit, party, 0n, fen)]
  if (kind === 'creditDrawn' || kind === 'creditRefunded') return both('creditReceivable', 'orderFunds')
  if (kind === 'creditReduced') return both('couponCost', 'creditReceivable')
  if (kind === 'creditRepaid') return both(repaidOn(way), 'creditReceivable')
  if (kind === 'creditInterest') return [line('creditReceivable', party, fen, 0n), ...income('interestIncome', party, fen)]
  return kind === 'creditWrittenOff' ? both('allowance', 'creditReceivable') : both('creditReceivable', 'allowance')
}

type DayLines = {
  readonly day: Day
  readonly kind: PlatformEventKind
  readonly papers: number
  readonly lines: readonly PlatformVoucherLine[]
}

/** The platform's vouchers of a month: one for each day and kind of movement, in the order of days, numbered from 1. */
export function platformVouchers(ledger: readonly LedgerDaySum[], credit: readonly CreditDaySum[]): PlatformVoucher[] {
  const parts: DayLines[] = [
    ...ledger.map((sum) => ({ day: sum.day, kind: sum.kind, papers: sum.papers, lines: ledgerLines(sum) })),
    ...credit.map((sum) => ({ day: sum.day, kind: sum.kind, papers: sum.papers, lines: creditLines(sum) })),
  ]
  const days = Map.groupBy(parts, ({ day, kind }) => `${day} ${kind}`)
  return [...days.values()]
    .flatMap((of) => {
      const [first] = of
      const lines = of.flatMap((one) => one.lines).filter((one) => one.debit !== 0n || one.credit !== 0n)
      return first && lines.length > 0 ? [{ day: first.day, kind: first.kind, papers: papersOf(of), lines }] : []
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map((voucher, place) => ({ no: place + 1, ...voucher }))
}

/** Accounts of the ledger share their movements; parties of credit each have their own. */
function papersOf(parts: readonly DayLines[]): number {
  const isCredit = parts.some(({ kind }) => creditEventKinds.some((one) => one === kind))
  const counts = parts.map(({ papers }) => papers)
  return isCredit ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts)
}

/** What a voucher comes to: the sum of its debit side. */
export const voucherTotal = ({ lines }: Pick<PlatformVoucher, 'lines'>): Fen => lines.reduce((sum, { debit }) => sum + debit, 0n)
