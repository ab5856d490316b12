import { expect, test } from 'vitest'
import { ledgerJournalCall, ledgerJournalExportCall } from '../../../src/modules/wallet/endpoints-ledger.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aWalletHouse, finance } from '../../fixtures/trade/wallet-house.ts'

const house = await aWalletHouse()
const asFinance = { visitor: finance }

test('the explorer pages through every entry once, and proves the balance of an account', async () => {
  const someone = await house.someone()
  for (const yuan of [10, 20, 30]) await house.recharged(someone, yuan)
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 10; page += 1) {
    const found = dataOf(await house.ask(ledgerJournalCall, { cursor, pageSize: 2 }, asFinance))
    seen.push(...found.list.map((line) => `${line.accountId}-${line.place}`))
    if (found.nextCursor === null) break
    cursor = found.nextCursor
  }
  expect(seen).toHaveLength(6)
  expect(new Set(seen).size).toBe(6)
  const members = dataOf(await house.ask(ledgerJournalCall, { accountKind: 'member', kind: 'recharge' }, asFinance))
  expect(members.list.map((line) => line.amount)).toEqual([30, 20, 10])
  const accountId = members.list[0]?.accountId ?? 0
  const { list, account } = dataOf(await house.ask(ledgerJournalCall, { accountId }, asFinance))
  expect(list).toHaveLength(3)
  expect(account).toMatchObject({ balance: 60, provedBalance: 60, entries: 3, isProved: true })
  const reference = members.list[1]?.reference ?? ''
  expect(dataOf(await house.ask(ledgerJournalCall, { reference }, asFinance)).list).toHaveLength(2)
  const file = dataOf(await house.ask(ledgerJournalExportCall, { accountId, format: 'csv' }, asFinance))
  expect(Buffer.from(file.base64, 'base64').toString().trim().split('\n')).toHaveLength(4)
})
