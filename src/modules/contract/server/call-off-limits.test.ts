import { expect, test } from 'vitest'
import { contractDraft } from '../../../../tests/fixtures/trade/contract-draft.ts'
import { aContractHouse } from '../../../../tests/fixtures/trade/contract-house.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { contractAct, contractSave } from '../endpoints.ts'
import { contractUseSubscriber } from './public.ts'
import { sellerContractAct } from '../endpoints-staff.ts'

const market = await aContractHouse()
const { ask, client, company, store, house, once } = market
await market.authenticate()
const [line] = contractDraft.content.lines
if (!line) throw new Error('a line')
const terms = { ...contractDraft.content.terms, monthlyQuantity: '50', monthlyBand: 10 }
const textOf = (quantity: string) => ({ ...contractDraft.content, lines: [{ ...line, quantity }] })

async function signedBoth(contractId: number): Promise<void> {
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(contractId, side))
    await market.work(contractId, side)
  }
}

test('call-offs of a month keep within its band, and both sides are told once that 80 percent was called off', async () => {
  const frameworkId = await market.agreed({ kind: 'FRAMEWORK', content: { ...textOf('60'), terms } })
  await signedBoth(frameworkId)
  expect((await market.detail(frameworkId)).clauses.some(({ text }) => text.includes('需方每月要货 50 吨，允许 ±10%'))).toBe(true)
  const draft = (quantity: string) =>
    ask(contractSave, { ...contractDraft, frameworkId, storeId: 0, content: textOf(quantity) }, once(company))
  expect((await draft('55.1')).code).toBe('contract.aboveMonth')
  const [first, second] = [dataOf(await draft('50')).contractId, dataOf(await draft('10')).contractId]
  for (const act of ['submit', 'send'] as const) dataOf(await ask(contractAct, { contractId: first, act, versionNo: 1 }, company))
  dataOf(await ask(contractAct, { contractId: second, act: 'submit', versionNo: 1 }, company))
  expect((await ask(contractAct, { contractId: second, act: 'send', versionNo: 1 }, company)).code).toBe('contract.aboveMonth')
  dataOf(await ask(contractAct, { contractId: first, act: 'confirm', versionNo: 1 }, company))
  dataOf(await ask(sellerContractAct, { contractId: first, act: 'confirm', versionNo: 1 }, store))
  await signedBoth(first)
  const moved = { id: '1', event: 'contract.moved', payload: { contractId: first, state: 'EFFECTIVE' } }
  for (const happened of [moved, moved]) await house.inTransaction((tx) => contractUseSubscriber.take(tx, happened, house))
  const { rows } = await client.query(
    `SELECT payload->>'contractId' AS id FROM event_outbox WHERE event = 'contract.moved' AND payload->>'state' = 'NEARLY_USED'`,
  )
  expect(rows).toEqual([{ id: String(frameworkId) }])
})
