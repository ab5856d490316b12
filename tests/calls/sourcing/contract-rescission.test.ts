import { expect, test } from 'vitest'
import { contractAct } from '../../../src/modules/contract/endpoints.ts'
import { sellerContractAct } from '../../../src/modules/contract/endpoints-staff.ts'
import {
  contractRescission,
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescission,
  sellerContractRescissionConfirm,
  sellerContractRescissionPropose,
} from '../../../src/modules/contract-rescission/endpoints.ts'
import { sheetMachine } from '../../../src/modules/contract-rescission/rules/sheet-machine.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aCheckout } from '../../fixtures/trade/checkout.ts'
import { aStoreClerk } from '../../fixtures/trade/goods.ts'
import { aRescissionHouse } from '../../fixtures/trade/rescission-house.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'

const { market, buyerId, movedBy, duesOf, tell, withDeposit, rescinded } = await aRescissionHouse()
const { ask, client, company, store, once } = market

const terms = { revision: 0, depositRule: 'RETURN', payer: null, amount: 0, reason: '双方协商' } as const
const stateOf = async (contractId: number) => (await duesOf(contractId)).map(({ kind, state, kept, debtor }) => [kind, state, kept, debtor])

test('the database knows the same moves of a sheet as the machine', async () => {
  expect(await movesOfTrigger(client, 'contract_rescission')).toEqual(pairsOf(sheetMachine, ['buyer', 'store', 'platform']))
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
    can: ['propose', 'confirm', 'ask'],
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
