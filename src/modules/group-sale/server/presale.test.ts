import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aGroupHouse } from '../../../../tests/fixtures/trade/group-house.ts'
import { groupBalancePreview, groupCampaignDetail, groupJoin } from '../endpoints.ts'
import { adminGroupReview, sellerGroup, sellerGroupCancel, sellerGroupMove, sellerGroupSave } from '../endpoints-staff.ts'

const house = await aGroupHouse()
const { ask, once, time } = house
const presale = () => ({ kind: 'PRESALE' as const, tiers: [{ from: '0', price: '4880' }], balanceTime: time(20) })

test('a presale takes deposits until one day and balances from another, at one price, with any buyer', async () => {
  const groupSn = await house.aCampaign(presale())
  const who = await house.buyer()
  const participationSn = await house.joinPaid(who, groupSn, 3)
  await house.after(8)
  // Deposits are over; the balance is not due yet.
  expect((await ask(groupJoin, { groupSn, number: '3', expectedDeposit: house.depositOf(3) }, once(await house.buyer()))).msg).toBe(
    'groupSale.notRunning',
  )
  expect(await house.mine(who, participationSn)).toMatchObject({ state: 'JOINED', ceilingPrice: 4880 })
  expect((await ask(groupBalancePreview, { participationSn }, who)).msg).toBe('groupSale.balanceNotDue')
  await house.after(12.1)
  expect(await house.mine(who, participationSn)).toMatchObject({ state: 'BALANCE_DUE', finalPrice: 4880 })
  const placed = await house.placeBalance(who, participationSn)
  await house.payRest(who, placed.paySn)
  expect(await house.mine(who, participationSn)).toMatchObject({ state: 'PAID' })
})

test('a presale that nobody joined fails', async () => {
  const groupSn = await house.aCampaign(presale())
  await house.after(20.1)
  expect(dataOf(await ask(groupCampaignDetail, { groupSn }))).toMatchObject({ state: 'FAILED' })
})

test('a campaign is public after its review only; another store neither sees nor moves it', async () => {
  const draft = {
    kind: 'LADDER' as const,
    titleZh: '试团',
    productId: 1,
    tiers: [{ from: '50', price: '5100' }],
    startTime: time(1),
    endTime: time(2),
  }
  const { groupSn } = dataOf(await ask(sellerGroupSave, draft, house.clerk))
  expect((await ask(groupCampaignDetail, { groupSn })).msg).toBe('groupSale.campaignGone')
  expect((await ask(adminGroupReview, { groupSn, event: 'approve', expectedVersion: 1 }, house.platform)).msg).toBe(
    'groupSale.campaignGone',
  )
  const stranger = { visitor: { ...house.clerk.visitor, stores: house.clerk.visitor.stores.map((one) => ({ ...one, storeId: 1002 })) } }
  expect((await ask(sellerGroup, { ownGroupSn: groupSn }, stranger)).msg).toBe('groupSale.campaignGone')
  expect((await ask(sellerGroupSave, draft, stranger)).errors).toHaveProperty('productId')
  dataOf(await ask(sellerGroupMove, { ownGroupSn: groupSn, event: 'submit', expectedVersion: 1 }, house.clerk))
  expect((await ask(sellerGroupSave, { ...draft, ownGroupSn: groupSn, expectedVersion: 2 }, house.clerk)).msg).toBe('groupSale.draftOnly')
  expect((await ask(adminGroupReview, { groupSn, event: 'reject', expectedVersion: 2 }, house.platform)).msg).toBe('groupSale.reasonNeeded')
  dataOf(await ask(adminGroupReview, { groupSn, event: 'reject', reason: '缺少质保书', expectedVersion: 2 }, house.platform))
  dataOf(await ask(sellerGroupSave, { ...draft, titleZh: '试团二', ownGroupSn: groupSn, expectedVersion: 3 }, house.clerk))
  dataOf(await ask(sellerGroupMove, { ownGroupSn: groupSn, event: 'submit', expectedVersion: 4 }, house.clerk))
  dataOf(await ask(adminGroupReview, { groupSn, event: 'approve', expectedVersion: 5 }, house.platform))
  expect(dataOf(await ask(groupCampaignDetail, { groupSn }))).toMatchObject({ state: 'SCHEDULED', title: '试团二', can: [] })
  expect(
    (await ask(sellerGroupCancel, { ownGroupSn: groupSn, reason: '改期', expectedVersion: 5, expectedCompensation: 0 }, once(house.clerk)))
      .msg,
  ).toBe('api.stale')
  dataOf(
    await ask(sellerGroupCancel, { ownGroupSn: groupSn, reason: '改期', expectedVersion: 6, expectedCompensation: 0 }, once(house.clerk)),
  )
})

test('a description in English stands on English pages; without one they show what the store wrote', async () => {
  const plain = await house.aCampaign({ note: '可分两车发货' })
  const both = await house.aCampaign({ note: '可分两车发货', noteEn: 'May be shipped in two trucks' })
  const noteOf = async (groupSn: string, lang: 'zh' | 'en') => dataOf(await ask(groupCampaignDetail, { groupSn }, { lang })).note
  expect([await noteOf(both, 'zh'), await noteOf(both, 'en')]).toEqual(['可分两车发货', 'May be shipped in two trucks'])
  expect(await noteOf(plain, 'en')).toBe('可分两车发货')
  // Whoever edits it in English finds both, each in its field.
  expect(dataOf(await ask(sellerGroup, { ownGroupSn: both }, { ...house.clerk, lang: 'en' }))).toMatchObject({
    noteZh: '可分两车发货',
    noteEn: 'May be shipped in two trucks',
  })
})
