import { expect, test } from 'vitest'
import { accountKinds, accountNames, postingKinds } from '../../wallet/rules/ledger-accounts.ts'
import { accountPurposes } from './account-purposes-data.ts'
import { creditEventKinds, platformVouchers, voucherTotal, type CreditDaySum, type LedgerDaySum } from './platform-voucher.ts'

const day = '2026-11-20'
const moved = (kind: LedgerDaySum['kind'], accountKind: string, name: string, fen: bigint, party = ''): LedgerDaySum => ({
  day,
  kind,
  accountKind,
  name,
  party,
  got: fen > 0n ? fen : 0n,
  gave: fen < 0n ? -fen : 0n,
  papers: 3,
})
const credited = (kind: CreditDaySum['kind'], way: string, fen: bigint): CreditDaySum => ({
  day,
  kind,
  way,
  party: '镀锌公司',
  fen,
  papers: 2,
})
const booked = (ledger: readonly LedgerDaySum[], credit: readonly CreditDaySum[] = []) =>
  platformVouchers(ledger, credit).flatMap(({ lines }) =>
    lines.map(({ purpose, debit, credit: got }) => (debit === 0n ? `${purpose} C ${got}` : `${purpose} D ${debit}`)),
  )

test.each<[string, LedgerDaySum[], CreditDaySum[], string[]]>([
  [
    'money of a gateway is owed to whom the orders are settled with',
    [moved('orderReceipt', 'gateway', 'wechat', -113_000n), moved('orderReceipt', 'platform', 'orders', 113_000n)],
    [],
    ['channelFunds D 113000', 'orderFunds C 113000'],
  ],
  [
    'an order credited to its store: commission is income with its tax, and a coupon of the platform its cost',
    [
      moved('orderTransfer', 'platform', 'commission', 2_120n),
      moved('orderTransfer', 'platform', 'orders', -113_000n),
      moved('orderTransfer', 'platform', 'platformCoupons', -500n),
      moved('orderTransfer', 'store', 'payable', 111_380n, '店铺1001'),
    ],
    [],
    ['commissionIncome C 2000', 'outputTax C 120', 'orderFunds D 113000', 'couponCost D 500', 'storePayable C 111380'],
  ],
  [
    'commission that is given back, below zero on its side',
    [
      moved('transferRefund', 'platform', 'commission', -106n),
      moved('transferRefund', 'platform', 'orders', 5_300n),
      moved('transferRefund', 'store', 'payable', -5_194n),
    ],
    [],
    ['commissionIncome C -100', 'outputTax C -6', 'orderFunds C 5300', 'storePayable D 5194'],
  ],
  [
    'a settlement that was paid',
    [moved('billPayout', 'store', 'payable', -111_380n, '店铺1001'), moved('billPayout', 'gateway', 'transfer', 111_380n)],
    [],
    ['storePayable D 111380', 'bank C 111380'],
  ],
  [
    'a withdrawal and a top-up',
    [moved('withdrawal', 'member', 'wallet', -900n), moved('withdrawal', 'gateway', 'transfer', 900n)],
    [],
    ['memberBalances D 900', 'bank C 900'],
  ],
  [
    'goods on credit: the company owes what is settled with the store',
    [],
    [credited('creditDrawn', '', 9_000n)],
    ['creditReceivable D 9000', 'orderFunds C 9000'],
  ],
  ['repaid by transfer', [], [credited('creditRepaid', 'TRANSFER', 9_000n)], ['bank D 9000', 'creditReceivable C 9000']],
  [
    'repaid online: the ledger has it already',
    [],
    [credited('creditRepaid', 'ONLINE', 9_000n)],
    ['creditRepaid D 9000', 'creditReceivable C 9000'],
  ],
  ['repaid by a bill', [], [credited('creditRepaid', 'ACCEPTANCE_BILL', 9_000n)], ['billsReceivable D 9000', 'creditReceivable C 9000']],
  [
    'late interest with its tax',
    [],
    [credited('creditInterest', '', 106n)],
    ['creditReceivable D 106', 'interestIncome C 100', 'outputTax C 6'],
  ],
  ['a debt that was given up', [], [credited('creditWrittenOff', '', 500n)], ['allowance D 500', 'creditReceivable C 500']],
])('%s', (_name, ledger, credit, lines) => {
  expect(booked(ledger, credit)).toEqual(lines)
  for (const voucher of platformVouchers(ledger, credit))
    expect(voucher.lines.reduce((left, line) => left + line.debit - line.credit, 0n)).toBe(0n)
})

test('every account of the ledger and every event of credit has its account in the chart', () => {
  const ledger = accountKinds.flatMap((accountKind) =>
    accountNames
      .filter((name) => {
        if (accountKind === 'gateway') return ['wechat', 'alipay', 'transfer'].includes(name)
        if (accountKind === 'platform') return !['wallet', 'payable', 'wechat', 'alipay', 'transfer'].includes(name)
        return name === 'wallet' || (accountKind === 'store' && name === 'payable')
      })
      .flatMap((name) => postingKinds.map((kind) => moved(kind, accountKind, name, 777n))),
  )
  const credit = creditEventKinds.flatMap((kind) =>
    ['', 'TRANSFER', 'BALANCE', 'ONLINE', 'ACCEPTANCE_BILL'].map((way) => credited(kind, way, 55n)),
  )
  const used = new Set(platformVouchers(ledger, credit).flatMap(({ lines }) => lines.map(({ purpose }) => purpose)))
  expect([...used].toSorted()).toEqual(Object.keys(accountPurposes.platform).toSorted())
})

test('a voucher sums up a kind and a day, numbered by days', () => {
  const later = { ...moved('recharge', 'gateway', 'wechat', -500n), day: '2026-11-21' }
  const vouchers = platformVouchers(
    [later, moved('withdrawal', 'member', 'wallet', -900n)],
    [credited('creditDrawn', '', 1n), credited('creditDrawn', '', 2n)],
  )
  expect(vouchers.map(({ no, day: on, kind, papers }) => [no, on, kind, papers])).toEqual([
    [1, day, 'withdrawal', 3],
    [2, day, 'creditDrawn', 4],
    [3, '2026-11-21', 'recharge', 3],
  ])
  expect(voucherTotal({ lines: vouchers[1]?.lines ?? [] })).toBe(3n)
})
