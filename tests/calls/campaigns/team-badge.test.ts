import { expect, test } from 'vitest'
import { anonymous } from '../../../src/api/caller.ts'
import { cartAdd, cartList } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { goodsByIds, goodsDetail } from '../../../src/modules/catalog/endpoints-goods.ts'
import { goodsChanged } from '../../../src/modules/catalog/server/public.ts'
import { goodsList } from '../../../src/modules/search/endpoints.ts'
import { adminTeamCampaignMove } from '../../../src/modules/team-purchase/endpoints-staff.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { goodsHandlers } from '../../fixtures/trade/goods-handlers.ts'
import { aTeamHouse } from '../../fixtures/trade/team-house.ts'

const house = await aTeamHouse()
const ask = asker(house.house, [...goodsHandlers(), ...basketHandlers()])
await house.house.inTransaction((tx) => goodsChanged(tx, [1, 2]))
const visitor = { visitor: anonymous }

type Who = { readonly visitor: typeof anonymous }

/** The badges of SKU 1 on the list, its page and a card. */
async function badges(who: Who) {
  const listed = dataOf(await ask(goodsList, { pageSize: 50 }, who)).list.find((card) => card.defaultProductId === 1)
  const page = dataOf(await ask(goodsDetail, { productId: 1 }, who))
  const [card] = dataOf(await ask(goodsByIds, { productIds: [1] }, who))
  return [listed?.team, page.skus[0]?.team, card?.team]
}

test('list, page, card and cart say that a team purchase runs, and sell at the ordinary price', async () => {
  const buyer = await house.buyer()
  expect(await badges(visitor)).toEqual([null, null, null])
  const before = dataOf(await ask(goodsDetail, { productId: 1 }, buyer)).skus[0]?.goodsPrice
  const campaignSn = await house.aCampaign()
  const badge = { campaignSn, teamPrice: 5000, size: 3 }
  expect(await badges(visitor)).toEqual([badge, badge, badge])
  expect(await badges(buyer)).toEqual([badge, badge, badge])
  expect(dataOf(await ask(goodsDetail, { productId: 1 }, buyer)).skus[0]?.goodsPrice).toBe(before)
  await ask(cartAdd, { productId: 1, number: 2 }, buyer)
  const [line] = dataOf(await ask(cartList, {}, buyer)).storeCartGroupList[0]?.storeCartList ?? []
  expect(line).toMatchObject({ goodsPrice: before, priceReason: 'list', team: { ...badge, unitName: '吨' } })
  await house.after(73)
  expect(await badges(buyer)).toEqual([null, null, null])
  expect(dataOf(await ask(cartList, {}, buyer)).storeCartGroupList[0]?.storeCartList[0]?.team).toBeNull()
})

test('of two campaigns the cheaper is named, and one that was called off is named no more', async () => {
  const [dear, cheap] = [await house.aCampaign(), await house.aCampaign({ teamPrice: '4900', leaderPrice: '4900', size: 5 })]
  expect((await badges(visitor))[0]).toEqual({ campaignSn: cheap, teamPrice: 4900, size: 5 })
  const { version } = await house.row(cheap)
  dataOf(
    await house.ask(
      adminTeamCampaignMove,
      { teamCampaignSn: cheap, event: 'void', reason: '价格有误', expectedVersion: version },
      house.platform,
    ),
  )
  const badge = { campaignSn: dear, teamPrice: 5000, size: 3 }
  expect(await badges(visitor)).toEqual([badge, badge, badge])
})

test('whose own price is not above the team price sees no badge', async () => {
  await house.client.query(`UPDATE sku SET business_price = 49000000, retail_price = 53000000 WHERE product_id = 1`)
  await house.house.inTransaction((tx) => goodsChanged(tx, [1]))
  await house.client.query(`DELETE FROM sku_team_offer WHERE team_price < 50000000`)
  expect((await badges(visitor))[0]).toMatchObject({ teamPrice: 5000 })
  expect(await badges(await house.buyer())).toEqual([null, null, null])
})
