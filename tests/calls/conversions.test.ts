import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../database/demo/load.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'
import { aHouse } from '../fixtures/server/calls.ts'
import { convertsExactly } from '../../src/kernel/quantity/unit-conversion.ts'
import { lineAmount } from '../../src/kernel/money/unit-price.ts'
import { inUnit, precisionOf, ruleIn, stockNumberOf, type UnitKind } from '../../src/modules/catalog/rules/sale-quantity.ts'
import { resolvePrice } from '../../src/modules/catalog/rules/resolve-price.ts'
import { secondUnitSurcharge } from '../../src/modules/catalog/rules/second-unit-price.ts'
import { massOf } from '../../src/modules/pricing/rules/freight.ts'
import { skusForSale, type SkuForSale } from '../../src/modules/pricing/server/public.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const app = aHouse(database)
const { rows: ids } = await client.query<{ id: string }>('SELECT product_id AS id FROM sku ORDER BY 1')
const byId = await skusForSale(
  app.read,
  ids.map((row) => Number(row.id)),
  'business',
)
const skus: readonly SkuForSale[] = [...byId.values()]

/** Every SKU with some quantities, at least one of each. */
function forEverySku(judge: (sku: SkuForSale, quantity: bigint) => void): void {
  for (const sku of skus)
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000n), (quantity) => judge(sku, quantity)),
      { numRuns: 40 },
    )
}

test('the demonstration has all its SKUs', () => {
  expect(skus.length).toBeGreaterThanOrEqual(349)
})

test('any quantity of any SKU: into the other unit and back it is itself, or covers itself by less than one of the other unit', () => {
  forEverySku((sku, quantity) => {
    if (!sku.convToSec) return
    const there = inUnit(sku, quantity, 'second', 'up')
    const back = stockNumberOf(sku, there, 'second')
    expect(back >= quantity).toBe(true)
    if (convertsExactly(quantity, sku.convToSec, { from: sku.precision, to: sku.secPrecision })) expect(back).toBe(quantity)
    // One less in the other unit would not cover it.
    if (there > 1n) expect(stockNumberOf(sku, there - 1n, 'second') <= back).toBe(true)
    expect(inUnit(sku, back, 'second', 'down') >= there).toBe(true)
  })
})

test('what may be bought in the second unit takes from the stock no more than there is', () => {
  for (const sku of skus) {
    if (!sku.convToSec || sku.saleUnitState === 1) continue
    const { stock } = ruleIn(sku, 'second')
    expect(stockNumberOf(sku, stock ?? 0n, 'second') <= sku.available).toBe(true)
  }
})

test('a line is its price times its quantity, rounded once: halves of a line differ from it by at most one fen', () => {
  forEverySku((sku, quantity) => {
    if (!sku.basis) return
    for (const unit of ['primary', 'second'] as const satisfies readonly UnitKind[]) {
      const price = resolvePrice({ basis: sku.basis, quantity: stockNumberOf(sku, quantity, unit), unit })
      if (!price) continue
      const precision = precisionOf(sku, unit)
      const whole = lineAmount(price.unitPrice, quantity, precision)
      const part = quantity / 2n
      const parts = lineAmount(price.unitPrice, part, precision) + lineAmount(price.unitPrice, quantity - part, precision)
      expect(whole - parts <= 1n && parts - whole <= 1n).toBe(true)
    }
  })
})

test('a price in the second unit is the exact conversion, or its surcharge is told and both add up to it', () => {
  for (const sku of skus) {
    if (!sku.basis || !sku.convToSec || sku.basis.secUnitPrice === null) continue
    const [price, second] = [Number(sku.basis.unitPrice) / 10_000, Number(sku.basis.secUnitPrice) / 10_000]
    const exact = (price * Number(sku.convToSec.den)) / Number(sku.convToSec.num)
    const surcharge = secondUnitSurcharge(price, second, { numerator: Number(sku.convToSec.num), denominator: Number(sku.convToSec.den) })
    expect(Math.abs(exact + surcharge - second)).toBeLessThanOrEqual(0.0051)
  }
})

test('a quantity weighs the same as its parts, to half a gram a part', () => {
  forEverySku((sku, quantity) => {
    const [whole, one, other] = [massOf(sku, quantity), massOf(sku, quantity / 3n), massOf(sku, quantity - quantity / 3n)]
    if (sku.unitMassGrams === null || whole === null || one === null || other === null) return
    const off = whole - one - other
    expect(off >= -1n && off <= 1n).toBe(true)
  })
})
