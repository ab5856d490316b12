import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contractDraft } from '../../../../tests/fixtures/trade/contract-draft.ts'
import { aContractHouse } from '../../../../tests/fixtures/trade/contract-house.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { verifyDocument } from '../../content/endpoints-document-verification.ts'
import { contractAct, contractDetail, contractDownload, contractList, contractSave } from '../endpoints.ts'
import { sellerContractAct, sellerContractDetail, sellerContractList, sellerContractSave } from '../endpoints-staff.ts'
import { contractTimers } from './background-jobs.ts'

const market = await aContractHouse()
const { ask, company, store, once, client, service } = market
const other = { visitor: aStoreClerk(1002) }
const pdfsig = '/usr/bin/pdfsig'
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('without authentication nobody confirms', async () => {
  const contractId = await market.sent()
  expect((await ask(contractAct, { contractId, act: 'confirm', versionNo: 1 }, company)).code).toBe('contract.notAuthenticated')
  await market.authenticate()
})

test('a draft is its author’s alone, a sent contract the two sides’; for anybody else it does not exist', async () => {
  const { contractId } = dataOf(await ask(contractSave, contractDraft, once(company)))
  expect((await ask(sellerContractDetail, { contractId }, store)).code).toBe('api.notFound')
  const sent = await market.sent()
  expect((await ask(sellerContractDetail, { contractId: sent }, store)).data?.viewer).toBe('store')
  expect((await ask(sellerContractDetail, { contractId: sent }, other)).code).toBe('api.notFound')
  expect((await ask(sellerContractAct, { contractId: sent, act: 'confirm', versionNo: 1 }, other)).code).toBe('api.notFound')
  expect(dataOf(await ask(sellerContractList, {}, other)).total).toBe(0)
  expect(dataOf(await ask(contractList, { tab: 'talk' }, company)).list.map((row) => row.contractId)).toContain(sent)
})

test('the other side’s version shows what it changed, and what was confirmed before says nothing of it', async () => {
  const contractId = await market.sent()
  dataOf(await ask(contractAct, { contractId, act: 'confirm', versionNo: 1 }, company))
  const { version } = await market.detail(contractId)
  const [line] = contractDraft.content.lines
  if (!line) throw new Error('a line')
  const content = { ...contractDraft.content, lines: [{ ...line, price: '23380' }] }
  const changed = { ...contractDraft, contractId, expectedVersion: version, content }
  expect(dataOf(await ask(sellerContractSave, changed, once(store)))).toMatchObject({ versionNo: 2, confirmed: [] })
  expect((await ask(sellerContractSave, changed, once(store))).code).toBe('api.stale')
  const seen = await market.detail(contractId)
  expect(seen.versions[1]?.differences).toEqual([{ part: 'line', place: 1, field: 'price', before: '23450', after: '23380' }])
  expect((await ask(contractAct, { contractId, act: 'confirm', versionNo: 1 }, company)).code).toBe('contract.versionChanged')
})

/** The file that the test of signing made, for the tool that checks it independently. */
const signed: Buffer[] = []

test('both sides confirm at once: one file, and signing begins', async () => {
  const contractId = await market.sent()
  const wish = { contractId, act: 'confirm', versionNo: 1 } as const
  const answers = await Promise.all([ask(contractAct, wish, company), ask(sellerContractAct, wish, store)])
  expect(answers.map((answer) => answer.state)).toEqual([200, 200])
  expect(await market.detail(contractId)).toMatchObject({ state: 'SIGNING', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { rows } = await client.query('SELECT revision FROM contract_file WHERE contract_id = $1', [contractId])
  expect(rows).toEqual([{ revision: 0 }])
})

test('both sign at once: two signatures that verify here and on /vc; tampering is shown', async () => {
  const contractId = await market.agreed()
  await Promise.all([market.signAs(contractId, 'buyer'), market.signAs(contractId, 'store')])
  await Promise.all([market.work(contractId, 'buyer'), market.work(contractId, 'store')])
  // A repeated job makes no third signature.
  await market.work(contractId, 'store')
  const contract = await market.detail(contractId)
  expect(contract).toMatchObject({ state: 'EFFECTIVE', can: expect.arrayContaining(['download', 'rescind', 'linkOrder']) })
  const file = dataOf(await ask(contractDownload, { contractId }, company))
  const pdf = Buffer.from(file.base64, 'base64')
  const { signatures, coversAll } = await service.check(pdf)
  expect([coversAll, signatures.length, signatures.every(({ valid }) => valid)]).toEqual([true, 2, true])
  signed.push(pdf)

  const checked = dataOf(await ask(verifyDocument, { code: contract.code, amount: contract.total.toFixed(2) }))
  expect(checked).toMatchObject({ found: 1, kind: 'contract', isIntact: 1, amountMatches: 1, sha256: contract.sha256 })
  expect(checked.issuer).toContain(contract.buyer.name)
  expect(dataOf(await ask(verifyDocument, { code: contract.contractSn })).found).toBe(0)
  const tampered = Buffer.from(pdf)
  tampered[300] = (tampered[300] ?? 0) ^ 1
  await client.query(`UPDATE contract_file SET bytes = $2, sha256 = encode(sha256($2), 'hex') WHERE contract_id = $1 AND revision = 2`, [
    contractId,
    tampered,
  ])
  expect(dataOf(await ask(verifyDocument, { code: contract.code }))).toMatchObject({ found: 1, isIntact: 0 })
})

test.skipIf(!existsSync(pdfsig))('pdfsig verifies both signatures (skipped where poppler-utils is not installed)', () => {
  const path = join(folder, 'signed.pdf')
  writeFileSync(path, signed[0] ?? '')
  expect(execFileSync(pdfsig, ['-nocert', path], { encoding: 'utf8' }).match(/Signature is Valid/g)).toHaveLength(2)
})

test('a wrong code signs nothing; a side signs once', async () => {
  const contractId = await market.agreed()
  expect((await market.signAs(contractId, 'buyer')).state).toBe(200)
  expect((await market.signAs(contractId, 'buyer')).code).toBe('contract.signedAlready')
  const { rows } = await client.query('SELECT side FROM contract_signature WHERE contract_id = $1', [contractId])
  expect(rows).toEqual([{ side: 'buyer' }])
})

test('the agreed order of signing is kept, and who drafted cannot withdraw after the other signed', async () => {
  const contractId = await market.sent({ signOrder: 'store' })
  for (const [call, who] of [[contractAct, company] as const, [sellerContractAct, store] as const])
    dataOf(await ask(call as typeof contractAct, { contractId, act: 'confirm', versionNo: 1 }, who))
  expect((await market.signAs(contractId, 'buyer')).code).toBe('contract.notYourTurn')
  expect((await market.signAs(contractId, 'store')).state).toBe(200)
  expect((await ask(contractAct, { contractId, act: 'withdraw', versionNo: 1, reason: '不需要' }, company)).code).toBe('kernel.moveBlocked')
})

test('a refusal ends the contract; what nobody signs in time expires, and an extension gives more', async () => {
  const refused = await market.agreed()
  expect((await ask(sellerContractAct, { contractId: refused, act: 'refuse', versionNo: 1 }, store)).code).toBe('contract.reasonNeeded')
  expect(dataOf(await ask(sellerContractAct, { contractId: refused, act: 'refuse', versionNo: 1, reason: '价格有误' }, store)).state).toBe(
    'REFUSED',
  )
  const late = await market.agreed()
  await contractTimers['contract/expire']?.(market.house, String(late))
  expect((await market.detail(late)).state).toBe('SIGNING')
  await client.query(`UPDATE contract SET sign_until = $2 WHERE contract_id = $1`, [late, new Date(market.clock.now().getTime() - 1000)])
  await contractTimers['contract/expire']?.(market.house, String(late))
  expect((await market.detail(late)).state).toBe('EXPIRED')
})

test('one side asks to rescind, the other agrees; who asked cannot agree for both', async () => {
  const contractId = await market.agreed()
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(contractId, side))
    await market.work(contractId, side)
  }
  dataOf(await ask(contractAct, { contractId, act: 'rescind', versionNo: 1, reason: '项目取消' }, company))
  expect((await ask(contractAct, { contractId, act: 'agreeRescind', versionNo: 1 }, company)).code).toBe('kernel.moveBlocked')
  expect(dataOf(await ask(sellerContractAct, { contractId, act: 'keep', versionNo: 1 }, store)).state).toBe('EFFECTIVE')
  dataOf(await ask(contractAct, { contractId, act: 'rescind', versionNo: 1, reason: '项目取消' }, company))
  expect(dataOf(await ask(sellerContractAct, { contractId, act: 'agreeRescind', versionNo: 1 }, store)).state).toBe('RESCINDED')
})

test('a deposit above 20 % is refused and nothing is written', async () => {
  const { rows: before } = await client.query('SELECT count(*)::int AS n FROM contract')
  const content = { ...contractDraft.content, terms: { ...contractDraft.content.terms, depositPercent: 30 } }
  expect((await ask(contractSave, { ...contractDraft, content }, once(company))).code).toBe('contract.depositTooHigh')
  expect((await client.query('SELECT count(*)::int AS n FROM contract')).rows).toEqual(before)
  expect((await ask(contractDetail, { contractId: 999_999 }, company)).code).toBe('api.notFound')
})
