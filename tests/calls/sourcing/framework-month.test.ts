import { expect, test } from 'vitest'
import { contractSave } from '../../../src/modules/contract/endpoints.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aCheckout } from '../../fixtures/trade/checkout.ts'
import { contractDraft } from '../../fixtures/trade/contract-draft.ts'
import { aContractHouse } from '../../fixtures/trade/contract-house.ts'

const market = await aContractHouse()
const { ask, client, clock, company, once } = market
await market.authenticate()
const [line] = contractDraft.content.lines
if (!line) throw new Error('a line')
const terms = { ...contractDraft.content.terms, monthlyQuantity: '50', monthlyBand: 10 }
const textOf = (quantity: string) => ({ ...contractDraft.content, lines: [{ ...line, quantity }] })

test('orders that stand under a framework contract itself count in its month, as its panel counts them', async () => {
  const frameworkId = await market.agreed({ kind: 'FRAMEWORK', content: { ...textOf('600'), terms } })
  for (const side of ['buyer', 'store'] as const) {
    dataOf(await market.signAs(frameworkId, side))
    await market.work(frameworkId, side)
  }
  const draft = (quantity: string) =>
    ask(contractSave, { ...contractDraft, frameworkId, storeId: 0, content: textOf(quantity) }, once(company))
  const { orderSns } = await aCheckout(client, { totals: [100n] })
  const [orderSn] = orderSns
  await client.query(`UPDATE orders SET created_at = $2 WHERE order_sn = $1`, [orderSn, clock.now()])
  await client.query(
    `INSERT INTO order_line (order_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit, unit_code, unit_decimals,
       number, stock_number, unit_price, list_price, price_reason, subtotal, tax_rate_bp, tax)
     SELECT order_id, 1, 1, '锌锭', 'Zinc ingots', '', '', '', 'primary', 't', 3, 30000, 30000, 1, 1, '', 100, 1300, 0 FROM orders WHERE order_sn = $1`,
    [orderSn],
  )
  dataOf(await draft('30'))
  await client.query('INSERT INTO contract_order (contract_id, order_sn, linked_at) VALUES ($1, $2, now())', [frameworkId, orderSn])
  expect((await draft('30')).code).toBe('contract.aboveMonth')
  dataOf(await draft('25'))
  await client.query(`UPDATE orders SET state = 'CANCELLED' WHERE order_sn = $1`, [orderSn])
  dataOf(await draft('30'))
})
