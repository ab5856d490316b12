import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { decimalText } from '../../../kernel/quantity/decimal.ts'

export type CalledLine = { readonly name: string; readonly spec: string; readonly unit: string; readonly quantity: string }
export type SheetLine = CalledLine & {
  /** Called off so far, and what is left; above the agreed quantity nothing is left and `over` says how much. */
  readonly called: string
  readonly left: string
  readonly over: string
}

/** Decimals of a quantity of a contract. */
const precision = 6
const keyOf = ({ name, spec, unit }: CalledLine): string => JSON.stringify([name, spec, unit])
const amountOf = ({ quantity }: CalledLine): bigint => parseQuantity(quantity, precision) ?? 0n
const textOf = (quantity: bigint): string => decimalText(quantity, precision, 0)

/**
 * The sheet of a framework contract: what was agreed of each line, what was called off and what is left, by goods,
 * specification and unit. Goods that the contract does not name stand at the end with nothing agreed.
 */
export function callOffSheet(agreed: readonly CalledLine[], called: readonly CalledLine[]): SheetLine[] {
  const sums = new Map<string, bigint>()
  for (const line of called) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0n) + amountOf(line))
  const row = (line: CalledLine, quantity: bigint): SheetLine => {
    const sum = sums.get(keyOf(line)) ?? 0n
    const left = quantity - sum
    const { name, spec, unit } = line
    return {
      name,
      spec,
      unit,
      quantity: textOf(quantity),
      called: textOf(sum),
      left: textOf(left > 0n ? left : 0n),
      over: left < 0n ? textOf(-left) : '',
    }
  }
  // A contract may name the same goods twice: they are one quantity here.
  const named = Map.groupBy(agreed, keyOf)
  const rows = [...named.values()].flatMap((lines) => {
    const [first] = lines
    return first
      ? [
          row(
            first,
            lines.reduce((sum, line) => sum + amountOf(line), 0n),
          ),
        ]
      : []
  })
  const others = [...Map.groupBy(called, keyOf)]
    .filter(([key]) => !named.has(key))
    .flatMap(([, [first]]) => (first ? [row(first, 0n)] : []))
  return [...rows, ...others]
}
