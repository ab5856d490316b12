import { expect, test } from 'vitest'
import {
  adminContractRescission,
  contractRescission,
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescission,
  sellerContractRescissionPropose,
} from '../../../src/modules/contract-rescission/endpoints.ts'
import {
  adminRescissionDisputes,
  adminRescissionRule,
  contractRescissionAnswer,
  contractRescissionAsk,
  sellerContractRescissionAnswer,
  sellerContractRescissionAsk,
} from '../../../src/modules/contract-rescission/endpoints-dispute.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aPlatformClerk, aStoreClerk } from '../../fixtures/trade/goods.ts'
import { aRescissionHouse } from '../../fixtures/trade/rescission-house.ts'

const { market, movedBy, duesOf, rescinded } = await aRescissionHouse()
const { ask, client, clock, company, store, once } = market
const { rows } = await client.query<{ id: number }>(`SELECT id::int AS id FROM account WHERE member_name = 'demo_admin'`)
const staff = { visitor: aPlatformClerk(rows[0]?.id), phone: '' }
const days = (count: number) => clock.forward(count * 86_400_000)
const back = { depositRule: 'RETURN', payer: null, amount: 0, reason: '项目取消，双方无过错' } as const
const kept = { depositRule: 'KEEP', payer: null, amount: 0, reason: '需方违约' } as const
const seen = async (contractId: number) => dataOf(await ask(adminContractRescission, { contractId }, staff))
const verdict = async (contractId: number, revision: number) => ({
  contractId,
  revision,
  digest: (await seen(contractId)).digest,
  depositRule: 'RETURN' as const,
  payer: 'buyer' as const,
  amount: 1200,
  reason: '需方取消项目，应赔偿供方已发生的备料费用；定金退回',
})
const stateOf = async (contractId: number) =>
  (await client.query<{ state: string }>('SELECT state FROM contract WHERE contract_id = $1', [contractId])).rows[0]?.state
const told = async (state: string) =>
  (
    await client.query(
      `SELECT count(*)::int AS count FROM event_outbox WHERE event = 'contractRescission.moved' AND payload->>'state' = $1`,
      [state],
    )
  ).rows[0]?.count

/** Both proposed: the company wants its deposit back, the store wants to keep it. */
async function disagreed() {
  const { contractId, fen, agree } = await rescinded()
  await agree()
  dataOf(await ask(contractRescissionPropose, { contractId, ...back }, once(company)))
  const early = await ask(contractRescissionAsk, { contractId, revision: 1, reason: '供方不答复' }, once(company))
  expect(early.code).toBe('contractRescission.askEarly')
  // Who has proposed nothing answers first.
  const silent = await ask(sellerContractRescissionAsk, { contractId, revision: 1, reason: '不同意' }, once(store))
  expect(silent.code).toBe('contractRescission.askEarly')
  dataOf(await ask(sellerContractRescissionPropose, { contractId, revision: 1, ...kept }, once(store)))
  return { contractId, fen }
}

test('an answered proposal goes to the platform, which hears both and decides; the money moves once, and both are told', async () => {
  const { contractId, fen } = await disagreed()
  const asked = dataOf(await ask(contractRescissionAsk, { contractId, revision: 2, reason: '供方未发生备料' }, once(company)))
  expect(asked).toMatchObject({ sheet: { state: 'DISPUTED', dispute: { side: 'buyer', answer: '', verdict: null } }, can: ['confirm'] })
  expect((await ask(sellerContractRescissionPropose, { contractId, revision: 2, ...kept }, once(store))).code).toBe(
    'contractRescission.withPlatform',
  )
  expect((await seen(contractId)).can).toEqual([])
  const early = await ask(adminRescissionRule, await verdict(contractId, 2), once(staff))
  expect(early.code).toBe('contractRescission.unheard')
  expect((await ask(contractRescissionAnswer, { contractId, revision: 2, reason: '再说一次' }, once(company))).code).toBe(
    'contractRescission.ownDispute',
  )
  expect(
    (await ask(sellerContractRescissionAnswer, { contractId, revision: 2, reason: '别家' }, { ...once(store), visitor: aStoreClerk(1002) }))
      .code,
  ).toBe('api.notFound')
  dataOf(await ask(sellerContractRescissionAnswer, { contractId, revision: 2, reason: '已备料 20 吨，附采购发票号' }, once(store)))
  expect(dataOf(await ask(adminRescissionDisputes, {}, staff)).list).toMatchObject([{ contractId, side: 'buyer', answerUntil: null }])
  const platform = await seen(contractId)
  expect(platform).toMatchObject({ facts: { deposit: fen / 100 }, can: ['rule'] })
  expect(platform.sheet?.positions.map(({ side, depositRule }) => [side, depositRule])).toEqual([
    ['buyer', 'RETURN'],
    ['store', 'KEEP'],
  ])

  const ruling = await verdict(contractId, 2)
  expect((await ask(adminRescissionRule, { ...ruling, digest: '0'.repeat(16) }, once(staff))).code).toBe('contractRescission.outdatedFacts')
  expect((await ask(adminRescissionRule, { ...ruling, amount: 999_999_999 }, once(staff))).code).toBe('contractRescission.overContract')
  expect((await ask(adminRescissionRule, { ...ruling, depositRule: 'NONE' }, once(staff))).code).toBe('contractRescission.depositNeeded')
  const decide = () => ask(adminRescissionRule, ruling, once(staff))
  const moved = await movedBy(async () => {
    const both = await Promise.all([decide(), decide()])
    expect(both.filter(({ state }) => state === 200)).toHaveLength(1)
  })
  expect(moved).toEqual([fen, 0, -fen])
  expect((await duesOf(contractId)).map(({ kind, state, debtor, amount }) => [kind, state, debtor, amount])).toEqual([
    ['DEPOSIT', 'RELEASED', 'buyer', fen / 100],
    ['RESCISSION', 'DUE', 'buyer', 1200],
  ])
  for (const view of [
    dataOf(await ask(contractRescission, { contractId }, company)),
    dataOf(await ask(sellerContractRescission, { contractId }, store)),
  ])
    expect(view).toMatchObject({
      sheet: {
        state: 'RULED',
        dispute: { verdict: { payer: 'buyer', amount: 1200, reason: ruling.reason, rest: { debtor: 'buyer', amount: 1200 } } },
      },
      can: [],
    })
  expect((await ask(contractRescissionConfirm, { contractId, revision: 2 }, once(company))).state).not.toBe(200)
  expect((await ask(contractRescissionPropose, { contractId, revision: 2, ...back }, once(company))).code).toBe(
    'contractRescission.settled',
  )
  expect(await told('SHEET_RULED')).toBe(1)
  const { rows: logged } = await client.query(`SELECT actor_kind, reason FROM audit_log WHERE action = 'contract.rescission.ruleSheet'`)
  expect(logged).toEqual([{ actor_kind: 'platform', reason: ruling.reason }])
  expect(dataOf(await ask(adminRescissionDisputes, { tab: 'ruled' }, staff)).list).toMatchObject([{ contractId }])
})

test('a side that stays silent for five days is taken to the platform, which decides after three more and rescinds the contract', async () => {
  const { contractId, fen } = await rescinded()
  dataOf(await ask(contractRescissionPropose, { contractId, ...back }, once(company)))
  days(5)
  dataOf(await ask(contractRescissionAsk, { contractId, revision: 1, reason: '供方一直不答复' }, once(company)))
  expect((await seen(contractId)).can).toEqual([])
  days(3)
  expect((await seen(contractId)).can).toEqual(['rule'])
  expect(await stateOf(contractId)).toBe('RESCINDING')
  const ruling = { ...(await verdict(contractId, 1)), payer: null, amount: 0 }
  expect(await movedBy(async () => dataOf(await ask(adminRescissionRule, ruling, once(staff))))).toEqual([fen, 0, -fen])
  expect(await stateOf(contractId)).toBe('RESCINDED')
})

test('both may still agree while the platform is asked; then there is nothing to decide', async () => {
  const { contractId, fen } = await disagreed()
  expect((await ask(sellerContractRescissionAsk, { contractId, revision: 2, reason: '需方不答复' }, once(store))).code).toBe(
    'contractRescission.askEarly',
  )
  days(5)
  dataOf(await ask(sellerContractRescissionAsk, { contractId, revision: 2, reason: '需方不答复' }, once(store)))
  expect(await movedBy(async () => dataOf(await ask(contractRescissionConfirm, { contractId, revision: 2 }, once(company))))).toEqual([
    0,
    fen,
    -fen,
  ])
  expect((await ask(adminRescissionRule, await verdict(contractId, 2), once(staff))).code).toBe('contractRescission.noDispute')
})
