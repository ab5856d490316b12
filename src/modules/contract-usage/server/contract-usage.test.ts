import { expect, test } from 'vitest'
import { contractDraft } from '../../../../tests/fixtures/trade/contract-draft.ts'
import { aContractHouse } from '../../../../tests/fixtures/trade/contract-house.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { contractAct, contractSave } from '../../contract/endpoints.ts'
import { contractUsage, sellerContractUsage } from '../endpoints.ts'
import { contractUsageHandlers } from './public.ts'

const market = await aContractHouse(contractUsageHandlers)
const { ask, client, clock, company, store, once } = market
await market.authenticate()
const [line] = contractDraft.content.lines
if (!line) throw new Error('a line')
const terms = { ...contractDraft.content.terms, monthlyQuantity: '50', monthlyBand: 10 }
const textOf = (quantity: string) => ({ ...contractDraft.content, lines: [{ ...line, quantity }] })

test('what is called off counts in its month against the band, for both sides alike; a purchase contract and a foreign store have none', async () => {
  const frameworkId = await market.agreed({ kind: 'FRAMEWORK', content: { ...textOf('300'), terms } })
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(frameworkId, side))
    await market.work(frameworkId, side)
  }
  const callOff = async (quantity: string): Promise<number> => {
    const wish = { ...contractDraft, frameworkId, storeId: 0, content: textOf(quantity) }
    const { contractId } = dataOf(await ask(contractSave, wish, once(company)))
    for (const act of ['submit', 'send'] as const) dataOf(await ask(contractAct, { contractId, act, versionNo: 1 }, company))
    return contractId
  }
  const first = await callOff('20.5')
  await client.query(`UPDATE contract SET created_at = '2026-10-05T00:00:00+08:00' WHERE contract_id = $1`, [first])
  await client.query(`UPDATE contract SET effective_at = '2026-09-30T00:00:00+08:00' WHERE contract_id = $1`, [frameworkId])
  await callOff('50')
  expect(clock.now().toISOString().slice(0, 7)).toBe('2026-11')
  const usage = dataOf(await ask(contractUsage, { contractId: frameworkId }, company))
  expect(usage.band).toEqual({ agreed: '50', percent: 10, least: '45', most: '55' })
  expect(usage.months.map(({ month, ordered, left, state }) => [month, ordered, left, state])).toEqual([
    ['2026-09', '0', '55', 'below'],
    ['2026-10', '20.5', '34.5', 'below'],
    ['2026-11', '50', '5', 'within'],
  ])
  expect(usage.callOffs.map(({ month, ordered, state }) => [month, ordered, state])).toEqual([
    ['2026-11', '50', 'NEGOTIATING'],
    ['2026-10', '20.5', 'NEGOTIATING'],
  ])
  expect(dataOf(await ask(sellerContractUsage, { contractId: frameworkId }, store)).months).toEqual(usage.months)
  expect((await ask(sellerContractUsage, { contractId: frameworkId }, { visitor: aStoreClerk(1002) })).code).toBe('api.notFound')
  expect((await ask(contractUsage, { contractId: first }, company)).code).toBe('contractUsage.noFramework')
})
