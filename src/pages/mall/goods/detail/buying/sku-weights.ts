import type { GoodsSku } from '../../../../../modules/catalog/endpoints-goods.ts'
import {
  angleWeight,
  flatWeight,
  pipeWeight,
  roundWeight,
  stainlessPipeWeight,
  tubeWeight,
} from '../../../../../modules/market/rules/calculator/theoretical-weight.ts'

const massUnits = new Set(['t', 'kg', 'g'])
/** Tonnes of a full truck of 13 m, as the trade reckons. */
export const truckTonnes = 32

export type WeighedGoods = {
  readonly priceUnitCode: string
  readonly secPriceUnitCode: string | null
  readonly specs: readonly { readonly code: string; readonly value: string }[]
}

/** What a metre and a counted unit of a SKU weigh, in kilograms; null where nothing says it. */
export type SkuWeights = {
  readonly perMetre: number | null
  readonly perPiece: number | null
  /** True where the dimensions alone say it and not the store. */
  readonly isTheoretical: boolean
}

/** The code of the unit that is counted: 支, 根, 张, 米; null for goods that are only weighed. */
export function countedUnit({ priceUnitCode, secPriceUnitCode }: WeighedGoods): 'primary' | 'second' | null {
  if (!massUnits.has(priceUnitCode)) return 'primary'
  return secPriceUnitCode !== null && !massUnits.has(secPriceUnitCode) ? 'second' : null
}

/** The store's own weight first; where it gives none, the theoretical one from the dimensions. */
export function skuWeights(goods: WeighedGoods, sku: Pick<GoodsSku, 'axisValues' | 'unitMassKg' | 'convToSec'>): SkuWeights {
  const unit = countedUnit(goods)
  const metres = lengthOf(goods, sku.axisValues)
  const isMetre = (unit === 'second' ? goods.secPriceUnitCode : goods.priceUnitCode) === 'm'
  const given = givenKg(sku, unit)
  if (given !== null) return { perMetre: isMetre ? given : metres && given / metres, perPiece: given, isTheoretical: false }
  const perMetre = kgPerMetreOf(goods, sku.axisValues)
  if (perMetre === null || unit === null) return { perMetre: null, perPiece: null, isTheoretical: false }
  return { perMetre, perPiece: isMetre ? perMetre : metres && perMetre * metres, isTheoretical: true }
}

function givenKg({ unitMassKg, convToSec }: Pick<GoodsSku, 'unitMassKg' | 'convToSec'>, unit: 'primary' | 'second' | null): number | null {
  if (unitMassKg === null || unit === null) return null
  if (unit === 'primary') return unitMassKg
  return convToSec && (unitMassKg * convToSec.denominator) / convToSec.numerator
}

const numberOf = (text: string | undefined): number | undefined => {
  const value = Number(text)
  return text === undefined || !(value > 0) ? undefined : value
}

function valueOf({ specs }: WeighedGoods, axes: GoodsSku['axisValues'], code: string): string | undefined {
  return axes[code] ?? specs.find((row) => row.code === code)?.value
}

/** Metres of a piece: lengths are given in millimetres. */
function lengthOf(goods: WeighedGoods, axes: GoodsSku['axisValues']): number | null {
  const millimetres = numberOf(valueOf(goods, axes, 'length'))
  return millimetres === undefined ? null : millimetres / 1000
}

/**
 * Kilograms of a metre by the dimensions: tubes, round and flat bars, equal angles of steel, and round tubes of stainless steel.
 * Null for other metals and for sections that only a table knows.
 */
function kgPerMetreOf(goods: WeighedGoods, axes: GoodsSku['axisValues']): number | null {
  const grade = valueOf(goods, axes, 'steelGrade') ?? ''
  const [outside, wall] = [numberOf(valueOf(goods, axes, 'od')), numberOf(valueOf(goods, axes, 'wall'))]
  if (grade === '') return null
  if (outside !== undefined && wall !== undefined)
    return wall * 2 >= outside ? null : /Cr\d/.test(grade) ? stainlessPipeWeight(outside, wall) : pipeWeight(outside, wall)
  if (/Cr\d/.test(grade)) return null
  const section = valueOf(goods, axes, 'section') ?? ''
  const [sign = '', first, second] = /^([φL∠-]?)(\d+(?:\.\d+)?)(?:[×x*](\d+(?:\.\d+)?))?$/.exec(section)?.slice(1) ?? []
  const [a, b] = [numberOf(first), numberOf(second)]
  if (a === undefined) return null
  if (sign === 'φ') return b === undefined ? roundWeight(a) : null
  if (b === undefined) return null
  if (sign === '-') return flatWeight(a, b)
  if (sign !== '') return b * 2 >= a ? null : angleWeight(a, b)
  return wall === undefined || wall * 2 >= Math.min(a, b) ? null : tubeWeight(a, b, wall)
}
