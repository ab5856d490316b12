import { expect, test } from 'vitest'
import { cartAdd } from '../../src/modules/basket/endpoints.ts'
import { enquiryCartAdd } from '../../src/modules/basket/endpoints-enquiry.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { goodsList } from '../../src/modules/search/endpoints.ts'
import { goodsHandlers } from '../fixtures/trade/goods-handlers.ts'
import { coveringQuantity } from '../../src/pages/mall/zinc-market/covering-quantity.ts'
import { calculate, calculatorKinds, typedOf } from '../../src/modules/market/rules/calculator/calculators.ts'
import { aHouse, asker } from '../fixtures/server/calls.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aMember } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const ask = asker(aHouse(await aDatabase('demo')), [...goodsHandlers(), ...basketHandlers()])
const buyer = { visitor: aMember(2) }

test.each(calculatorKinds)(
  '%s leads to goods whose quantity goes into the enquiry basket and, where it is in stock, into the cart',
  async (kind) => {
    const { answer } = calculate(kind, typedOf(kind, new URLSearchParams()))
    if (!answer) throw new Error('the usual values give an answer')
    const { list } = dataOf(await ask(goodsList, { keyword: answer.goods.keyword, pageSize: 4, facets: 0, inStock: 1 }, buyer))
    expect(list.length).toBeGreaterThan(0)
    for (const goods of list) {
      const line = { productId: goods.defaultProductId, number: coveringQuantity(goods, answer.goods) }
      expect((await ask(enquiryCartAdd, line, buyer)).state).toBe(200)
      const canBuy = goods.isRequireEnquiry === 0 && goods.goodsPrice !== null && goods.defaultProduct.productStock >= Number(line.number)
      if (canBuy) expect((await ask(cartAdd, line, buyer)).code ?? 'added').toMatch(/^added$|aboveLimit|aboveStock/)
    }
  },
)
