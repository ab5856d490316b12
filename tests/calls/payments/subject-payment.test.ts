import { expect, test } from 'vitest'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'
import { lockNamed } from '../../../src/kernel/database/lock-named.ts'
import { failure, isFailure } from '../../../src/kernel/failure/failure.ts'
import { proveLedger } from '../../../src/modules/wallet/server/ledger/ledger-proof.ts'
import { subjectPaymentMachine } from '../../../src/modules/payment/rules/subject-payment-machine.ts'
import { paymentTasks } from '../../../src/modules/payment/server/background-jobs.ts'
import type { PaymentChannel } from '../../../src/modules/payment/server/ports.ts'
import { closeSubjectPayments } from '../../../src/modules/payment/server/subjects/close-subject-payment.ts'
import type { PaymentSubject } from '../../../src/modules/payment/server/subjects/payment-subject.ts'
import { startSubjectPayment } from '../../../src/modules/payment/server/subjects/start-subject-payment.ts'

const database = await aDatabase()
const parts = await aPaymentHouse(database)
const { house, twin, wechat, alipay, clock, odd } = parts
const client = await database.connect()

/** Things to pay: what each costs, and when it was paid. */
const bills = new Map<string, { amountFen: bigint; paidAt: Date | null }>()
let numbers = 0
function aBill(amountFen = 1990n): string {
  numbers += 1
  bills.set(`BILL${numbers}`, { amountFen, paidAt: null })
  return `BILL${numbers}`
}
const subject: PaymentSubject = {
  kind: 'mallOrder',
  returnPath: (subjectSn) => `/bill?sn=${subjectSn}`,
  due: async (tx, { subjectSn, now }) => {
    await lockNamed(tx, `test.bill ${subjectSn}`)
    const bill = bills.get(subjectSn)
    if (!bill || bill.paidAt) return failure('loyalty.notToPay')
    return { amountFen: bill.amountFen, payUntil: new Date(now.getTime() + 1_800_000) }
  },
  lock: async (_tx, subjectSn) => {
    const bill = bills.get(subjectSn)
    return bill ? { isDue: bill.paidAt === null, pay: async (paidAt) => void (bill.paidAt = paidAt) } : null
  },
}
Object.assign(parts.deps, { subjects: [subject] })
const { deps } = parts
const tasks = paymentTasks(deps)
const member = 77

function start(subjectSn: string, channel: PaymentChannel = 'wechat', on = house) {
  const act = { actor: { kind: 'member', id: member, name: 'm' }, channel: 'mall', requestId: 'r', now: clock.now() } as const
  return startSubjectPayment(on, deps, { kind: 'mallOrder', subjectSn, memberId: member, channel, description: '兑换', act })
}
type Attempt = { sn: string; channel: PaymentChannel; state: string }
async function attempts(subjectSn: string): Promise<Attempt[]> {
  const { rows } = await client.query<Attempt>(
    'SELECT payment_sn AS sn, channel, state FROM subject_payment WHERE subject_sn = $1 ORDER BY payment_id',
    [subjectSn],
  )
  return rows
}
async function begun(subjectSn: string, channel: PaymentChannel = 'wechat'): Promise<string> {
  const started = await start(subjectSn, channel)
  if (isFailure(started)) throw new Error(started.code)
  if (started.kind === 'redirect') await (await fetch(started.payUrl)).text()
  return (await attempts(subjectSn)).find((one) => one.channel === channel)?.sn ?? ''
}
const wallet = async () =>
  (await client.query(`SELECT balance::int FROM ledger_account WHERE kind = 'member' AND owner_id = $1`, [member])).rows[0]?.balance ?? 0

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(client, 'subject_payment')).toEqual(pairsOf(subjectPaymentMachine, ['gateway', 'system']))
})

test('ten starts at once on two processes make one attempt; paid once, it pays once', async () => {
  const bill = aBill()
  const started = await Promise.all(Array.from({ length: 10 }, (_, place) => start(bill, 'wechat', place % 2 ? house : twin)))
  expect(started.filter(isFailure)).toEqual([])
  const [attempt, ...more] = await attempts(bill)
  expect(more).toEqual([])
  const sn = attempt?.sn ?? ''
  wechat.pay(sn)
  for (let time = 0; time < 3; time += 1) await wechat.courier.deliver('trade', sn)
  expect([bills.get(bill)?.paidAt !== null, (await attempts(bill))[0]?.state]).toEqual([true, 'PAID'])
  expect(await start(bill)).toMatchObject({ code: 'loyalty.notToPay' })
  const { rows } = await client.query('SELECT count(*)::int AS count FROM ledger_transaction WHERE reference = $1', [sn])
  expect(rows[0].count).toBe(1)
})

test('a notification that never comes is made good by the question, under the former names of the job too', async () => {
  for (const task of ['payment.subjectCheck', 'loyalty.paymentCheck', 'groupSale.depositCheck']) {
    const bill = aBill()
    const paymentSn = await begun(bill)
    wechat.pay(paymentSn)
    await tasks[task]?.(house, { paymentSn })
    await tasks[task]?.(house, { paymentSn })
    expect((await attempts(bill))[0]?.state, task).toBe('PAID')
  }
})

test('what pays a subject closes its other offers; money for those goes to the balance', async () => {
  const bill = aBill(500n)
  const [first, second] = [await begun(bill, 'wechat'), await begun(bill, 'alipay')]
  wechat.pay(first)
  alipay.pay(second)
  await wechat.courier.deliver('trade', first)
  expect(await attempts(bill)).toMatchObject([{ state: 'PAID' }, { state: 'CLOSED' }])
  const before = await wallet()
  await alipay.courier.deliver('trade', second)
  await alipay.courier.deliver('trade', second)
  expect(await attempts(bill)).toMatchObject([{ state: 'PAID' }, { state: 'RETURNED' }])
  expect((await wallet()) - before).toBe(500)
})

test('an ended subject asks its gateway at once to close the offer, which nobody can pay then', async () => {
  const bill = aBill()
  const paymentSn = await begun(bill)
  await house.inTransaction((tx) => closeSubjectPayments(tx, { kind: 'mallOrder', subjectSn: bill, now: clock.now() }))
  const { rows } = await client.query(
    `SELECT run_at <= now() + interval '5 seconds' AS soon FROM graphile_worker.jobs WHERE key = 'payment.subjectCheck.' || $1`,
    [paymentSn],
  )
  expect(rows).toEqual([{ soon: true }])
  await tasks['payment.subjectCheck']?.(house, { paymentSn })
  expect(await deps.gateways.get('wechat')?.query(paymentSn)).toMatchObject({ kind: 'trade', trade: { state: 'closed' } })
})

test('a channel that is off, refuses or does not answer makes no offer, and a later start does', async () => {
  const bill = aBill()
  const gateway = deps.gateways.get('wechat')
  if (!gateway) throw new Error('no gateway')
  const withCreate = (create: typeof gateway.create) => ({ ...deps, gateways: new Map([['wechat' as const, { ...gateway, create }]]) })
  const act = { actor: { kind: 'member', id: member, name: 'm' }, channel: 'mall', requestId: 'r', now: clock.now() } as const
  const wish = { kind: 'mallOrder', subjectSn: bill, memberId: member, channel: 'wechat', description: 'x', act } as const
  const none = { ...deps, gateways: new Map() }
  expect(await startSubjectPayment(house, none, wish)).toMatchObject({ code: 'payment.channelOff' })
  const silent = withCreate(async () => ({ kind: 'unknown', reason: 'timeout' }))
  expect(await startSubjectPayment(house, silent, wish)).toMatchObject({ code: 'payment.gatewayUnknown' })
  const refusing = withCreate(async () => ({ kind: 'refused', reason: 'NO' }))
  expect(await startSubjectPayment(house, refusing, wish)).toMatchObject({ code: 'payment.gatewayRefused' })
  expect(await attempts(bill)).toMatchObject([{ state: 'CLOSED' }])
  expect(isFailure(await start(bill))).toBe(false)
})

test('after all of this the ledger proves itself and nothing was odd', async () => {
  expect(await proveLedger(house.read)).toMatchObject({ total: '0' })
  expect(odd).toEqual([])
})
