import { expect, test } from 'vitest'
import { anRfqMarket, sealedKeys } from '../../../../../tests/fixtures/trade/rfq-market.ts'
import { addressList } from '../../../member/endpoints.ts'
import { enquiryCartAdd, enquiryCartList, enquiryOrderSubmit } from '../../../basket/endpoints-enquiry.ts'
import { rfqCancel, rfqClose, rfqCopy, rfqDetail, rfqExtend, rfqList, clarificationAnswer, rfqSave, rfqSubmit } from '../../endpoints.ts'
import { awardSubmit } from '../../endpoints-award.ts'
import { openRfqList, clarificationAsk, rfqDecline, supplierRfqDetail } from '../../endpoints-supplier-quotation.ts'
import { adminRfqList, rfqReview } from '../../endpoints-admin-rfq.ts'
import { quotationReject, quotationComparison } from '../../endpoints-comparison.ts'
import { rfqTimers } from '../timers.ts'

const {
  buyer,
  company,
  one,
  two,
  admin,
  personal,
  draft,
  published,
  quoted,
  compared,
  close,
  picks,
  award,
  versionOf,
  inHours,
  once,
  ask,
  client,
  clock,
  house,
} = await anRfqMarket()

test('a draft is kept, written again and published; suppliers read it, others do not', async () => {
  const saved = await ask(rfqSave, draft({ title: '草稿' }), once(buyer))
  const sn = saved.data?.inquirySn ?? ''
  expect((await ask(openRfqList, {}, one)).data?.list.map((row) => row.inquirySn)).not.toContain(sn)
  const again = await ask(rfqSave, { ...draft(), inquirySn: sn, expectedVersion: saved.data?.version ?? 0 }, once(buyer))
  expect((await ask(rfqSave, { ...draft(), inquirySn: sn, expectedVersion: saved.data?.version ?? 0 }, once(buyer))).code).toBe('api.stale')
  await ask(rfqSubmit, { inquirySn: sn, expectedVersion: again.data?.version ?? 0 }, once(buyer))
  const shown = (await ask(rfqDetail, { inquirySn: sn }, buyer)).data
  expect(shown).toMatchObject({ state: 'QUOTING', isSealed: 1, lineNum: 2, can: expect.arrayContaining(['extend', 'cancel']) })
  expect(shown?.lines[1]).toMatchObject({ productId: 0, goodsName: '镀锌角钢', number: '3.5', unitName: '吨' })
  expect((await ask(openRfqList, {}, one)).data?.list.map((row) => row.inquirySn)).toContain(sn)
  // Goods of category 1 match the store's main category; whoever asks for it in words finds it too.
  expect((await ask(openRfqList, { mine: 'matching', keyword: '角钢' }, one)).data?.list.map((row) => row.inquirySn)).toContain(sn)
})

test.each([
  [{ title: '' }, 'title', 'rfq.titleMissing'],
  [{ lines: [{ goodsName: '', number: '1' }] }, 'lines.0.goodsName', 'rfq.nameMissing'],
  [{ lines: [{ productId: 1, number: '0' }] }, 'lines.0.number', 'rfq.badNumber'],
  [{ lines: [{ goodsName: 'x', unitCode: 'toString', number: '1' }] }, 'lines.0.unitCode', 'rfq.unitUnknown'],
  [{ lines: [{ productId: 99, number: '1' }] }, 'lines.0.productId', 'rfq.goodsGone'],
  [{ addressId: 999_999 }, 'addressId', 'rfq.addressGone'],
])('a draft with %j is refused at %s', async (more, field, code) => {
  const refused = await ask(rfqSave, draft(more), once(buyer))
  expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([code, [field]])
})

test.each([
  [{ lines: [] }, 'rfq.linesMissing'],
  [{ addressId: undefined }, 'rfq.addressMissing'],
  [{ closeTime: undefined }, 'rfq.closeTimeMissing'],
  [{ closeTime: '2026-11-20T10:30:00+08:00' }, 'rfq.closeTimeRange'],
  [{ closeRule: 'COUNT' as const }, 'rfq.closeCountMissing'],
])('a draft with %j is kept but not published: %s', async (more, code) => {
  const saved = await ask(rfqSave, draft(more), once(buyer))
  const { inquirySn = '', version = 0 } = saved.data ?? {}
  expect((await ask(rfqSubmit, { inquirySn, expectedVersion: version }, once(buyer))).code).toBe(code)
  expect((await ask(rfqDetail, { inquirySn }, buyer)).data?.state).toBe('DRAFT')
})

test('who does not fulfil the conditions cannot publish', async () => {
  const own = (await ask(addressList, {}, personal)).data?.list[0]?.addressId ?? 0
  const saved = await ask(rfqSave, draft({ addressId: own }), once(personal))
  const { inquirySn = '', version = 0 } = saved.data ?? {}
  expect((await ask(rfqSubmit, { inquirySn, expectedVersion: version }, once(personal))).code).toBe('rfq.conditionsUnmet')
})

test("another company's request is as absent as none, for reading and for every act", async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', null])
  await close(sn)
  const version = await versionOf(sn)
  const [pick = { lineNo: 1, quotationSn: '', expectedVersion: 0 }] = await picks(sn, [[1, 1001]])
  expect((await ask(rfqDetail, { inquirySn: sn }, company)).code).toBe('rfq.gone')
  expect((await ask(quotationComparison, { inquirySn: sn }, company)).code).toBe('rfq.gone')
  expect((await ask(rfqCancel, { inquirySn: sn, expectedVersion: version, reason: 'x' }, company)).code).toBe('rfq.gone')
  expect((await ask(awardSubmit, { inquirySn: sn, expectedVersion: version, lines: [pick] }, once(company))).code).toBe('rfq.gone')
  expect((await ask(quotationReject, { quotationSn: pick.quotationSn, expectedVersion: pick.expectedVersion }, company)).code).toBe(
    'rfq.quoteGone',
  )
  expect((await ask(rfqList, {}, company)).data?.list.map((row) => row.inquirySn)).not.toContain(sn)
  expect(await versionOf(sn)).toBe(version)
})

test('asking back in an open request leaves it open; a material answer makes what was quoted old', async () => {
  const sn = await published()
  await quoted(two, sn, ['23000', null])
  const talkId = (await ask(clarificationAsk, { inquirySn: sn, question: '要质保书吗？' }, one)).data?.talkId ?? 0
  expect((await ask(clarificationAsk, { inquirySn: sn, question: '在吗？' }, one)).code).toBe('rfq.askedAlready')
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toMatchObject({
    state: 'QUOTING',
    talks: [{ question: '要质保书吗？' }],
  })
  expect(JSON.stringify(await ask(supplierRfqDetail, { inquirySn: sn }, two))).not.toContain('质保书')
  await ask(clarificationAnswer, { inquirySn: sn, talkId, answer: '要，随车', isMaterial: 1 }, buyer)
  expect((await ask(clarificationAnswer, { inquirySn: sn, talkId, answer: '再答' }, buyer)).code).toBe('rfq.talkGone')
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, two)).data?.current?.isOutdated).toBe(1)
})

test('it is extended twice and only to later; then it closes by its timer, or lapses without quotations', async () => {
  const [sn, empty] = [await published({ closeTime: inHours(5) }), await published({ closeTime: inHours(5) })]
  const extend = async (closeTime: string) => ask(rfqExtend, { inquirySn: sn, expectedVersion: await versionOf(sn), closeTime }, buyer)
  expect((await extend(inHours(4))).code).toBe('rfq.onlyLater')
  expect((await extend(inHours(6))).state).toBe(200)
  expect((await extend(inHours(7))).state).toBe(200)
  expect((await extend(inHours(8))).code).toBe('rfq.extendedOften')
  await quoted(one, sn, ['23000', null])
  const { rows } = await client.query("SELECT entity_id FROM timer WHERE entity = 'inquiry' AND event = 'close' AND done_at IS NULL")
  clock.forward(7 * 3_600_000)
  for (const row of rows) await rfqTimers(sealedKeys)['inquiry/close']?.(house, row.entity_id)
  const states = await Promise.all([sn, empty].map(async (inquirySn) => (await ask(rfqDetail, { inquirySn }, buyer)).data?.state))
  expect(states).toEqual(['COMPARING', 'NO_QUOTE'])
  // What came to nothing is copied, never opened again.
  const copy = await ask(rfqCopy, { inquirySn: empty, expectedVersion: await versionOf(empty) }, once(buyer))
  expect(copy.data).toMatchObject({ state: 'DRAFT' })
  const round = await ask(rfqCopy, { inquirySn: sn, expectedVersion: await versionOf(sn) }, once(buyer))
  const next = (await ask(rfqDetail, { inquirySn: round.data?.inquirySn ?? '' }, buyer)).data
  expect(next).toMatchObject({ state: 'DRAFT', round: 2, prevSn: sn, lineNum: 2 })
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toMatchObject({ state: 'SUPERSEDED', nextSn: next?.inquirySn })
})

test('what was opened early takes nothing more until an extension seals it again, and every supplier reads both moments', async () => {
  const sn = await published({ closeTime: inHours(5) })
  await quoted(one, sn, ['23000', null])
  await ask(rfqClose, { inquirySn: sn, expectedVersion: await versionOf(sn) }, buyer)
  expect((await quoted(one, sn, ['1', null])).code).toBe('rfq.quotingOver')
  expect((await quoted(two, sn, ['1', null])).code).toBe('rfq.gone')
  const { rows } = await client.query("SELECT payload FROM event_outbox WHERE event = 'rfq.closedEarly' AND payload->>'inquirySn' = $1", [
    sn,
  ])
  expect(rows).toEqual([{ payload: { inquirySn: sn, storeIds: [1001] } }])
  const extend = async (closeTime: string) => ask(rfqExtend, { inquirySn: sn, expectedVersion: await versionOf(sn), closeTime }, buyer)
  expect((await extend(inHours(9))).data?.state).toBe('QUOTING')
  expect(await compared(sn)).toMatchObject({ isSealed: 1, quotations: [], scenarios: [] })
  const openings = [{ openedBy: 'buyer', resealTime: expect.any(String) }]
  for (const who of [one, two]) expect((await ask(supplierRfqDetail, { inquirySn: sn }, who)).data).toMatchObject({ openings })
  const told = await client.query("SELECT payload FROM event_outbox WHERE event = 'rfq.resealed' AND payload->>'inquirySn' = $1", [sn])
  expect(told.rows).toEqual([{ payload: { inquirySn: sn, storeIds: [1001] } }])
  expect((await quoted(two, sn, ['22900', null])).state).toBe(200)
  // Its closing rule opens it for good.
  const { rows: found } = await client.query('SELECT inquiry_id FROM inquiry WHERE inquiry_sn = $1', [sn])
  await client.query("UPDATE inquiry SET close_at = now() - interval '99 years' WHERE inquiry_sn = $1", [sn])
  await rfqTimers(sealedKeys)['inquiry/close']?.(house, String(found[0]?.inquiry_id))
  expect((await extend(inHours(20))).code).toBe('rfq.openedAlready')
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.can).not.toContain('extend')
})

test('the enquiry basket goes to each store by itself; a store reads its own only, quotes at once or declines', async () => {
  for (const productId of [1, 2, 3]) await ask(enquiryCartAdd, { productId, number: '5' }, buyer)
  const cart = (await ask(enquiryCartList, {}, buyer)).data?.storeEnquiryCartGroupList ?? []
  const cartIds = cart.flatMap((group) => group.storeEnquiryCartList.map((line) => line.cartId))
  expect((await ask(enquiryOrderSubmit, { cartIds: [...cartIds, 999_999] }, once(buyer))).code).toBe('rfq.basketChanged')
  expect((await ask(enquiryCartList, {}, buyer)).data?.availableCartNum).toBe(3)
  const sent = (await ask(enquiryOrderSubmit, { cartIds }, once(buyer))).data?.inquirySnList ?? []
  expect(sent).toHaveLength(2)
  expect((await ask(enquiryCartList, {}, buyer)).data?.availableCartNum).toBe(0)
  const heads = await Promise.all(sent.map(async (inquirySn) => (await ask(rfqDetail, { inquirySn }, buyer)).data))
  const [first = '', second = ''] = [1001, 1002].map((storeId) => heads.find((head) => head?.storeId === storeId)?.inquirySn)
  expect((await ask(supplierRfqDetail, { inquirySn: second }, one)).code).toBe('rfq.gone')
  await quoted(one, first, ['22000', '22100'])
  expect((await compared(first))?.quotations).toHaveLength(1)
  expect((await award(first, [[1, 1001]])).data?.state).toBe('PARTIALLY_AWARDED')
  const talk = await ask(clarificationAsk, { inquirySn: second, question: '什么时候要？' }, two)
  expect((await ask(rfqDetail, { inquirySn: second }, buyer)).data?.state).toBe('NEED_INFO')
  await ask(clarificationAnswer, { inquirySn: second, talkId: talk.data?.talkId ?? 0, answer: '下月初' }, buyer)
  expect((await ask(rfqDecline, { inquirySn: second, reason: '缺货' }, two)).state).toBe(200)
  expect((await ask(rfqDetail, { inquirySn: second }, buyer)).data).toMatchObject({ state: 'DECLINED', reason: '缺货' })
})

test('with the review switched on the platform reads it first: sent back with a reason, mended, let pass, ended', async () => {
  await client.query("INSERT INTO setting (name, value, is_public, label_zh) VALUES ('inquiry_review_switch', '1', false, '')")
  const saved = await ask(rfqSave, draft(), once(buyer))
  const sn = saved.data?.inquirySn ?? ''
  const submit = async () => ask(rfqSubmit, { inquirySn: sn, expectedVersion: await versionOf(sn) }, once(buyer))
  expect((await submit()).data?.state).toBe('REVIEWING')
  await client.query("UPDATE setting SET value = '0' WHERE name = 'inquiry_review_switch'")
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).code).toBe('rfq.gone')
  expect((await ask(adminRfqList, {}, admin)).data?.list[0]).toMatchObject({
    inquirySn: sn,
    can: ['approve', 'reject', 'terminate'],
  })
  const judge = async (judgement: 'approve' | 'reject' | 'terminate', reason = '') =>
    ask(rfqReview, { inquirySn: sn, expectedVersion: await versionOf(sn), judgement, reason }, admin)
  expect((await judge('reject')).code).toBe('rfq.reasonMissing')
  expect((await judge('reject', '请写规格')).data?.state).toBe('REVIEW_REJECTED')
  expect((await submit()).data?.state).toBe('QUOTING')
  await quoted(one, sn, ['23000', null])
  expect((await judge('terminate', '违规')).data?.state).toBe('TERMINATED')
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data?.current).toMatchObject({ state: 'LOST', reason: 'terminated' })
})
