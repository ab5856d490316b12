import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { anAftersaleHouse } from '../../../../tests/fixtures/trade/aftersale-house.ts'
import { evidenceOf } from '../../../../tests/fixtures/database/stored-picture.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { aftersaleApply, aftersaleOptions } from '../endpoints.ts'
import { returnAddressSave } from '../endpoints-staff.ts'
import { aftersaleMachine } from '../rules/aftersale-machine.ts'
import { complaintMachine } from '../rules/complaint-machine.ts'

const house = await anAftersaleHouse()
const {
  apply,
  ask,
  buyerDoes,
  client,
  clerk,
  clock,
  once,
  orderOf,
  paidOrder,
  platformDoes,
  receive,
  seenBy,
  settle,
  ship,
  storeDoes,
  timers,
} = house
const day = 86_400
const address = { receiver: '仓库', phone: '021-58880000', address: '上海市浦东新区 1 号' }

/** An order that was shipped and received whole. */
async function received() {
  const paid = await paidOrder()
  await ship(paid)
  await receive(paid)
  expect((await orderOf(paid.orderSn)).state).toBe('COMPLETED')
  return paid
}
type Paid = Awaited<ReturnType<typeof received>>
const asks = (paid: Paid, kind: string, reason: string, number = '1', more: object = {}) =>
  apply(paid, { kind, goodsState: 'received', reason, lines: [{ orderProductId: paid.lines[1] ?? 0, number }], ...more })
const noUsualAddress = () => client.query('DELETE FROM aftersale_return_address')
const sent = { carrier: '德邦', trackingNo: 'DPK123' }

test('the database knows the same moves as the machines', async () => {
  expect(await movesOfTrigger(client, 'aftersale_case')).toEqual(pairsOf(aftersaleMachine, ['buyer', 'store', 'platform', 'system']))
  expect(await movesOfTrigger(client, 'aftersale_complaint')).toEqual(pairsOf(complaintMachine, ['buyer', 'store', 'platform', 'system']))
})

test('goods go back: agreed with an address, sent, received in part, accepted, and their share is refunded', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'return', 'quality', '2'))
  const worth = dataOf(await seenBy.buyer(paid.buyer, caseSn)).amount
  // The supplier's fault: the freight of these goods goes back too.
  expect(worth).toBeGreaterThan(10_000)
  expect((await storeDoes(caseSn, 'agree')).code).toBe('kernel.moveBlocked')
  expect(dataOf(await storeDoes(caseSn, 'agree', { returnAddress: address })).state).toBe('WAIT_RETURN')
  expect((await buyerDoes(paid.buyer, caseSn, 'sendBack')).code).toBe('aftersale.trackingNeeded')
  dataOf(await buyerDoes(paid.buyer, caseSn, 'sendBack', sent))
  const half = [{ lineNo: 1, number: '1' }]
  expect((await storeDoes(caseSn, 'receivePart', { lines: [{ ...half[0], number: '2' }] })).code).toBe('aftersale.receivedWrong')
  expect(dataOf(await storeDoes(caseSn, 'receivePart', { lines: half })).state).toBe('PART_RECEIVED')
  expect(dataOf(await buyerDoes(paid.buyer, caseSn, 'acceptPart')).state).toBe('REFUND_PENDING')
  dataOf(await platformDoes(caseSn, 'payBack'))
  await settle()
  const done = dataOf(await seenBy.buyer(paid.buyer, caseSn))
  expect(done).toMatchObject({ state: 'REFUNDED', lines: [{ number: 2, receivedNum: 1 }] })
  expect(done.amount).toBeCloseTo(worth / 2, 1)
})

test('an offer is accepted: less goes back, split over goods and freight to the fen', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'claim', 'shortWeight', '1', { amount: 900 }))
  expect((await storeDoes(caseSn, 'offer', { amount: 900 })).code).toBe('aftersale.offerWrong')
  expect(dataOf(await storeDoes(caseSn, 'offer', { amount: 500.5, note: '按过磅差' })).state).toBe('COUNTER_OFFERED')
  expect(dataOf(await buyerDoes(paid.buyer, caseSn, 'acceptOffer')).state).toBe('REFUND_PENDING')
  await settle()
  const done = dataOf(await seenBy.buyer(paid.buyer, caseSn))
  expect(done).toMatchObject({ state: 'REFUNDED', amount: 500.5 })
  expect(done.lines.reduce((sum, line) => sum + line.goodsAmount + line.freightAmount, 0)).toBeCloseTo(500.5, 2)
  expect((await orderOf(paid.orderSn)).refunded).toBe(50_050)
})

test('a refused offer cannot be made again; a refused claim is decided by the platform for the buyer', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'claim', 'quality', '1', { amount: 800 }))
  await storeDoes(caseSn, 'offer', { amount: 100 })
  expect(dataOf(await buyerDoes(paid.buyer, caseSn, 'refuseOffer')).state).toBe('APPLIED')
  expect((await storeDoes(caseSn, 'offer', { amount: 200 })).code).toBe('kernel.moveBlocked')
  expect((await storeDoes(caseSn, 'reject')).code).toBe('aftersale.noteNeeded')
  expect(dataOf(await storeDoes(caseSn, 'reject', { note: '检测合格' })).state).toBe('SELLER_REJECTED')
  dataOf(await buyerDoes(paid.buyer, caseSn, 'complain', { note: '第三方检测不合格' }))
  // While the platform decides, nobody else moves the case.
  expect((await buyerDoes(paid.buyer, caseSn, 'close')).code).toBe('kernel.moveBlocked')
  dataOf(await platformDoes(caseSn, 'admit'))
  dataOf(await storeDoes(caseSn, 'appeal', { note: '附质保书' }))
  dataOf(await buyerDoes(paid.buyer, caseSn, 'arbitrate', { note: '请裁决' }))
  expect((await platformDoes(caseSn, 'forBuyer', { note: '支持买家', amount: 900 })).code).toBe('aftersale.amountWrong')
  expect(dataOf(await platformDoes(caseSn, 'forBuyer', { note: '支持买家部分诉求', amount: 600 })).state).toBe('REFUND_PENDING')
  await settle()
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn))).toMatchObject({
    state: 'REFUNDED',
    amount: 600,
    complaint: { state: 'BUYER_WON' },
  })
})

test('the platform decides for the seller: the case is closed, and the goods may be asked for again', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'return', 'orderedWrong', '2'))
  await storeDoes(caseSn, 'reject', { note: '已超期' })
  await buyerDoes(paid.buyer, caseSn, 'complain', { note: '未超期' })
  await platformDoes(caseSn, 'admit')
  expect(dataOf(await platformDoes(caseSn, 'forSeller', { note: '不支持' })).state).toBe('CLOSED')
  expect(await orderOf(paid.orderSn)).toMatchObject({ cases: 0, refunded: 0 })
  expect((await asks(paid, 'return', 'orderedWrong', '2')).state).toBe(200)
})

test('the platform decides for the buyer of a return: the goods go back before the money does, where the store usually takes them', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'return', 'quality', '2'))
  await storeDoes(caseSn, 'reject', { note: '检测合格' })
  await buyerDoes(paid.buyer, caseSn, 'complain', { note: '第三方检测不合格' })
  await platformDoes(caseSn, 'admit')
  await noUsualAddress()
  expect((await platformDoes(caseSn, 'forBuyerReturn', { note: '支持' })).code).toBe('aftersale.addressNeeded')
  const asked = dataOf(await seenBy.buyer(paid.buyer, caseSn)).amount
  dataOf(await platformDoes(caseSn, 'forBuyerReturn', { note: '支持', amount: asked - 100, returnAddress: address }))
  const waits = dataOf(await seenBy.buyer(paid.buyer, caseSn))
  expect(waits).toMatchObject({ state: 'WAIT_RETURN', isDisputed: false, returnAddress: address, usualAddress: null, amount: asked - 100 })
  expect((await orderOf(paid.orderSn)).refunded).toBe(0)
  dataOf(await buyerDoes(paid.buyer, caseSn, 'sendBack', sent))
  dataOf(await storeDoes(caseSn, 'receive'))
  dataOf(await platformDoes(caseSn, 'payBack'))
  await settle()
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn))).toMatchObject({ state: 'REFUNDED', amount: asked - 100 })
})

test('a claim is decided with money alone', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'claim', 'quality', '1', { amount: 300 }))
  await storeDoes(caseSn, 'reject', { note: '检测合格' })
  await buyerDoes(paid.buyer, caseSn, 'complain', { note: '不合格' })
  await platformDoes(caseSn, 'admit')
  expect(dataOf(await seenBy.platform(caseSn)).can).toEqual(['forBuyer', 'forSeller'])
  expect((await platformDoes(caseSn, 'forBuyerReturn', { note: '支持', returnAddress: address })).code).toBe('kernel.moveBlocked')
  expect(dataOf(await seenBy.platform(caseSn)).complaint?.state).toBe('WAIT_APPEAL')
})

test('the first address that a store says is its usual one: the buyer of the next return reads it', async () => {
  await noUsualAddress()
  const first = await received()
  const one = dataOf(await asks(first, 'return', 'quality')).caseSn
  dataOf(await storeDoes(one, 'agree', { returnAddress: address }))
  const second = await received()
  const other = dataOf(await asks(second, 'return', 'quality')).caseSn
  expect(dataOf(await seenBy.store(other)).usualAddress).toEqual(address)
  dataOf(await storeDoes(other, 'agree'))
  expect(dataOf(await seenBy.buyer(second.buyer, other))).toMatchObject({ state: 'WAIT_RETURN', returnAddress: address })
  await noUsualAddress()
})

test('a store that stays silent about a complaint loses it', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'claim', 'damage', '0.2'))
  await storeDoes(caseSn, 'reject', { note: '不同意' })
  await buyerDoes(paid.buyer, caseSn, 'complain', { note: '有照片' })
  clock.moveOn(3 * day + 60)
  await timers()
  expect(dataOf(await seenBy.platform(caseSn)).complaint?.state).toBe('WAIT_APPEAL')
  clock.moveOn(7 * day + 60)
  await timers()
  await settle()
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn))).toMatchObject({ state: 'REFUNDED', complaint: { state: 'BUYER_WON' } })
})

test('an exchange ends with another piece; a return that nobody says an address for goes to the platform', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'exchange', 'wrongGoods'))
  clock.moveOn(8 * day)
  await timers()
  expect(dataOf(await seenBy.store(caseSn))).toMatchObject({ state: 'APPLIED', isDisputed: true, complaint: { state: 'ARBITRATION' } })
  const other = await received()
  dataOf(await ask(returnAddressSave, { storeId: 1001, ...address }, once(clerk)))
  const second = dataOf(await asks(other, 'exchange', 'wrongGoods')).caseSn
  clock.moveOn(8 * day)
  await timers()
  expect(dataOf(await seenBy.buyer(other.buyer, second))).toMatchObject({ state: 'WAIT_RETURN', returnAddress: address })
  await buyerDoes(other.buyer, second, 'sendBack', sent)
  expect(dataOf(await storeDoes(second, 'receive')).state).toBe('REPLACEMENT_PENDING')
  dataOf(await storeDoes(second, 'shipReplacement', sent))
  expect(dataOf(await buyerDoes(other.buyer, second, 'confirmReplacement')).state).toBe('DONE')
  expect((await orderOf(other.orderSn)).refunded).toBe(0)
})

test('everything that went back closes the order; after the window nothing is asked for', async () => {
  const paid = await received()
  const lines = paid.lines.map((orderProductId, place) => ({ orderProductId, number: place === 0 ? '3' : '2' }))
  const { caseSn } = dataOf(await apply(paid, { kind: 'return', goodsState: 'received', reason: 'orderedWrong', lines }))
  await storeDoes(caseSn, 'agree', { returnAddress: address })
  await buyerDoes(paid.buyer, caseSn, 'sendBack', sent)
  await storeDoes(caseSn, 'receive')
  await platformDoes(caseSn, 'payBack')
  await settle()
  expect(await orderOf(paid.orderSn)).toMatchObject({ state: 'CLOSED', cases: 0 })
  const late = await received()
  clock.moveOn(8 * day)
  expect((await asks(late, 'claim', 'quality')).code).toBe('aftersale.windowOver')
})

test('evidence must be the own: a picture that somebody else handed in is refused', async () => {
  const paid = await received()
  const id = await evidenceOf(client, paid.buyer.memberId + 1)
  expect((await asks(paid, 'claim', 'quality', '1', { images: [id] })).code).toBe('aftersale.imageGone')
  await client.query('UPDATE uploaded_file SET member_id = $2 WHERE file_id = $1', [id, paid.buyer.memberId])
  const opened = dataOf(await asks(paid, 'claim', 'quality', '1', { images: [id] }))
  expect(dataOf(await seenBy.store(opened.caseSn)).events[0]?.images).toEqual([`/files/${id}`])
  expect(
    await ask(
      aftersaleApply,
      { orderSn: 'none', kind: 'refund', goodsState: 'notShipped', reason: 'noNeed', lines: [{ orderProductId: 1, number: '1' }] },
      once(paid.buyer),
    ),
  ).toMatchObject({ code: 'order.orderGone' })
})

test('goods go back without a reason where bought for personal use, unless the buyer confirmed at the checkout that they do not', async () => {
  const paid = await received()
  const count = async () => (await client.query('SELECT count(*)::int AS count FROM aftersale_case')).rows[0].count
  const confirmed = (isSo: boolean) => client.query('UPDATE order_line SET no_free_return = $1', [isSo])
  const before = await count()
  await client.query('UPDATE goods SET consumer_return = true')
  // The buyer is a verified buyer: the goods were bought for a company.
  expect((await asks(paid, 'return', 'noNeed')).code).toBe('aftersale.noFreeReturn')
  const options = () => ask(aftersaleOptions, { orderSn: paid.orderSn }, paid.buyer)
  expect(dataOf(await options()).lines.some((line) => line.isFreeReturn)).toBe(false)
  await client.query('UPDATE member SET member_type = 1 WHERE id = $1', [paid.buyer.memberId])
  await client.query('UPDATE goods SET consumer_return = false')
  await confirmed(true)
  expect((await asks(paid, 'return', 'noNeed')).code).toBe('aftersale.noFreeReturn')
  expect(await count()).toBe(before)
  // Without the confirmation they go back, whatever the store says of its goods; with its offer they do besides.
  await confirmed(false)
  expect(dataOf(await options()).lines.every((line) => line.isFreeReturn)).toBe(true)
  await confirmed(true)
  await client.query('UPDATE goods SET consumer_return = true')
  expect(dataOf(await options()).lines.every((line) => line.isFreeReturn)).toBe(true)
  expect((await asks(paid, 'return', 'noNeed')).state).toBe(200)
})
