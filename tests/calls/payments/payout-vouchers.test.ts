import { expect, test } from 'vitest'
import { sellerLedgerList, sellerVoucherExport } from '../../../src/modules/bookkeeping/endpoints-ledger.ts'
import { bookkeepingHandlers } from '../../../src/modules/bookkeeping/server/handlers.ts'
import { adminBillGenerate, adminBillStep } from '../../../src/modules/settlement/endpoints-admin.ts'
import { sellerBillConfirm, sellerBillList } from '../../../src/modules/settlement/endpoints.ts'
import { dataOf, present } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aSettlementHouse } from '../../fixtures/trade/settlement-house.ts'

const house = await aSettlementHouse()
const store = house.clerkOf(1001)
const ask = asker(house.app, bookkeepingHandlers())
const voucher = `/files/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`

test('the voucher of a paid bill clears what the platform collected for the store: money at the bank, and the commission', async () => {
  const { orderSn } = await house.credited()
  const [entry] = await house.entries(orderSn)
  await house.after(32)
  const run = dataOf(await house.askBills(adminBillGenerate, {}, house.key(house.finance)))
  await house.runOf(run.runId)
  const bill = present(dataOf(await house.askBills(sellerBillList, {}, store)).list[0])
  let { version } = bill
  dataOf(await house.askBills(sellerBillConfirm, { billId: bill.billId, expectedVersion: version }, house.key(store)))
  for (const event of ['approve', 'pay', 'succeed'] as const) {
    version += 1
    const proof = event === 'succeed' ? { bankSerial: 'S1', voucher } : {}
    dataOf(
      await house.askBills(adminBillStep, { billId: bill.billId, event, expectedVersion: version, ...proof }, house.key(house.finance)),
    )
  }
  const ledger = dataOf(await ask(sellerLedgerList, { kind: 'payout' }, store))
  expect(ledger.list).toMatchObject([{ documentNo: bill.billSn, documentId: bill.billId, amount: entry.payable / 100 }])
  expect(dataOf(await ask(sellerLedgerList, { kind: 'payout' }, house.clerkOf(1002))).total).toBe(0)
  const file = dataOf(await ask(sellerVoucherExport, { software: 'kingdee', format: 'csv' }, store))
  const lines = Buffer.from(file.base64, 'base64').toString().trim().split(/\r?\n/).slice(1)
  const booked = lines.map((line) => line.split(',')).filter((line) => line[5]?.includes(bill.billSn))
  expect(booked.map((line) => [line[6], Math.round(Number(line[8]) * 100), Math.round(Number(line[9]) * 100)])).toEqual([
    ['1002', entry.payable, 0],
    ['6601', entry.commission, 0],
    ['1221', 0, entry.received],
  ])
})
