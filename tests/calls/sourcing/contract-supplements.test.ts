import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contractDraft } from '../../fixtures/trade/contract-draft.ts'
import { aContractHouse } from '../../fixtures/trade/contract-house.ts'
import { aStoreClerk } from '../../fixtures/trade/goods.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { verifyDocument } from '../../../src/modules/content/endpoints-document-verification.ts'
import { contractAct, contractDownload } from '../../../src/modules/contract/endpoints.ts'
import { sellerContractAct, sellerContractDetail } from '../../../src/modules/contract/endpoints-staff.ts'
import {
  contractSupplement,
  contractSupplementAct,
  contractSupplementDownload,
  contractSupplementSign,
  sellerContractSupplement,
  sellerContractSupplementAct,
  sellerContractSupplementSign,
} from '../../../src/modules/contract/endpoints-supplements.ts'
import { contractTasks, contractTimers } from '../../../src/modules/contract/server/public.ts'

const market = await aContractHouse()
const { ask, company, store, once, client, service, house, clock } = market
await market.authenticate()
const deps = { service, demonstration: true, siteUrl: 'https://mall.example' }
const pdfsig = '/usr/bin/pdfsig'
const folder = mkdtempSync(join(tmpdir(), 'supplement-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [line] = contractDraft.content.lines
if (!line) throw new Error('a line')
const change = { lines: [{ ...line, quantity: '40' }], endsOn: '2028-03-31', text: '增加部分按原单价执行。' }

/** A contract that both sides signed. */
async function inForce(): Promise<number> {
  const contractId = await market.agreed()
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(contractId, side))
    await market.work(contractId, side)
  }
  return contractId
}

async function proposed(): Promise<number> {
  const contractId = await inForce()
  dataOf(await ask(contractSupplement, { contractId, ...change }, once(company)))
  return contractId
}

const confirm = (contractId: number) => ask(sellerContractSupplementAct, { contractId, supplementNo: 1, act: 'confirm' }, store)
const work = (contractId: number, side: 'buyer' | 'store') =>
  contractTasks(deps)['contract.sign']?.(house, { contractId, supplementNo: 1, side })
async function signs(contractId: number, side: 'buyer' | 'store') {
  const wish = { contractId, supplementNo: 1, smsCode: await market.codeOf(side === 'buyer' ? company : store) }
  return side === 'buyer' ? ask(contractSupplementSign, wish, company) : ask(sellerContractSupplementSign, wish, store)
}

test('a supplement is confirmed and signed by both at once; the signed contract stays as it was, and what is agreed now is the supplement', async () => {
  const contractId = await proposed()
  const file = dataOf(await ask(contractDownload, { contractId }, company)).base64
  expect(dataOf(await confirm(contractId)).supplements[0]).toMatchObject({
    state: 'SIGNING',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  dataOf(await signs(contractId, 'buyer'))
  dataOf(await signs(contractId, 'store'))
  expect((await signs(contractId, 'store')).code).toBe('contract.signedAlready')
  await Promise.all([work(contractId, 'buyer'), work(contractId, 'store')])
  await work(contractId, 'store')
  const contract = await market.detail(contractId)
  const [supplement] = contract.supplements
  if (!supplement) throw new Error('a supplement')
  expect(supplement).toMatchObject({ state: 'EFFECTIVE', side: 'buyer', total: 938_000 })
  expect(supplement.differences.map(({ field, after }) => [field, after])).toEqual([
    ['quantity', '40'],
    ['endsOn', '2028-03-31'],
  ])
  expect(contract).toMatchObject({ total: 597_975, endsOn: '2027-12-31', agreed: { total: 938_000, endsOn: '2028-03-31' } })
  expect(contract.content.lines[0]?.quantity).toBe('25.5')
  expect(contract.agreed.lines[0]?.quantity).toBe('40')
  expect(dataOf(await ask(contractDownload, { contractId }, company)).base64).toBe(file)

  const pdf = Buffer.from(dataOf(await ask(contractSupplementDownload, { contractId, supplementNo: 1 }, company)).base64, 'base64')
  const { signatures, coversAll } = await service.check(pdf)
  expect([coversAll, signatures.length, signatures.every(({ valid }) => valid)]).toEqual([true, 2, true])
  const checked = dataOf(await ask(verifyDocument, { code: supplement.code, amount: '938000.00' }))
  expect(checked).toMatchObject({ found: 1, kind: 'contract', number: supplement.supplementSn, isIntact: 1, amountMatches: 1 })
  const { rows } = await client.query(
    `SELECT due_at::date::text AS day FROM timer WHERE entity = 'contract' AND entity_id = $1 AND event = 'remind'`,
    [String(contractId)],
  )
  expect(rows).toHaveLength(1)
  if (!existsSync(pdfsig)) return
  const path = join(folder, 'signed.pdf')
  writeFileSync(path, pdf)
  expect(execFileSync(pdfsig, ['-nocert', path], { encoding: 'utf8' }).match(/Signature is Valid/g)).toHaveLength(2)
})

test('two proposals at once make one; nobody confirms the own one, and a foreign store sees none', async () => {
  const contractId = await inForce()
  const answers = await Promise.all([
    ask(contractSupplement, { contractId, ...change }, once(company)),
    ask(sellerContractSupplement, { contractId, ...change, lines: [{ ...line, price: '23380' }] }, once(store)),
  ])
  expect(answers.map(({ state }) => state === 200).toSorted()).toEqual([false, true])
  expect(answers.flatMap(({ code }) => code ?? [])).toContain('contract.supplementOpen')
  const { supplements } = await market.detail(contractId)
  expect(supplements).toHaveLength(1)
  const [own, who] =
    supplements[0]?.side === 'buyer' ? ([contractSupplementAct, company] as const) : ([sellerContractSupplementAct, store] as const)
  const wish = { contractId, supplementNo: 1, act: 'confirm' } as const
  expect((await ask(own as typeof contractSupplementAct, wish, who)).code).toBe('kernel.moveNotYours')
  expect((await ask(sellerContractSupplementAct, wish, { visitor: aStoreClerk(1002) })).code).toBe('api.notFound')
})

test('a rejected supplement changes nothing, and another may be proposed; an open one holds up the end of the contract', async () => {
  const contractId = await proposed()
  expect((await ask(sellerContractSupplementAct, { contractId, supplementNo: 1, act: 'reject' }, store)).code).toBe('contract.reasonNeeded')
  dataOf(await ask(contractAct, { contractId, act: 'rescind', versionNo: 1, reason: '项目取消' }, company))
  expect((await ask(sellerContractAct, { contractId, act: 'agreeRescind', versionNo: 1 }, store)).code).toBe('contract.supplementOpen')
  expect((await confirm(contractId)).code).toBe('contract.notInForce')
  dataOf(await ask(sellerContractSupplementAct, { contractId, supplementNo: 1, act: 'reject', reason: '产能不足' }, store))
  expect(dataOf(await ask(sellerContractAct, { contractId, act: 'keep', versionNo: 1 }, store)).agreed.total).toBe(597_975)
  dataOf(await ask(sellerContractSupplement, { contractId, ...change, text: '' }, once(store)))
  expect(
    dataOf(await ask(sellerContractDetail, { contractId }, store)).supplements.map(({ state, supplementNo }) => [supplementNo, state]),
  ).toEqual([
    [1, 'REJECTED'],
    [2, 'PROPOSED'],
  ])
})

test('what changes nothing or ends in the past is refused and nothing is written; what nobody signs in time expires', async () => {
  const contractId = await inForce()
  const same = { contractId, lines: [line], endsOn: '2027-12-31', text: '' }
  expect((await ask(contractSupplement, same, once(company))).code).toBe('contract.supplementEmpty')
  expect((await ask(contractSupplement, { ...same, endsOn: '2020-01-01' }, once(company))).code).toBe('contract.endsInPast')
  const { rows } = await client.query('SELECT supplement_id FROM contract_supplement WHERE contract_id = $1', [contractId])
  expect(rows).toEqual([])
  dataOf(await ask(contractSupplement, { contractId, ...change }, once(company)))
  const { rows: made } = await client.query<{ id: string }>(
    'SELECT supplement_id::text AS id FROM contract_supplement WHERE contract_id = $1',
    [contractId],
  )
  const expire = () => contractTimers['contractSupplement/expire']?.(house, made[0]?.id ?? '')
  await expire()
  expect((await market.detail(contractId)).supplements[0]?.state).toBe('PROPOSED')
  await client.query('UPDATE contract_supplement SET sign_until = $2 WHERE contract_id = $1', [
    contractId,
    new Date(clock.now().getTime() - 1000),
  ])
  await expire()
  const expired = await market.detail(contractId)
  expect([expired.supplements[0]?.state, expired.can.includes('supplement')]).toEqual(['EXPIRED', true])
})
