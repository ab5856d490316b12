import { expect, test } from 'vitest'
import { entryKinds, entrySums, type StatementEntry } from './ledger-entry.ts'
import { imbalanceOf, vouchersOf, type LedgerSide } from './voucher.ts'

const entry = (of: Partial<StatementEntry>): StatementEntry => ({
  kind: 'invoice',
  at: new Date('2026-11-20T04:00:00Z'),
  documentNo: '26312000000000000017',
  orderSn: '26111500000019',
  partyKey: '1001',
  party: '株洲锌业',
  fen: 113_000n,
  taxFen: 13_000n,
  isSpecial: true,
  way: '',
  lender: null,
  items: [],
  ...of,
})
const items = [
  { name: '锌锭', unit: '吨', quantity: '0.04', fen: 90_400n, taxFen: 10_400n, taxRateBp: 1300 },
  { name: '运费', unit: '', quantity: '', fen: 22_600n, taxFen: 2_600n, taxRateBp: 1300 },
]
const booked = (of: Partial<StatementEntry>, side: LedgerSide) =>
  vouchersOf([entry(of)], side).flatMap(({ lines }) =>
    lines.map(({ purpose, debit, credit }) => (debit === 0n ? `${purpose} C ${credit}` : `${purpose} D ${debit}`)),
  )

test.each<[string, Partial<StatementEntry>, string[], string[]]>([
  [
    'a special invoice',
    { items },
    ['inventory D 80000', 'inventory D 20000', 'inputTax D 13000', 'payable C 113000'],
    ['receivable D 113000', 'revenue C 80000', 'revenue C 20000', 'outputTax C 13000'],
  ],
  [
    'an ordinary invoice, whose tax is part of the price',
    { isSpecial: false },
    ['inventory D 113000', 'payable C 113000'],
    ['receivable D 113000', 'revenue C 100000', 'outputTax C 13000'],
  ],
  [
    'a red letter, below zero on the same sides',
    { kind: 'red', fen: -11_300n, taxFen: -1_300n },
    ['inventory D -10000', 'inputTax D -1300', 'payable C -11300'],
    ['receivable D -11300', 'revenue C -10000', 'outputTax C -1300'],
  ],
  [
    'money of a gateway',
    { kind: 'payment', way: 'wechat' },
    ['payable D 113000', 'bank C 113000'],
    ['platformMoney D 113000', 'receivable C 113000'],
  ],
  [
    'a supplement that went to the store itself',
    { kind: 'payment', way: 'DIRECT' },
    ['payable D 113000', 'bank C 113000'],
    ['bank D 113000', 'receivable C 113000'],
  ],
  [
    'a bill that the platform paid: what it collected, less its commission, with what its coupons paid',
    { kind: 'payout', way: 'transfer', fen: 111_000n, commission: 2_500n, platformPart: 500n },
    [],
    ['bank D 111000', 'commission D 2500', 'platformMoney C 113000', 'subsidy C 500'],
  ],
  [
    'money of the balance',
    { kind: 'payment', way: 'balance' },
    ['payable D 113000', 'wallet C 113000'],
    ['platformMoney D 113000', 'receivable C 113000'],
  ],
  [
    'a refund',
    { kind: 'refund', way: 'alipay', fen: -500n },
    ['payable D -500', 'bank C -500'],
    ['platformMoney D -500', 'receivable C -500'],
  ],
  [
    'a margin that the buyer handed over from the balance, or the store out of what it is owed',
    { kind: 'deposit', way: 'balance' },
    ['prepaid D 113000', 'wallet C 113000'],
    ['marginPaid D 113000', 'platformMoney C 113000'],
  ],
  [
    'what is left of a margin',
    { kind: 'deposit', way: 'balance', fen: -500n },
    ['prepaid D -500', 'wallet C -500'],
    ['marginPaid D -500', 'platformMoney C -500'],
  ],
  [
    'a difference that a margin of the buyer covered',
    { kind: 'payment', way: 'margin' },
    ['payable D 113000', 'prepaid C 113000'],
    ['platformMoney D 113000', 'receivable C 113000'],
  ],
  [
    'a difference that a margin of the store covered',
    { kind: 'refund', way: 'margin', fen: -500n },
    ['payable D -500', 'prepaid C -500'],
    ['marginPaid D -500', 'receivable C -500'],
  ],
  [
    'a difference that the store paid out of its bill',
    { kind: 'refund', way: 'BILL', fen: -500n },
    ['payable D -500', 'bank C -500'],
    ['platformMoney D -500', 'receivable C -500'],
  ],
  [
    'a deposit that the store keeps',
    { kind: 'deposit', way: 'forfeited' },
    ['penalty D -113000', 'prepaid C -113000'],
    ['platformMoney D 113000', 'penaltyIncome C 113000'],
  ],
  ['an order on credit of the supplier', { kind: 'payment', way: 'credit', lender: 'store' }, [], []],
  [
    'an order on credit of the platform',
    { kind: 'payment', way: 'credit', lender: 'platform' },
    ['payable D 113000', 'platformPayable C 113000'],
    ['platformMoney D 113000', 'receivable C 113000'],
  ],
  [
    'a repayment by bill',
    { kind: 'repayment', way: 'ACCEPTANCE_BILL', lender: 'store' },
    ['payable D 113000', 'billsPayable C 113000'],
    ['billsReceivable D 113000', 'receivable C 113000'],
  ],
  [
    'a repayment by transfer',
    { kind: 'repayment', way: 'TRANSFER', lender: 'store' },
    ['payable D 113000', 'bank C 113000'],
    ['bank D 113000', 'receivable C 113000'],
  ],
  [
    'late interest of the platform',
    { kind: 'interest', lender: 'platform', fen: 50n },
    ['interest D 50', 'platformPayable C 50'],
    ['receivable D 50', 'interest C 50'],
  ],
  [
    'a write-off of the store, which the buyer still owes',
    { kind: 'writeOff', lender: 'store', fen: -500n },
    [],
    ['allowance D 500', 'receivable C 500'],
  ],
  [
    'a recovery',
    { kind: 'recovery', lender: 'store', fen: 200n },
    ['payable D 200', 'bank C 200'],
    ['receivable D 200', 'bank D 200', 'allowance C 200', 'receivable C 200'],
  ],
  ['a receipt, which is no entry', { kind: 'receipt' }, [], []],
])('%s is booked by the buyer and by the store', (_name, of, buyer, store) => {
  expect(booked(of, 'buyer')).toEqual(buyer)
  expect(booked(of, 'store')).toEqual(store)
})

test('every voucher of every kind, way and lender balances, and they are numbered by their days', () => {
  const ways = ['', 'wechat', 'transfer', 'balance', 'credit', 'deposit', 'TRANSFER', 'ONLINE', 'BALANCE', 'ACCEPTANCE_BILL']
  const entries = entryKinds.flatMap((kind, day) =>
    ways.flatMap((way) =>
      ([null, 'store', 'platform'] as const).flatMap((lender) =>
        [true, false].flatMap((isSpecial) =>
          [[], items].map((own) => entry({ kind, way, lender, isSpecial, items: own, at: new Date(Date.UTC(2026, 10, 28 - day, 4)) })),
        ),
      ),
    ),
  )
  for (const side of ['buyer', 'store'] as const) {
    const vouchers = vouchersOf(entries, side)
    expect(vouchers.length).toBeGreaterThan(100)
    expect(vouchers.filter((voucher) => imbalanceOf(voucher) !== 0n)).toEqual([])
    expect(vouchers.map(({ no }) => no)).toEqual(vouchers.map((_one, place) => place + 1))
    expect(vouchers.map(({ day }) => day)).toEqual(vouchers.map(({ day }) => day).toSorted())
  }
})

test('sums are told for every kind, also where there was nothing', () => {
  const sums = entrySums([entry({}), entry({ fen: 7n }), entry({ kind: 'refund', fen: -500n })])
  expect(sums.map(({ kind }) => kind)).toEqual([...entryKinds])
  expect(sums.filter(({ count }) => count > 0)).toEqual([
    { kind: 'invoice', count: 2, fen: 113_007n },
    { kind: 'refund', count: 1, fen: -500n },
  ])
})
