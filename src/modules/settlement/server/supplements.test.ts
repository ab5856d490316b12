import { aStoredVoucher } from '../../../../tests/fixtures/database/stored-picture.ts'
import { expect, test } from 'vitest'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { allWell } from '../../../../tests/fixtures/trade/settlement-house.ts'
import { aSupplementHouse } from '../../../../tests/fixtures/trade/supplement-house.ts'
import { purposeOfTransfer, useTransfer } from '../../../../tests/fixtures/trade/used-transfers.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { balancesOf } from '../../invoice/server/balances-repository.ts'
import { offersOf } from '../../invoice/rules/invoiceable-amount.ts'
import { weighNoteSellerMove } from '../../weighing/endpoints.ts'
import {
  supplementBalance,
  supplementInfo,
  supplementQueue,
  supplementReview,
  supplementStart,
  supplementVoucher,
} from '../../weighing/endpoints-supplement.ts'
import { weighMoneyMachine } from '../../weighing/rules/weigh-note-machine.ts'
import { weighingTimers } from '../../weighing/server/public.ts'

const house = await aSupplementHouse()
const { app, askWeigh, askTwin, balanceOf, client, clerk, clock, dearer, entries, once, paidOrder, proof, recharge, relay, staff, wechat } =
  house
type Order = Awaited<ReturnType<typeof paidOrder>>

/** Of the goods that weighed more a case paid 1.5 t back. */
async function halfPaidBack(order: Order) {
  const part = { orderProductId: order.lines[0] ?? 0, number: '1.5' }
  const asked = await house.apply(order, { kind: 'refund', goodsState: 'received', lines: [part] })
  dataOf(await house.storeDoes(dataOf(asked).caseSn, 'agree'))
}

type Dearer = Awaited<ReturnType<typeof dearer>>

const start = ({ buyer, weighNoteSn }: Dearer, ask = askWeigh) => ask(supplementStart, { weighNoteSn, method: 'wechat' }, buyer)
const noteOf = async ({ buyer, weighNoteSn }: Dearer) => dataOf(await askWeigh(supplementInfo, { weighNoteSn }, buyer)).note
const attemptsOf = async ({ weighNoteSn }: Dearer) =>
  (
    await client.query<{ sn: string; state: string }>(
      'SELECT payment_sn AS sn, state FROM subject_payment WHERE subject_sn = $1 ORDER BY payment_id',
      [weighNoteSn],
    )
  ).rows
async function attempt(of: Dearer): Promise<string> {
  dataOf(await start(of))
  return (await attemptsOf(of)).at(-1)?.sn ?? ''
}
const byStore = (of: Dearer, event: 'waive' | 'collect', note = '样品差异，免收', expectedVersion = of.version) =>
  askTwin(weighNoteSellerMove, { weighNoteSn: of.weighNoteSn, expectedVersion, event, note }, once(clerk))
const voucher = async (of: Dearer, documentNo: string, picture = '') =>
  askWeigh(
    supplementVoucher,
    {
      weighNoteSn: of.weighNoteSn,
      bankName: '中国工商银行',
      documentNo,
      picture: picture || (await aStoredVoucher(client, of.buyer.memberId)),
    },
    once(of.buyer),
  )
const review = (of: Dearer, event: 'confirmTransfer' | 'rejectTransfer', expectedVersion: number, reason = '') =>
  askWeigh(supplementReview, { weighNoteSn: of.weighNoteSn, expectedVersion, event, reason }, once(staff))
const wallet = async (of: Dearer) =>
  Number(
    (
      await client.query(`SELECT coalesce(sum(balance), 0) AS fen FROM ledger_account WHERE kind = 'member' AND owner_id = $1`, [
        of.buyer.memberId,
      ])
    ).rows[0].fen,
  )
/** ¥421.20 at 2 %. */
const credited = { kind: 'supplement', received: 42_120, commission: 842, payable: 41_278, bill: null }

test('the database knows the same moves of the money as the machine', async () => {
  expect(await movesOfTrigger(client, 'weigh_note_money')).toEqual(pairsOf(weighMoneyMachine, ['system', 'buyer', 'store', 'platform']))
})

test('twenty notifications pay a supplement once, and its store is credited once', async () => {
  const of = await dearer()
  const sn = await attempt(of)
  expect(await attempt(of)).toBe(sn)
  expect(wechat.pay(sn)).toBe(true)
  await Promise.all(Array.from({ length: 10 }, () => wechat.courier.deliver('trade', sn)))
  for (let time = 0; time < 10; time += 1) await wechat.courier.deliver('trade', sn)
  await relay()
  expect(await noteOf(of)).toMatchObject({ moneyState: 'SUPPLEMENT_PAID', supplement: { way: 'ONLINE' }, can: [] })
  expect(await entries(of.orderSn)).toEqual([credited])
  expect(await start(of)).toMatchObject({ state: 255, code: 'weighing.supplementNotDue' })
  expect(await byStore(of, 'waive')).toMatchObject({ state: 255 })
  expect(await wallet(of)).toBe(0)
  expect(await proof()).toEqual(allWell)
})

test('what the store gets of a supplement is what was paid, where a case paid goods back before', async () => {
  const of = await dearer(halfPaidBack, 210.6)
  await recharge(of, 50_000n)
  dataOf(await askWeigh(supplementBalance, { weighNoteSn: of.weighNoteSn, payPassword: 'x' }, once(of.buyer)))
  await relay()
  expect(await entries(of.orderSn)).toMatchObject([{ kind: 'supplement', received: 21_060 }])
  expect(await proof()).toEqual(allWell)
})

test('what may be invoiced grows by the supplement once it is paid', async () => {
  const of = await dearer()
  await house.receive(of)
  const { rows } = await client.query<{ id: number }>('SELECT pay_order_id::int AS id FROM orders WHERE order_sn = $1', [of.orderSn])
  const invoiceable = async () =>
    [...offersOf((await balancesOf(app.read, rows[0]?.id ?? 0)).claims).values()].reduce((sum, fen) => sum + fen, 0n)
  const before = await invoiceable()
  await recharge(of, 50_000n)
  dataOf(await askWeigh(supplementBalance, { weighNoteSn: of.weighNoteSn, payPassword: 'x' }, once(of.buyer)))
  expect((await invoiceable()) - before).toBe(42_120n)
})

test('balance pays at once and closes what is open at a gateway; money that comes there later goes to the balance', async () => {
  const of = await dearer()
  const sn = await attempt(of)
  const pay = () => askWeigh(supplementBalance, { weighNoteSn: of.weighNoteSn, payPassword: 'x' }, once(of.buyer))
  expect(await pay()).toMatchObject({ state: 255, code: 'wallet.balanceShort' })
  expect(await noteOf(of)).toMatchObject({ moneyState: 'SUPPLEMENT_DUE' })
  await recharge(of, 50_000n)
  expect(dataOf(await pay())).toMatchObject({ moneyState: 'SUPPLEMENT_PAID', supplement: { way: 'BALANCE' } })
  expect(await attemptsOf(of)).toEqual([{ sn, state: 'CLOSED' }])
  expect(await wallet(of)).toBe(50_000 - 42_120)
  wechat.pay(sn)
  for (let time = 0; time < 3; time += 1) await wechat.courier.deliver('trade', sn)
  await relay()
  expect([await attemptsOf(of), await wallet(of)]).toEqual([[{ sn, state: 'RETURNED' }], 50_000])
  expect(await entries(of.orderSn)).toEqual([credited])
  expect(await proof()).toEqual(allWell)
})

test('a transfer is checked by the platform: not found it is asked for again, found it is paid; one transfer pays one supplement', async () => {
  const [of, other] = [await dearer(), await dearer()]
  const before = await balanceOf('gateway', 'transfer')
  const handed = dataOf(await voucher(of, 'ICBC-1'))
  expect(handed).toMatchObject({ moneyState: 'SUPPLEMENT_REVIEW', supplement: { voucher: { documentNo: 'ICBC-1' } }, can: [] })
  expect(await start(of)).toMatchObject({ code: 'weighing.supplementNotDue' })
  expect(await byStore(of, 'waive', '免收', handed.version)).toMatchObject({ state: 255 })
  for (const spelling of ['ICBC-1', 'icbc-1', 'IC BC-1'])
    expect(await voucher(other, spelling)).toMatchObject({ code: 'weighing.voucherTaken' })
  expect(await purposeOfTransfer(client, 'ICBC-1')).toBe('supplement')
  await useTransfer(client, 'CCB-1', 'order')
  expect(await voucher(other, 'ccb-1')).toMatchObject({ code: 'weighing.voucherTaken', errors: { documentNo: expect.any(String) } })
  const waiting = dataOf(await askWeigh(supplementQueue, {}, staff))
  expect(waiting).toMatchObject({ total: 1, list: [{ weighNoteSn: of.weighNoteSn, amount: 421.2, documentNo: 'ICBC-1' }] })
  expect(await review(of, 'rejectTransfer', handed.version)).toMatchObject({ code: 'weighing.noteNeeded' })
  expect(dataOf(await review(of, 'rejectTransfer', handed.version, '未查到该笔')).state).toBe('SUPPLEMENT_DUE')
  expect(await noteOf(of)).toMatchObject({ moneyNote: '未查到该笔', can: ['handInTransfer'] })
  expect(await purposeOfTransfer(client, 'ICBC-1')).toBe(null)
  const again = dataOf(await voucher(of, 'ICBC-2'))
  expect(await review(of, 'confirmTransfer', handed.version)).toMatchObject({ code: 'api.stale' })
  expect(dataOf(await review(of, 'confirmTransfer', again.version)).state).toBe('SUPPLEMENT_PAID')
  await relay()
  expect(await noteOf(of)).toMatchObject({ moneyNote: '', supplement: { way: 'TRANSFER' } })
  expect(await entries(of.orderSn)).toEqual([credited])
  expect((await balanceOf('gateway', 'transfer')) - before).toBe(-42_120)
  expect(await proof()).toEqual(allWell)
})

test('waived with a reason, open payments close, and a payment that arrives after it is given back', async () => {
  const of = await dearer()
  const sn = await attempt(of)
  expect(await byStore(of, 'waive', '')).toMatchObject({ code: 'weighing.noteNeeded' })
  expect(dataOf(await byStore(of, 'waive'))).toMatchObject({ moneyState: 'WAIVED', moneyNote: '样品差异，免收' })
  expect(await attemptsOf(of)).toEqual([{ sn, state: 'CLOSED' }])
  wechat.pay(sn)
  for (let time = 0; time < 20; time += 1) await wechat.courier.deliver('trade', sn)
  await relay()
  expect([await attemptsOf(of), await wallet(of)]).toEqual([[{ sn, state: 'RETURNED' }], 42_120])
  expect(await noteOf(of)).toMatchObject({ moneyState: 'WAIVED' })
  expect(await entries(of.orderSn)).toEqual([])
  expect(await proof()).toEqual(allWell)
})

test('what the store got itself is noted and stands on no bill', async () => {
  const of = await dearer()
  expect(dataOf(await byStore(of, 'collect', '对公转账 11-20'))).toMatchObject({
    moneyState: 'SUPPLEMENT_PAID',
    supplement: { way: 'DIRECT' },
  })
  await relay()
  expect(await entries(of.orderSn)).toEqual([])
})

test('paid by gateway, by balance and waived at the same moment: one of them counts, and no money is lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const of = await dearer()
    await recharge(of, 42_120n)
    const sn = await attempt(of)
    wechat.pay(sn)
    await Promise.all([
      wechat.courier.deliver('trade', sn),
      byStore(of, 'waive'),
      askTwin(supplementBalance, { weighNoteSn: of.weighNoteSn, payPassword: 'x' }, once(of.buyer)),
      wechat.courier.deliver('trade', sn),
    ])
    await wechat.courier.deliver('trade', sn)
    await relay()
    const { moneyState } = await noteOf(of)
    const spent = moneyState === 'WAIVED' ? 0 : 42_120
    expect(await wallet(of)).toBe(2 * 42_120 - spent)
    expect(await entries(of.orderSn)).toEqual(moneyState === 'WAIVED' ? [] : [credited])
  }
  expect(await proof()).toEqual(allWell)
})

test('a stranger sees and pays nothing; a supplement stays payable after its day and is asked for again before and after it', async () => {
  const of = await dearer()
  const { buyer } = await paidOrder()
  const { weighNoteSn } = of
  expect((await askWeigh(supplementInfo, { weighNoteSn }, buyer)).code).toBe('weighing.weighNoteGone')
  expect((await askWeigh(supplementStart, { weighNoteSn, method: 'alipay' }, buyer)).code).toBe('weighing.weighNoteGone')
  expect((await askWeigh(supplementBalance, { weighNoteSn, payPassword: 'x' }, once(buyer))).code).toBe('weighing.weighNoteGone')
  expect((await voucher({ ...of, buyer }, 'ICBC-9')).code).toBe('weighing.weighNoteGone')
  const told: string[] = []
  for (const days of [5, 2, 3]) {
    clock.moveOn(days * 86_400 + 60)
    await client.query('DELETE FROM event_outbox')
    await runDueTimers(app, weighingTimers, (error) => {
      throw error
    })
    const { rows } = await client.query(
      `SELECT payload FROM event_outbox WHERE event = 'weighNote.supplementDue' AND payload->>'weighNoteSn' = $1`,
      [weighNoteSn],
    )
    told.push(...rows.map((row) => row.payload.phase))
  }
  expect(told).toEqual(['soon', 'late', 'late'])
  expect((await noteOf(of)).supplement).toMatchObject({ isLate: 1 })
  const sn = await attempt(of)
  wechat.pay(sn)
  await wechat.courier.deliver('trade', sn)
  expect((await noteOf(of)).moneyState).toBe('SUPPLEMENT_PAID')
})
