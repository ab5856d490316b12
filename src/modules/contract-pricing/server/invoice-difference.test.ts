import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, buy, pay, type Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { anIndexContractHouse, indexWeek as week } from '../../../../tests/fixtures/trade/index-contract-house.ts'
import { aService } from '../../../../tests/fixtures/trade/invoice-house.ts'
import { noDocuments } from '../../../api/printed-document.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { contractLinkOrder } from '../../contract/endpoints.ts'
import { buyerLedgerList } from '../../bookkeeping/endpoints-ledger.ts'
import { bookkeepingHandlers } from '../../bookkeeping/server/public.ts'
import { contractDueEntries } from '../../contract-due/server/public.ts'
import { buyerReceive, sellerDeliver } from '../../fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../fulfilment/server/handlers.ts'
import { invoiceApply, invoiceableParts } from '../../invoice/endpoints.ts'
import { sellerInvoiceDetail, sellerInvoiceIssue } from '../../invoice/endpoints-staff.ts'
import { invoiceAddressSave, invoiceTitleSave } from '../../invoice/endpoints-titles.ts'
import { invoiceHandlers, invoiceTasks } from '../../invoice/server/public.ts'
import { sellerOrderDetail } from '../../order/endpoints-orders.ts'
import { orderHandlers } from '../../order/server/handlers.ts'
import { contractPricingSubscribers, contractPricingTimers } from './public.ts'

// Contracts are signed in it: each takes seconds.
const timeout = 120_000
const clock = { now: () => market.clock.now() }
const { service } = await aService(clock)
const invoicing = { service, demonstration: true, siteUrl: 'https://mall.example', render: noDocuments }
const tasks = invoiceTasks(invoicing)
const market = await anIndexContractHouse([
  ...basketHandlers(),
  ...orderHandlers(),
  ...fulfilmentHandlers(),
  ...invoiceHandlers(invoicing),
  ...bookkeepingHandlers(undefined, [contractDueEntries]),
])
const { ask, client, company, house, once, inForce, seen, acts, tellQuote } = market
const clerk = { visitor: aStoreClerk(1001) }
let turn = 0
const keyed = <Who extends object>(who: Who) => ({ ...who, idempotencyKey: `difference-${(turn += 1)}` })

/** 25 t that the enterprise ordered, paid and received. */
async function received(): Promise<{ buyer: Buyer; orderSn: string }> {
  const buyer = await aBuyer(client, 7000 + (turn += 1))
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 25 }]))
  await pay(house, buyer, placed.paySn)
  const orderSn = placed.orderSnList[0] ?? ''
  await client.query('UPDATE orders SET enterprise_id = (SELECT max(enterprise_id) FROM contract) WHERE order_sn = $1', [orderSn])
  const line = present(dataOf(await ask(sellerOrderDetail, { orderSn }, clerk)).orderProductList[0])
  const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
  const lines = [{ orderProductId: line.orderProductId, number: 25 }]
  dataOf(await ask(sellerDeliver, { orderSn, ...truck, lines }, keyed(clerk)))
  dataOf(await ask(buyerReceive, { orderSn, shipmentSn: '' }, keyed(buyer)))
  return { buyer, orderSn }
}
const offered = async (buyer: Buyer, orderSn: string) => dataOf(await ask(invoiceableParts, { orderSn }, buyer)).stores[0]?.parts ?? []
async function applied(buyer: Buyer, orderSn: string) {
  const words = {
    title: '天津北辰镀锌有限公司',
    taxNumber: '91350211M000100Y46',
    regAddress: '',
    regPhone: '',
    bankName: '',
    bankAccount: '',
  }
  const { titleId } = dataOf(await ask(invoiceTitleSave, { kind: 'company', ...words }, buyer))
  const { receiverId } = dataOf(await ask(invoiceAddressSave, { receiver: '李工', phone: '13900000000', email: 'li@example.com' }, buyer))
  const parts = (await offered(buyer, orderSn)).map(({ partKey, amount }) => ({ partKey, amount }))
  const wish = { titleId, receiverId, storeId: 1001, invoiceType: 1 as const, content: 'goods' as const, source: 'order' as const, parts }
  return dataOf(await ask(invoiceApply, wish, keyed(buyer)))
}
async function issued(invoiceId: number) {
  dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(clerk)))
  for (let round = 0; round < 2; round += 1) {
    await tasks['invoice.issue']?.(house, { invoiceId })
    market.clock.forward(2_000)
  }
}
/** Both sides confirm the sheet of a contract, and who is owed the difference says that it came. */
async function settled(contractId: number, creditor: 'buyer' | 'store') {
  await contractPricingTimers['contractPrice/settle']?.(house, String(contractId))
  for (const side of ['buyer', 'store'] as const) dataOf(await acts(side, contractId, 'confirm'))
  dataOf(await acts(creditor, contractId, 'receive', { reason: '电汇' }))
  return present((await seen(contractId)).settlement).difference
}
const callOff = async (contractId: number, orderSn: string) => dataOf(await ask(contractLinkOrder, { contractId, orderSn }, once(company)))
const redLettersOf = async (invoiceId: number) => dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk)).redLetters

test(
  'a lower final price takes the difference back from the invoice, once; a higher one is offered without a quantity',
  { timeout },
  async () => {
    const cheaper = await inForce()
    const dearer = await inForce({ ...week, premium: '1000' })
    const [first, second] = [await received(), await received()]
    await callOff(cheaper, first.orderSn)
    await callOff(dearer, second.orderSn)
    const [one, two] = [await applied(first.buyer, first.orderSn), await applied(second.buyer, second.orderSn)]
    await issued(one.invoiceId)
    await issued(two.invoiceId)
    expect(await offered(second.buyer, second.orderSn)).toEqual([])
    market.clock.forward(86_400_000)
    await tellQuote('ZN0-SH')

    expect(await settled(cheaper, 'buyer')).toBe(-13_800)
    expect(await redLettersOf(one.invoiceId)).toMatchObject([{ askedBy: 'system', amount: 13_800, lines: [{ lineNo: 1, amount: 13_800 }] }])

    expect(await settled(dearer, 'store')).toBe(10_450)
    expect(await redLettersOf(two.invoiceId)).toEqual([])
    expect(await offered(second.buyer, second.orderSn)).toMatchObject([{ amount: 10_450 }])
    const more = await applied(second.buyer, second.orderSn)
    expect(more).toMatchObject({ total: 10_450, lines: [{ quantity: '', amount: 10_450 }] })
    expect(await offered(second.buyer, second.orderSn)).toEqual([])

    // The company's statement of the month has both, and how they came: what was added or taken off is paid.
    const { list } = dataOf(await ask(buyerLedgerList, { month: market.clock.now().toISOString().slice(0, 7), pageSize: 100 }, company))
    const amounts = (kind: string) => list.filter((entry) => entry.kind === kind).map((entry) => [entry.amount, entry.orderSn])
    expect(amounts('price').toSorted()).toEqual(
      [
        [-13_800, first.orderSn],
        [10_450, second.orderSn],
      ].toSorted(),
    )
    expect(amounts('refund')).toEqual([[-13_800, '']])
    expect(amounts('payment')).toContainEqual([10_450, ''])
  },
)

test('an order that is linked after its price was settled is invoiced at that price, with all of its quantity', { timeout }, async () => {
  const late = await inForce({ ...week, premium: '1000' })
  await tellQuote('ZN0-SH')
  const difference = await settled(late, 'store')
  expect(difference).toBeGreaterThan(0)
  const third = await received()
  // Goods and freight.
  const before = (await offered(third.buyer, third.orderSn)).reduce((sum, part) => sum + part.amount, 0)
  await callOff(late, third.orderSn)
  for (let times = 0; times < 2; times += 1)
    await house.inTransaction(async (tx) => {
      for (const { take, events } of contractPricingSubscribers)
        if (events.includes('contract.orderLinked'))
          await take(tx, { id: '1', event: 'contract.orderLinked', payload: { contractId: late } }, house)
    })
  const whole = await applied(third.buyer, third.orderSn)
  expect(whole.total).toBe(before + difference)
  expect(whole.lines.filter((line) => line.quantity !== '').map((line) => line.quantity)).toEqual(['25'])
})
