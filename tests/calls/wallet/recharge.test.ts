import { expect, test } from 'vitest'
import { rechargeListCall, rechargeShowCall, rechargeStartCall, statementListCall } from '../../../src/modules/wallet/endpoints.ts'
import { adminRechargeListCall, rechargeResolve } from '../../../src/modules/wallet/endpoints-admin.ts'
import { rechargeMachine } from '../../../src/modules/wallet/rules/recharge-machine.ts'
import { queryRecharge } from '../../../src/modules/wallet/server/recharge/query-recharge.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'
import { aWalletHouse, finance, key } from '../../fixtures/trade/wallet-house.ts'

const { ask, askTwin, house, twin, deps, wechat, alipay, clock, odd, client, someone, recharged, stand, proved } = await aWalletHouse()
const begin = async (who: Awaited<ReturnType<typeof someone>>, amount: number, method: 'wechat' | 'alipay' = 'wechat') =>
  dataOf(await ask(rechargeStartCall, { amount, method }, who))
const whole = { sum: 0, unbalanced: 0, wrong: 0, all: true }

test('a recharge is credited on the verified notification, and only then', async () => {
  const who = await someone()
  const started = await begin(who, 200)
  expect(started).toMatchObject({ amount: 200, kind: 'qr', isDemo: 1 })
  expect(await stand(who)).toEqual({ available: 0, held: 0, balance: 0 })
  wechat.pay(started.rechargeSn)
  expect(dataOf(await ask(rechargeShowCall, { rechargeSn: started.rechargeSn }, who)).state).toBe('PAYING')
  expect((await wechat.courier.deliver('trade', started.rechargeSn))?.status).toBe(200)
  expect(dataOf(await ask(rechargeShowCall, { rechargeSn: started.rechargeSn }, who))).toMatchObject({ state: 'SUCCESS', amount: 200 })
  expect(await stand(who)).toEqual({ available: 200, held: 0, balance: 200 })
  expect(await proved()).toMatchObject(whole)
})

test('twenty notifications at once, some under new numbers, and three questions on two processes: one credit', async () => {
  const who = await someone()
  const { rechargeSn } = await begin(who, 300)
  wechat.pay(rechargeSn)
  const deliveries = Array.from({ length: 20 }, (_, nth) =>
    wechat.courier.deliver('trade', rechargeSn, nth % 4 === 0 ? 'newNotifyId' : undefined),
  )
  const questions = [house, twin, twin].map((on) => queryRecharge(on, deps, rechargeSn))
  const answers = await Promise.all(deliveries)
  await Promise.all(questions)
  expect(answers.every((answer) => answer?.status === 200)).toBe(true)
  expect(await stand(who)).toEqual({ available: 300, held: 0, balance: 300 })
  expect(dataOf(await ask(statementListCall, {}, who))).toMatchObject({
    total: 1,
    income: 300,
    expense: 0,
    list: [{ amount: 300, balanceAfter: 300 }],
  })
  expect(await proved()).toMatchObject(whole)
})

test('Alipay credits the same way, and a silent payment is found by asking', async () => {
  const who = await someone()
  const started = await begin(who, 50, 'alipay')
  await (await fetch(started.payUrl)).text()
  alipay.pay(started.rechargeSn)
  expect((await alipay.courier.deliver('trade', started.rechargeSn))?.body).toBe('success')
  const silent = await begin(who, 60)
  wechat.pay(silent.rechargeSn)
  await queryRecharge(house, deps, silent.rechargeSn)
  expect(await stand(who)).toMatchObject({ available: 110 })
})

test('whole yuan from 1 to 5000, nothing else; the client cannot say that it paid', async () => {
  const who = await someone()
  for (const amount of [0, -5, 5001, 1.5, 1e309, '１００', ' 1', '0x10', true, [], null])
    expect((await ask(rechargeStartCall, { amount: amount as number, method: 'wechat' }, who)).state).toBe(255)
  expect(dataOf(await ask(rechargeListCall, {}, who)).total).toBe(0)
  for (const amount of [1, 5000, '88' as unknown as number])
    expect((await ask(rechargeStartCall, { amount, method: 'wechat' }, who)).state).toBe(200)
  const paid = await ask(rechargeStartCall, { amount: 5, method: 'wechat', state: 'SUCCESS', paid: true } as never, who)
  expect(paid.state === 200 ? dataOf(await ask(rechargeShowCall, { rechargeSn: dataOf(paid).rechargeSn }, who)).state : 'refused').not.toBe(
    'SUCCESS',
  )
  expect(await stand(who)).toMatchObject({ balance: 0 })
})

test('ten clicks at once on two processes make one attempt', async () => {
  const who = await someone()
  const started = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => (nth % 2 ? ask : askTwin)(rechargeStartCall, { amount: 700, method: 'wechat' }, who)),
  )
  expect(new Set(started.map((answer) => dataOf(answer).rechargeSn)).size).toBe(1)
})

test('a wrong amount credits nothing until the platform credits what arrived, once', async () => {
  const who = await someone()
  const { rechargeSn } = await begin(who, 400)
  wechat.pay(rechargeSn)
  await wechat.courier.deliver('trade', rechargeSn, 'wrongAmount')
  expect(odd.at(-1)).toBe('mismatch')
  expect(await stand(who)).toMatchObject({ balance: 0 })
  const [row] = dataOf(await ask(adminRechargeListCall, { keyword: rechargeSn }, { visitor: finance })).list
  expect(row).toMatchObject({ state: 'MISMATCH', can: ['settle'] })
  const settle = () => ask(rechargeResolve, { rechargeSn, reason: '已与渠道核对' }, { visitor: finance, ...key() })
  const answers = await Promise.all([settle(), settle(), settle()])
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect((await stand(who)).balance).toBe(row?.capturedAmount)
  expect((await ask(rechargeResolve, { rechargeSn, reason: 'x' }, { visitor: who.visitor, ...key() })).state).toBe(259)
  expect(await proved()).toMatchObject(whole)
})

test('what is badly signed or foreign credits nothing; money after the end of the offer is the member’s all the same', async () => {
  const who = await someone()
  const { rechargeSn } = await begin(who, 90)
  wechat.pay(rechargeSn)
  for (const fault of ['badSignature', 'bitFlip', 'signtest'] as const)
    expect((await wechat.courier.deliver('trade', rechargeSn, fault))?.status, fault).toBe(401)
  for (const fault of ['wrongSeal', 'wrongMerchant'] as const)
    expect((await wechat.courier.deliver('trade', rechargeSn, fault))?.status, fault).toBe(400)
  expect(await stand(who)).toMatchObject({ balance: 0 })
  await client.query(`UPDATE recharge SET state = 'CLOSED', closed_at = now() WHERE recharge_sn = $1`, [rechargeSn])
  await wechat.courier.deliver('trade', rechargeSn)
  expect(await stand(who)).toMatchObject({ balance: 90 })
})

test('an offer that nobody paid is closed after its time', async () => {
  const who = await someone()
  const { rechargeSn } = await begin(who, 10)
  clock.moveOn(1900)
  await queryRecharge(house, deps, rechargeSn)
  expect(dataOf(await ask(rechargeShowCall, { rechargeSn }, who)).state).toBe('CLOSED')
  expect((await begin(who, 10)).rechargeSn).not.toBe(rechargeSn)
})

test('the recharge of another is as if absent', async () => {
  const [who, other] = [await someone(), await someone()]
  const rechargeSn = await recharged(who, 20)
  expect((await ask(rechargeShowCall, { rechargeSn }, other)).code).toBe('wallet.rechargeGone')
  expect((await ask(rechargeShowCall, { rechargeSn: 'C000' }, other)).code).toBe('wallet.rechargeGone')
  expect(dataOf(await ask(rechargeListCall, {}, other))).toEqual({ list: [], total: 0 })
  expect(dataOf(await ask(statementListCall, {}, other))).toEqual({ list: [], total: 0, income: 0, expense: 0 })
})

test('the trigger of the table and the machine name the same moves', async () => {
  expect(await movesOfTrigger(client, 'recharge')).toEqual(pairsOf(rechargeMachine, ['gateway', 'system', 'platform']))
})
