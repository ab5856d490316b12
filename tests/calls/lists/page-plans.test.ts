import { beforeAll, expect, test } from 'vitest'
import type { Composed } from '../../../src/kernel/database/compose-statement.ts'
import { pageStatement, readPage } from '../../../src/kernel/database/list-page.ts'
import { mostCounted } from '../../../src/kernel/database/list-total.ts'
import { caseListStatement } from '../../../src/modules/aftersale/server/case-repository.ts'
import { certificateListStatement } from '../../../src/modules/fulfilment/server/certificates/certificate-repository.ts'
import { invoiceListStatement } from '../../../src/modules/invoice/server/invoice-repository.ts'
import { pointsAccountStatement, pointsHistoryStatement } from '../../../src/modules/loyalty/server/ledger/statement-repository.ts'
import { mallOrderListStatement } from '../../../src/modules/loyalty/server/malls/order-repository.ts'
import { directoryStatement } from '../../../src/modules/member/server/member-directory-repository.ts'
import { paymentListStatement, voucherListStatement } from '../../../src/modules/payment/server/payment-list-repository.ts'
import { commissionListStatement } from '../../../src/modules/referral/server/commission-repository.ts'
import { entryListStatement } from '../../../src/modules/wallet/server/ledger/statement-repository.ts'
import { rechargeListStatement } from '../../../src/modules/wallet/server/recharge/recharge-repository.ts'
import { withdrawalListStatement } from '../../../src/modules/wallet/server/withdrawal/withdrawal-repository.ts'
import { fillTable } from '../../fixtures/database/fill-table.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { aHouse } from '../../fixtures/server/calls.ts'

// Our connections plan once for all values (plan_cache_mode=force_generic_plan): a plan that scans the table scans it for everybody.
const database = await aDatabase()
const client = await database.connect()
const app = aHouse(database)
const many = 3 * mostCounted
const page = { current: 1, pageSize: 20 }
const of = { member_id: 'n % 2000', store_id: 'n % 500' }

beforeAll(async () => {
  await fillTable(client, 'payment', many, { channel: `'wechat'`, state: `CASE WHEN n % 1000 = 0 THEN 'MISMATCH' ELSE 'PAID' END` })
  await fillTable(client, 'transfer_voucher', many, {
    member_id: 'n % 2000',
    state: `CASE WHEN n % 1000 = 0 THEN 'SUBMITTED' ELSE 'CONFIRMED' END`,
  })
  await fillTable(client, 'recharge', many, {
    member_id: 'n % 2000',
    channel: `'wechat'`,
    state: `CASE WHEN n % 1000 = 0 THEN 'MISMATCH' ELSE 'SUCCESS' END`,
  })
  await fillTable(client, 'withdrawal', many, { member_id: 'n % 2000', state: `CASE WHEN n % 1000 = 0 THEN 'APPLIED' ELSE 'SUCCESS' END` })
  await fillTable(client, 'ledger_account', 2000, { kind: `'member'`, owner_id: 'n', name: `'wallet'` })
  await fillTable(client, 'ledger_transaction', many, { kind: `'recharge'` })
  await fillTable(client, 'ledger_entry', many, { account_id: '1 + n % 2000', place: 'n', transaction_id: 'n' })
  await fillTable(client, 'loyalty_account', many, { member_id: 'n', currency: `'points'` })
  await fillTable(client, 'loyalty_lot', many, { member_id: 'n % 2000', currency: `'points'` })
  await fillTable(client, 'loyalty_entry', many, {
    member_id: 'n % 2000',
    currency: `'points'`,
    kind: `'earn'`,
    bucket: `'available'`,
    lot_id: 'n',
  })
  await fillTable(client, 'loyalty_order', many, {
    member_id: 'n % 2000',
    mall: `'points'`,
    state: `CASE WHEN n % 1000 = 0 THEN 'SHIPPED' ELSE 'RECEIVED' END`,
  })
  await fillTable(client, 'aftersale_case', many, { ...of, state: `CASE WHEN n % 1000 = 0 THEN 'APPLIED' ELSE 'CLOSED' END` })
  await fillTable(client, 'invoice', many, { ...of, state: `'ISSUED'` })
  await fillTable(client, 'quality_certificate', many, of)
  await fillTable(client, 'commission', many, { salesperson_id: 'n % 2000', state: `'PAYABLE'` })
  await client.query('SET plan_cache_mode = force_generic_plan')
})

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
let prepared = 0

/** What a statement really does by its generic plan. */
async function nodes({ statement, values }: Composed): Promise<Node[]> {
  const name = `plan_${(prepared += 1)}`
  await client.query(`PREPARE ${name} AS ${statement.text}`)
  const literals = values.map((value) =>
    Array.isArray(value) ? `'{${value.join(',')}}'` : `'${value instanceof Date ? value.toISOString() : String(value)}'`,
  )
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${name}(${literals.join(', ')})`)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
}
const scannedBy = (found: readonly Node[]) => found.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
const mostRead = (found: readonly Node[]) => Math.max(...found.map((node) => node['Actual Rows'] * node['Actual Loops']))

const search = { state: null, channel: null, keyword: '', ...page }
const wallet = { kind: 'member', ownerId: 7, name: 'wallet' } as const
const noFilter = { kind: null, direction: 0, from: null, until: null, ...page } as const
const cases = { states: null, isDisputed: false, isUndecided: false, keyword: '', ...page }

test.each<[string, Composed]>([
  ['payments of a state', paymentListStatement({ ...search, state: 'MISMATCH' })],
  ['vouchers of a state', voucherListStatement({ ...search, state: 'SUBMITTED' })],
  ['recharges of a member', rechargeListStatement({ memberId: 7, ...page })],
  ['recharges of a state', rechargeListStatement({ state: 'MISMATCH', keyword: '', ...page })],
  ['withdrawals of a member', withdrawalListStatement({ memberId: 7, ...page })],
  ['withdrawals of a state', withdrawalListStatement({ state: 'APPLIED', keyword: '', ...page })],
  ['entries of an account', entryListStatement(wallet, noFilter)],
  ['points of a member', pointsHistoryStatement({ memberId: 7, currency: 'points', direction: '', ...page })],
  ['points that came to a member', pointsHistoryStatement({ memberId: 7, currency: 'points', direction: 'in', ...page })],
  ['redemptions of a member', mallOrderListStatement({ mall: 'points', memberId: 7, state: '', keyword: '', ...page })],
  ['redemptions of a state', mallOrderListStatement({ mall: 'points', memberId: null, state: 'SHIPPED', keyword: '', ...page })],
  ['cases of a buyer', caseListStatement({ ...cases, scope: { memberId: 7 } })],
  ['cases of a store', caseListStatement({ ...cases, scope: { storeIds: [7] } })],
  ['cases of some stores', caseListStatement({ ...cases, scope: { storeIds: [7, 8] } })],
  ['invoices of a buyer', invoiceListStatement({ memberId: 7 }, { tab: 'issued', keyword: '', ...page })],
  ['invoices of a store', invoiceListStatement({ storeIds: [7] }, { tab: '', keyword: '', ...page })],
  ['certificates of a store', certificateListStatement({ storeIds: [7] }, { keyword: '', ...page })],
  ['commissions of a salesperson', commissionListStatement({ salespersonId: 7, state: '', ...page })],
])('%s are read and counted by an index', async (_name, statement) => {
  const found = await nodes(statement)
  expect(scannedBy(found).filter((table) => table !== 'shipment' && table !== 'orders' && table !== 'order_line')).toEqual([])
})

test.each<[string, Composed]>([
  ['payments', paymentListStatement(search)],
  ['payments at a channel', paymentListStatement({ ...search, channel: 'wechat' })],
  ['vouchers', voucherListStatement(search)],
  ['recharges', rechargeListStatement({ state: null, keyword: '', ...page })],
  ['withdrawals', withdrawalListStatement({ state: null, keyword: '', ...page })],
  ['redemptions', mallOrderListStatement({ mall: 'points', memberId: null, state: '', keyword: '', ...page })],
  ['cases', caseListStatement({ ...cases, scope: { anyone: true } })],
  ['cases of a common state', caseListStatement({ ...cases, states: ['CLOSED'], scope: { anyone: true } })],
])('the first page of all %s reads no more rows than are counted', async (_name, statement) => {
  expect(mostRead(await nodes(statement))).toBeLessThanOrEqual(mostCounted)
})

test('accounts of points are counted no further, though the richest are found by reading all', async () => {
  const { list, total } = await readPage(app.read, pointsAccountStatement({ currency: 'points', memberId: null, ...page }))
  expect([list.length, total]).toEqual([20, mostCounted])
})

test('a list of more rows than are counted says so many; a shorter one, and a page behind the end, are exact', async () => {
  expect((await readPage(app.read, paymentListStatement(search))).total).toBe(mostCounted)
  const some = paymentListStatement({ ...search, state: 'MISMATCH' })
  expect((await readPage(app.read, some)).total).toBe(many / 1000)
  expect(await readPage(app.read, paymentListStatement({ ...search, state: 'MISMATCH', current: 9 }))).toEqual({
    list: [],
    total: many / 1000,
  })
  // What lies beyond the count can be turned to all the same.
  const far = pageStatement(
    'test.far',
    [],
    { columns: 'payment_id', tables: 'payment', orderBy: 'payment_id' },
    { current: 290, pageSize: 100 },
  )
  expect((await readPage(app.read, far)).list).toHaveLength(100)
  expect((await readPage(app.read, directoryStatement({ keyword: 'nobody', memberType: null, accountState: null, ...page }))).total).toBe(0)
})
