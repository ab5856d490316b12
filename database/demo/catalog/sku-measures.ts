import { unitOf } from '../../../src/modules/catalog/rules/units.ts'
import { ratioOf, type Ratio } from '../../../src/kernel/quantity/unit-conversion.ts'
import type { DemoGoods, DemoSku } from './catalog-data.ts'
import { countOf } from './decimal-of.ts'

// Shipping masses of one trade unit in grams, where the data has none: estimates for parcel freight.
const estimates: Readonly<Record<string, number>> = {
  手套: 350,
  安全帽: 450,
  护目镜: 120,
  面屏: 400,
  口罩: 600,
  半面具: 500,
  安全鞋: 1600,
  隔热服: 3200,
  围裙: 1500,
  防酸服: 1800,
  工装: 1100,
  安全带: 2400,
  耳塞: 700,
  洗眼器: 28000,
  急救包: 1500,
  测厚仪: 900,
  试验溶液: 800,
  热电偶: 1800,
  捞渣勺: 3500,
  自喷漆: 500,
  挂具: 180000,
}

/** Exactly how many second units make one trade unit; masses in grams are exact where the six decimals of the data are not. */
export function conversionOf(goods: DemoGoods, sku: DemoSku): Ratio | null {
  if (sku.convToSec === null || goods.secPriceUnit === null) return null
  const unit = unitOf(goods.priceUnit)
  const second = unitOf(goods.secPriceUnit)
  const grams = sku.unitMassKg === null ? 0n : countOf(sku.unitMassKg, 3)
  const byMass =
    unit.grams && second.grams
      ? ratioOf(unit.grams, second.grams)
      : unit.grams && grams > 0n
        ? ratioOf(unit.grams, grams)
        : second.grams && grams > 0n
          ? ratioOf(grams, second.grams)
          : undefined
  if (byMass && Math.abs(Number(byMass.num) / Number(byMass.den) / sku.convToSec - 1) < 0.001) return byMass
  return nearestFraction(sku.convToSec)
}

/** Grams of one trade unit, and whether that is our estimate. */
export function massOf(
  goods: DemoGoods,
  sku: DemoSku,
  conversion: Ratio | null,
): { readonly grams: bigint | null; readonly estimated: boolean } {
  const own = unitOf(goods.priceUnit).grams
  if (own) return { grams: own, estimated: false }
  const second = goods.secPriceUnit === null ? undefined : unitOf(goods.secPriceUnit).grams
  if (second && conversion) return { grams: (second * conversion.num + conversion.den - 1n) / conversion.den, estimated: false }
  if (sku.unitMassKg !== null) return { grams: countOf(sku.unitMassKg, 3), estimated: false }
  const word = Object.keys(estimates).find((key) => goods.name.includes(key))
  return { grams: word === undefined ? null : BigInt(estimates[word] ?? 0), estimated: true }
}

/** The simplest fraction within half a millionth: 0.333333 is 1/3, 0.02 is 1/50. */
function nearestFraction(value: number): Ratio | null {
  for (let den = 1; den <= 100_000; den += 1) {
    const num = Math.round(value * den)
    if (num > 0 && Math.abs(num / den - value) <= 5e-7) return ratioOf(BigInt(num), BigInt(den)) ?? null
  }
  return ratioOf(BigInt(Math.round(value * 1_000_000)), 1_000_000n) ?? null
}
