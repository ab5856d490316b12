import { expect, test } from 'vitest'
import { invoiceEdit, invoiceList } from '../../../src/modules/invoice/endpoints.ts'
import { sellerInvoiceIssue } from '../../../src/modules/invoice/endpoints-staff.ts'
import {
  adminTitleList,
  adminTitleReview,
  invoiceAddressList,
  invoiceTitleList,
  invoiceTitleSave,
  invoiceTitleSubmit,
} from '../../../src/modules/invoice/endpoints-titles.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aPlatformClerk } from '../../fixtures/trade/goods.ts'
import { anInvoiceHouse } from '../../fixtures/trade/invoice-house.ts'

const { ask, keyed, clerkOf, received, applied, someone } = await anInvoiceHouse(await aDatabase())
const clerk = { visitor: { ...aPlatformClerk(), platform: ['platform.members' as const] } }
const words = {
  kind: 'company' as const,
  title: '天津北辰镀锌有限公司',
  taxNumber: '91350211M000100Y46',
  regAddress: '天津市',
  regPhone: '022-1',
  bankName: '工行',
  bankAccount: '6222',
}

test('a title that was changed and handed in again is not approved by who read it before', async () => {
  const buyer = await someone()
  const { titleId } = dataOf(await ask(invoiceTitleSave, words, buyer))
  dataOf(await ask(invoiceTitleSubmit, { titleId }, buyer))
  const read = dataOf(await ask(adminTitleList, { tab: 'waiting' }, clerk)).list.find((one) => one.titleId === titleId)
  const [own] = dataOf(await ask(invoiceTitleList, {}, buyer)).list
  const changed = { ...words, titleId, expectedVersion: own?.version ?? 0, title: '另一家有限公司', bankAccount: '9999' }
  dataOf(await ask(invoiceTitleSave, changed, buyer))
  dataOf(await ask(invoiceTitleSubmit, { titleId }, buyer))
  const verdict = { titleId, expectedVersion: read?.version ?? 0, reason: 'x' }
  for (const pass of [1, 0] as const) expect((await ask(adminTitleReview, { ...verdict, pass }, clerk)).code).toBe('api.stale')
  const again = dataOf(await ask(adminTitleList, { tab: 'waiting' }, clerk)).list.find((one) => one.titleId === titleId)
  expect(again).toMatchObject({ title: '另一家有限公司', qualification: 'SUBMITTED' })
  const approved = await ask(adminTitleReview, { titleId, expectedVersion: again?.version ?? 0, pass: 1 }, clerk)
  expect(dataOf(approved).qualification).toBe('APPROVED')
})

test('an application that its buyer changed is not issued by who read it before; the others of the batch are', async () => {
  const [buyer, other] = [await someone(), await someone()]
  const first = await applied(buyer, (await received(buyer, [{ productId: 1, number: 1 }])).orderSn)
  const second = await applied(other, (await received(other, [{ productId: 1, number: 1 }])).orderSn)
  const { titleId } = dataOf(await ask(invoiceTitleSave, { ...words, title: '另一家有限公司' }, buyer))
  const { receiverId } = dataOf(await ask(invoiceAddressList, {}, buyer)).list[0] ?? { receiverId: 0 }
  dataOf(await ask(invoiceEdit, { invoiceId: first.invoiceId, titleId, receiverId, invoiceType: 1 }, buyer))
  const batch = { invoiceIds: [first.invoiceId, second.invoiceId], versions: [first.version, second.version] }
  expect(dataOf(await ask(sellerInvoiceIssue, batch, keyed(clerkOf(1001))))).toEqual({
    begun: [second.invoiceId],
    refused: [{ invoiceId: first.invoiceId, reason: '买方已修改申请，请核对后再开票' }],
  })
  expect(dataOf(await ask(invoiceList, {}, buyer)).list[0]).toMatchObject({ state: 'APPLIED' })
})
