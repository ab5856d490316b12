import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aContractHouse, type Person } from '../../../../tests/fixtures/trade/contract-house.ts'
import { aPlatformClerk, aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { keyWrapper } from '../../../adapters/vault/key-wrapper.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { newNonce } from '../../../kernel/sealing/receipt.ts'
import { contractAct, contractDetail, contractSave } from '../../contract/endpoints.ts'
import { sellerContractAct } from '../../contract/endpoints-staff.ts'
import { adminTenderReview } from '../endpoints-admin.ts'
import { bidSubmit, bidderAttend } from '../endpoints-bidder.ts'
import * as buyer from '../endpoints.ts'
import { tenderContractSubscriber, tenderHandlers, tenderTimers } from './public.ts'

const keys = keyWrapper([{ id: 'app', secret: 'a secret for tests, of enough characters' }])
const market = await aContractHouse(tenderHandlers({ keys }))
const { ask, company, store, once, client, clock, house } = market
const day = 86_400_000
await market.authenticate()
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) SELECT n, 'bidder' || n, '1390000' || n, 'x' FROM generate_series(1902, 1903) n`,
)
await client.query(`INSERT INTO member (id, member_type, nick_name) SELECT n, 2, 'bidder' || n FROM generate_series(1902, 1903) n`)
const quoting = (storeId: number) => {
  const clerk = aStoreClerk(storeId)
  return { visitor: { ...clerk, stores: clerk.stores.map((one) => ({ ...one, capabilities: ['store.quote' as const] })) } }
}
const platform = { visitor: aPlatformClerk() }

/** A tender that store 1001 has won with the lowest of three bids. */
async function awarded(): Promise<string> {
  const { tenderSn, version } = dataOf(
    await ask(
      buyer.tenderSave,
      {
        mode: 'ENTERPRISE',
        access: 'OPEN',
        title: '0# 锌锭年度采购',
        body: '按国标供货',
        lines: [
          { lineNo: 1, goodsName: '锌锭', specText: 'Zn99.995', number: '20.5', unitName: '吨' },
          { lineNo: 2, goodsName: '锌合金', number: '10', unitName: '吨' },
        ],
        estimate: '1000000',
        deadline: new Date(clock.now().getTime() + 25 * day).toISOString(),
      },
      once(company),
    ),
  )
  const sent = dataOf(await ask(buyer.tenderSubmit, { tenderSn, expectedVersion: version }, company))
  dataOf(await ask(adminTenderReview, { tenderSn, expectedVersion: sent.version, verdict: 'approve' }, platform))
  for (const [who, unitPrice] of [[store, '23100.5'] as const, [quoting(1002), '23500'] as const, [quoting(1003), '23900'] as const]) {
    const lines = [1, 2].map((lineNo) => ({ lineNo, unitPrice }))
    dataOf(await ask(bidSubmit, { tenderSn, lines, deliveryDays: 12, nonce: newNonce() }, who))
  }
  clock.forward(26 * day)
  await runDueTimers(house, tenderTimers, (error) => {
    throw error
  })
  dataOf(await ask(bidderAttend, { tenderSn }, quoting(1002)))
  const named = async () => ({ tenderSn, expectedVersion: dataOf(await ask(buyer.tenderDetail, { tenderSn }, company)).version })
  dataOf(await ask(buyer.tenderOpen, await named(), company))
  dataOf(await ask(buyer.tenderEvaluate, { ...(await named()), expertIds: [company.visitor.member?.memberId ?? 0], declared: 1 }, company))
  dataOf(await ask(buyer.tenderPublicize, await named(), company))
  clock.forward(4 * day)
  dataOf(await ask(buyer.tenderAward, await named(), once(company)))
  return tenderSn
}
const winnerOf = async (tenderSn: string) =>
  dataOf(await ask(buyer.tenderDetail, { tenderSn }, company)).record.find(({ state }) => state === 'WON')?.bidSn ?? ''

/** Hands what the outbox holds of contracts to the tender, twice as an outbox may. */
async function deliver(): Promise<void> {
  const { rows } = await client.query<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM event_outbox WHERE event = 'contract.awardEffective'`,
  )
  const told = rows.map(({ payload }) => ({ id: randomUUID(), event: 'contract.awardEffective', payload }))
  for (const one of [...told, ...told]) await house.inTransaction((tx) => tenderContractSubscriber.take(tx, one, house))
}

test('the contract of an award takes the lines of the bid, refuses others, and makes the tender contracted', async () => {
  // The login of the fixture is as old as the clock by then.
  const tenderSn = await awarded()
  const bidSn = await winnerOf(tenderSn)
  const drafts = await Promise.all([1, 2].map(() => ask(buyer.tenderContract, { tenderSn, bidSn }, once(company))))
  const [contractId = 0, ...rest] = [...new Set(drafts.map((answer) => dataOf(answer).contractId))]
  expect(rest).toEqual([])
  const draft = dataOf(await ask(contractDetail, { contractId }, company))
  expect(draft).toMatchObject({ source: 'TENDER', sourceSn: tenderSn, storeId: 1001, total: 704_565.25 })
  expect(draft.content.lines.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['锌锭', '20.5', '23100.50'],
    ['锌合金', '10', '23100.50'],
  ])
  const { version, title, endsOn, content } = draft
  const changed = (more: Partial<typeof content>) => ({
    contractId,
    expectedVersion: version,
    title,
    endsOn,
    content: { ...content, ...more },
  })
  const [line] = content.lines
  if (!line) throw new Error('a line')
  const dearer = await ask(contractSave, changed({ lines: [{ ...line, price: '23100.51' }, ...content.lines.slice(1)] }), once(company))
  expect(dearer.code).toBe('contract.differsFromAward')
  const later = await ask(contractSave, changed({ terms: { ...content.terms, deliveryDays: 13 } }), once(company))
  expect(later.code).toBe('contract.differsFromAward')
  const shorter = await ask(contractSave, changed({ lines: content.lines.slice(0, 1) }), once(company))
  expect(shorter.code).toBe('contract.differsFromAward')
  expect(dataOf(await ask(contractDetail, { contractId }, company)).version).toBe(version)
  // What the bid does not say may be agreed: here the same price, written otherwise.
  const place = {
    terms: { ...content.terms, deliveryPlace: '天津市北辰区' },
    lines: content.lines.map((one) => ({ ...one, price: '23100.5' })),
  }
  dataOf(await ask(contractSave, changed(place), once(company)))

  for (const act of ['submit', 'send'] as const) dataOf(await ask(contractAct, { contractId, act, versionNo: 1 }, company))
  dataOf(await ask(contractAct, { contractId, act: 'confirm', versionNo: 1 }, company))
  dataOf(await ask(sellerContractAct, { contractId, act: 'confirm', versionNo: 1 }, store))
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(contractId, side))
    await market.work(contractId, side)
  }
  expect((await market.detail(contractId)).state).toBe('EFFECTIVE')
  await deliver()
  const over = dataOf(await ask(buyer.tenderDetail, { tenderSn }, company))
  expect([over.state, over.contracts.map((one) => one.contractId)]).toEqual(['CONTRACTED', [contractId]])
})

test('no contract is drafted of a bid that did not win, of a foreign tender, or before the award', async () => {
  const tenderSn = await awarded()
  const { record } = dataOf(await ask(buyer.tenderDetail, { tenderSn }, company))
  const loser = record.find(({ state }) => state === 'LOST')?.bidSn ?? ''
  expect((await ask(buyer.tenderContract, { tenderSn, bidSn: loser }, once(company))).code).toBe('tender.notAwarded')
  const stranger: Person = {
    phone: '',
    visitor: { ...company.visitor, member: company.visitor.member && { ...company.visitor.member, enterpriseId: 999 } },
  }
  expect((await ask(buyer.tenderContract, { tenderSn, bidSn: await winnerOf(tenderSn) }, once(stranger))).code).toBe('api.notFound')
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM contract WHERE source_sn = $1`, [tenderSn])
  expect(rows).toEqual([{ n: 0 }])
})
