import type { Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import type { Quantity } from './read-quantity.ts'
import { countOf } from './sale-count.ts'

/** Theoretical weights are rounded in speech: 60 lengths and 0.87 t are the same. */
const tolerance = 0.06

type Units = { readonly unitCode: string; readonly secUnitCode: string | null; readonly convToSec: Ratio | null }

/** Whether quantities in two units say the same of a SKU; a unit that it is not sold in says nothing that could be checked. */
export function agreesWith(quantity: Quantity, { unitCode, secUnitCode, convToSec }: Units): boolean {
  const own = countOf(quantity, { unitCode, secUnitCode })
  return quantity.others.every((other) => {
    const theirs = countOf(other, { unitCode, secUnitCode })
    if (own.certainty === 'none' || theirs.certainty === 'none') return false
    const [one, two] = [own, theirs].map(({ number, unit }) =>
      unit === 'primary' || !convToSec ? Number(number) : (Number(number) * Number(convToSec.den)) / Number(convToSec.num),
    )
    return Math.abs((one ?? 0) - (two ?? 0)) <= tolerance * Math.max(one ?? 0, two ?? 0)
  })
}
