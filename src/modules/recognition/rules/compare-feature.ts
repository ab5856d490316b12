import type { SkuProfile } from './describe-sku.ts'
import type { Feature } from './read-statement.ts'

/** Nominal and outside diameters are rounded in speech: φ60 is 60.3, φ48 is 48.3. */
const roundedDiameter = 0.35
const zincDensity = 7.2

/** Whether goods have what was stated, and what they have instead. */
export function compareFeature(feature: Feature, profile: SkuProfile): { readonly isSame: boolean; readonly found: string } {
  const { code } = feature
  if (code === 'coatUm' || code === 'coatMass') return compareCoat(feature, profile)
  const values = profile.values.get(code) ?? []
  const found = values[0] ?? ''
  return { isSame: values.some((value) => isSameValue(feature, value)), found }
}

function isSameValue({ code, value, atLeast }: Feature, has: string): boolean {
  if (value === has) return true
  if (code === 'steelGrade') return /^(?:q\d{3}|s\d{3}gd)$/.test(value) && new RegExp(`^${value}[a-e]?$`).test(has)
  // A356 is said of A356.2.
  if (code === 'alloy' && has.startsWith(`${value}.`)) return true
  if (code === 'mesh' || code === 'model' || code === 'grade' || code === 'standard' || code === 'metalGrade')
    return code === 'metalGrade' && value.replace(/0+$/, '') === has.replace(/0+$/, '')
  const asked = Number(value)
  if (Number.isNaN(asked)) return false
  const [low = Number.NaN, high = low] = has.split('-').map(Number)
  if (Number.isNaN(low)) return false
  if (atLeast && high >= asked) return true
  if (code === 'od') return Math.abs(low - asked) <= roundedDiameter
  return asked >= low - 1e-9 && asked <= high + 1e-9
}

/** A coat by thickness and one by mass are the same at 7.2 g/cm³; thicker than asked for is enough where a minimum is asked for. */
function compareCoat(
  { code, value, atLeast }: Feature,
  { values, kind }: SkuProfile,
): { readonly isSame: boolean; readonly found: string } {
  const asked = Number(value)
  const [mass, thickness] = [Number(values.get('coatMass')?.[0] ?? Number.NaN), Number(values.get('coatUm')?.[0] ?? Number.NaN)]
  const isSheet = kind?.size === 'sheet'
  if (code === 'coatUm') {
    // A thickness is always a minimum; that of sheet counts one side and its mass both.
    const has = Number.isNaN(thickness) && !isSheet ? mass / zincDensity : thickness
    const found = Number.isNaN(thickness) ? (Number.isNaN(mass) ? '' : `${mass} g/m²`) : `${thickness} µm`
    return { isSame: has >= asked - 0.5, found }
  }
  const has = Number.isNaN(mass) ? Math.round((thickness * zincDensity) / 5) * 5 : mass
  const found = Number.isNaN(mass) ? (Number.isNaN(thickness) ? '' : `${thickness} µm`) : String(mass)
  if (Number.isNaN(has)) return { isSame: false, found }
  return { isSame: has === asked || (atLeast && has >= asked) || (Number.isNaN(mass) && has >= asked && has <= asked * 1.05), found }
}
