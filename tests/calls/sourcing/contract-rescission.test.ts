import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contractAct } from '../../../src/modules/contract/endpoints.ts'
import { sellerContractAct } from '../../../src/modules/contract/endpoints-staff.ts'
import { contractDueBalance, contractDues } from '../../../src/modules/contract-due/endpoints.ts'
import { contractDepositSubscriber, contractDueHandlers } from '../../../src/modules/contract-due/server/public.ts'
import {
  contractRescission,
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescission,
  sellerContractRescissionConfirm,
  sellerContractRescissionPropose,
} from '../../../src/modules/contract-rescission/endpoints.ts'
import { sheetMachine } from '../../../src/modules/contract-rescission/rules/sheet-machine.ts'
import { contractRescissionHandlers } from '../../../src/modules/contract-rescission/server/public.ts'
import { gatewayAccount, payableAccount, platformAccount, walletOf } from '../../../src/modules/wallet/rules/ledger-accounts.ts'
import { balanceOfAccount, mustPost } from '../../../src/modules/wallet/server/public.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { contractDraft } from '../../fixtures/trade/contract-draft.ts'
import { aCheckout } from '../../fixtures/trade/checkout.ts'
import { aContractHouse } from '../../fixtures/trade/contract-house.ts'
import { aStoreClerk } from '../../fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'

const market = await aContractHouse([...contractRescissionHandlers])
const { ask, client, clock, company, store, house, once } = market
await market.authenticate()
const { deps } = await aPaymentHouse(market.database, {
  clock: { now: () => clock.now(), moveOn: (seconds) => clock.forward(seconds * 1000) },
})
const askDue = asker(
  house,
  contractDueHandlers({ payment: deps, payPassword: () => Promise.resolve(null), whenPaid: () => Promise.resolve() }),
)
const buyerId = company.visitor.member?.memberId ?? 0
const [wallet, payable, deposits] = [walletOf('member', buyerId), payableAccount(1001), platformAccount('deposits')]
const balances = () =>
  Promise.all([wallet, payable, deposits].map(async (account) => (await balanceOfAccount(house.read, account)).balanceFen))
/** What moved on the buyer's balance, what the store is owed, and what the platform keeps. */
async function movedBy(act: () => Promise<unknown>) {
  const before = await balances()
  await act()
  return (await balances()).map((fen, place) => Number(fen - (before[place] ?? 0n)))
}
const duesOf = async (contractId: number) => dataOf(await askDue(contractDues, { contractId }, company))
const tell = (contractId: number, state: string) =>
  house.inTransaction(async (tx) => {
    await contractDepositSubscriber.take(tx, { id: '1', event: 'contract.moved', payload: { contractId, state } }, house)
  })

/** A contract in force whose deposit of a tenth the platform holds. */
async function withDeposit() {
  const draft = { ...contractDraft, content: { ...contractDraft.content, terms: { ...contractDraft.content.terms, depositPercent: 10 } } }
  const contractId = await market.agreed(draft)
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(contractId, side))
    await market.work(contractId, side)
  }
  await tell(contractId, 'EFFECTIVE')
  await tell(contractId, 'EFFECTIVE')
  const [due, ...others] = await duesOf(contractId)
  expect(others).toEqual([])
  const fen = Math.round((due?.amount ?? 0) * 100)
  const act = { actor: { kind: 'system', id: null, name: 't' }, channel: 'job', requestId: 'r', now: clock.now() } as const
  const entries = [
    { account: gatewayAccount('wechat'), fen: -BigInt(fen) },
    { account: wallet, fen: BigInt(fen) },
  ]
  await house.inTransaction((tx) => mustPost(tx, { kind: 'recharge', reference: randomUUID(), entries, act }))
  const paid = await movedBy(async () =>
    dataOf(await askDue(contractDueBalance, { dueSn: due?.dueSn ?? '', payPassword: 'x' }, once(company))),
  )
  expect(paid).toEqual([-fen, 0, fen])
  return { contractId, fen }
}

async function rescinded() {
  const of = await withDeposit()
  const key = { contractId: of.contractId, versionNo: 1 }
  dataOf(await ask(contractAct, { ...key, act: 'rescind', reason: '项目取消' }, company))
  return { ...of, agree: async () => dataOf(await ask(sellerContractAct, { ...key, act: 'agreeRescind' }, store)) }
}
const terms = { revision: 0, depositRule: 'RETURN', payer: null, amount: 0, reason: '双方协商' } as const
const stateOf = async (contractId: number) => (await duesOf(contractId)).map(({ kind, state, kept, debtor }) => [kind, state, kept, debtor])

test('the database knows the same moves of a sheet as the machine', async () => {
  expect(await movesOfTrigger(client, 'contract_rescission')).toEqual(pairsOf(sheetMachine, ['buyer', 'store']))
})

test('a performed contract gives its deposit back', async () => {
  const { contractId, fen } = await withDeposit()
  await client.query(`UPDATE contract SET state = 'PERFORMING', performed_at = now() WHERE contract_id = $1`, [contractId])
  for (const [call, who] of [
    [contractAct, company],
    [sellerContractAct, store],
  ] as const)
    dataOf(await ask(call, { contractId, act: 'complete', versionNo: 1 }, who))
  expect(await movedBy(() => tell(contractId, 'COMPLETED'))).toEqual([fen, 0, -fen])
  expect(await stateOf(contractId)).toEqual([['DEPOSIT', 'RELEASED', 0, 'buyer']])
})

test('one side proposes, the other answers with another sheet; only what the other proposed is confirmed, once', async () => {
  const { contractId, fen, agree } = await rescinded()
  expect((await ask(contractRescissionPropose, { contractId, ...terms, depositRule: 'NONE' }, once(company))).code).toBe(
    'contractRescission.depositNeeded',
  )
  expect((await ask(contractRescissionPropose, { contractId, ...terms, amount: 5 }, once(company))).code).toBe(
    'contractRescission.amountWrong',
  )
  const kept = { ...terms, depositRule: 'KEEP' } as const
  dataOf(await ask(sellerContractRescissionPropose, { contractId, ...kept }, once(store)))
  expect((await ask(contractRescissionConfirm, { contractId, revision: 1 }, once(company))).code).toBe('contractRescission.notYet')
  await agree()
  const answer = { contractId, ...terms, payer: 'buyer', amount: 300, reason: '赔偿备料损失' } as const
  expect((await ask(contractRescissionPropose, answer, once(company))).code).toBe('contractRescission.sheetChanged')
  dataOf(await ask(contractRescissionPropose, { ...answer, revision: 1 }, once(company)))
  expect((await ask(contractRescissionConfirm, { contractId, revision: 2 }, once(company))).code).toBe('kernel.moveBlocked')
  expect((await ask(sellerContractRescissionConfirm, { contractId, revision: 1 }, once(store))).code).toBe(
    'contractRescission.sheetChanged',
  )
  const seen = dataOf(await ask(sellerContractRescission, { contractId }, store))
  expect(seen).toMatchObject({
    facts: { executed: 0, paid: 0, deposit: fen / 100 },
    sheet: { revision: 2, side: 'buyer', rest: { debtor: 'buyer', amount: 300 }, isOutdated: false },
    can: ['propose', 'confirm'],
  })
  const confirmed = () => ask(sellerContractRescissionConfirm, { contractId, revision: 2 }, once(store))
  const moved = await movedBy(async () => {
    const both = await Promise.all([confirmed(), confirmed()])
    expect(both.filter(({ state }) => state === 200)).toHaveLength(1)
  })
  expect(moved).toEqual([fen, 0, -fen])
  expect(await stateOf(contractId)).toEqual([
    ['DEPOSIT', 'RELEASED', 0, 'buyer'],
    ['RESCISSION', 'DUE', 0, 'buyer'],
  ])
  expect((await ask(contractRescissionPropose, { ...answer, revision: 2 }, once(company))).code).toBe('contractRescission.settled')
})

test('a defaulting seller gives the deposit back twice; a defaulting buyer loses it', async () => {
  const [store2, buyer2] = [await rescinded(), await rescinded()]
  await store2.agree()
  await buyer2.agree()
  dataOf(await ask(contractRescissionPropose, { contractId: store2.contractId, ...terms, depositRule: 'DOUBLE' }, once(company)))
  expect(await movedBy(() => ask(sellerContractRescissionConfirm, { contractId: store2.contractId, revision: 1 }, once(store)))).toEqual([
    store2.fen,
    0,
    -store2.fen,
  ])
  const [, double] = await duesOf(store2.contractId)
  expect(double).toMatchObject({ kind: 'RESCISSION', debtor: 'store', amount: store2.fen / 100 })
  dataOf(await ask(sellerContractRescissionPropose, { contractId: buyer2.contractId, ...terms, depositRule: 'KEEP' }, once(store)))
  expect(await movedBy(() => ask(contractRescissionConfirm, { contractId: buyer2.contractId, revision: 1 }, once(company)))).toEqual([
    0,
    buyer2.fen,
    -buyer2.fen,
  ])
})

test('open orders are settled first, and what changed since the proposal is proposed anew; others see nothing', async () => {
  const { contractId, agree } = await rescinded()
  await agree()
  dataOf(await ask(sellerContractRescissionPropose, { contractId, ...terms }, once(store)))
  expect((await ask(sellerContractRescission, { contractId }, { visitor: aStoreClerk(1002) })).code).toBe('api.notFound')
  const { orderSns } = await aCheckout(client, { totals: [50_000n], memberId: buyerId })
  const setState = (state: string) => client.query('UPDATE orders SET state = $2 WHERE order_sn = $1', [orderSns[0], state])
  await client.query('INSERT INTO contract_order (contract_id, order_sn, linked_at) VALUES ($1, $2, now())', [contractId, orderSns[0]])
  const confirmed = (revision: number) => ask(contractRescissionConfirm, { contractId, revision }, once(company))
  expect((await confirmed(1)).code).toBe('contractRescission.ordersOpen')
  await setState('CANCELLED')
  expect((await confirmed(1)).code).toBe('contractRescission.outdated')
  dataOf(await ask(sellerContractRescissionPropose, { contractId, ...terms, revision: 1 }, once(store)))
  expect(dataOf(await ask(contractRescission, { contractId }, company))).toMatchObject({
    facts: { orders: [{ orderSn: orderSns[0], isOpen: false, executed: 0 }] },
    can: ['propose', 'confirm'],
  })
  dataOf(await confirmed(2))
})
