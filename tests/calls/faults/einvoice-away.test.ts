import { expect, test } from 'vitest'
import { einvoiceService } from '../../../src/adapters/einvoice/einvoice-client.ts'
import { invoiceList } from '../../../src/modules/invoice/endpoints.ts'
import { sellerInvoiceIssue } from '../../../src/modules/invoice/endpoints-staff.ts'
import { invoiceTasks } from '../../../src/modules/invoice/server/background-jobs.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aFaultProxy } from '../../fixtures/server/fault-proxy.ts'
import { anInvoiceHouse, aService } from '../../fixtures/trade/invoice-house.ts'

const { app, ask, clock, keyed, clerkOf, received, applied, someone, deps, client } = await anInvoiceHouse(await aDatabase())
const { account } = await aService(clock)
const proxy = await aFaultProxy(account.baseUrl)
const service = einvoiceService({ ...account, baseUrl: proxy.through(account.baseUrl) })
const issue = (invoiceId: number) => invoiceTasks({ ...deps, service })['invoice.issue']?.(app, { invoiceId })

test.each(['refused', 'rubbish', 'silent'] as const)(
  'with the e-invoice service %s the buyer sees the invoice being issued, and gets one when it is back',
  async (fault) => {
    const buyer = await someone()
    const { orderSn } = await received(buyer, [{ productId: 1, number: 1 }])
    await proxy.set(fault)
    const { invoiceId } = await applied(buyer, orderSn)
    dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(clerkOf(1001))))
    await issue(invoiceId)
    const seen = async () => dataOf(await ask(invoiceList, {}, buyer)).list.map((one) => one.state)
    expect(await seen()).toEqual(['ISSUING'])
    await proxy.set('none')
    for (let turn = 0; turn < 4; turn += 1) {
      clock.forward(60_000)
      await issue(invoiceId)
    }
    expect(await seen()).toEqual(['ISSUED'])
    const { rows } = await client.query(
      'SELECT count(*)::int AS count, count(DISTINCT number)::int AS numbers FROM invoice WHERE invoice_id = $1',
      [invoiceId],
    )
    expect(rows).toEqual([{ count: 1, numbers: 1 }])
  },
)
