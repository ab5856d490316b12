type Typed = Int32Array | Uint32Array | Uint16Array | Float64Array | Float32Array | Uint8Array
/** Numbers of facts: two bytes each as long as they fit. */
export type FacetColumn = Uint16Array | Int32Array
const mostInTwoBytes = 0xffff

/** Whole numbers from 0 on, or none: four bytes each as long as they fit. */
export type NumberColumn = Uint32Array | Float64Array
const noneInFourBytes = 0xffffffff

const leastRoom = 4
const fewValues = 4_096

/** The array itself when it has room for `needed` values, otherwise a copy with half as much room again, an eighth when there are many. */
export function withCapacity<Values extends Typed>(values: Values, needed: number): Values {
  if (needed <= values.length) return values
  // The kind of array is that of the argument, which TypeScript cannot say of `constructor`.
  const Kind = values.constructor as new (length: number) => Values
  const grown = new Kind(Math.max(leastRoom, needed + (needed < fewValues ? needed >> 1 : needed >> 3)))
  grown.set(values)
  return grown
}

/** The column with a fact's number at a place; four bytes for each from the first number on that two cannot hold. */
export function withFacetValue(facts: FacetColumn, at: number, fact: number): FacetColumn {
  const wide = fact > mostInTwoBytes && facts.BYTES_PER_ELEMENT === 2 ? Int32Array.from(facts) : facts
  const roomy: FacetColumn = withCapacity(wide, at + 1)
  roomy[at] = fact
  return roomy
}

/** The column with a number at a place, NaN for none; eight bytes for each from the first on that four cannot hold. */
export function withNumber(numbers: NumberColumn, at: number, value: number): NumberColumn {
  const isNarrow = numbers.BYTES_PER_ELEMENT === 4
  const wide = isNarrow && value >= noneInFourBytes ? Float64Array.from(numbers, (_, place) => numberAt(numbers, place)) : numbers
  const roomy: NumberColumn = withCapacity(wide, at + 1)
  roomy[at] = Number.isNaN(value) && roomy.BYTES_PER_ELEMENT === 4 ? noneInFourBytes : value
  return roomy
}

/** The number at a place; NaN where there is none. */
export function numberAt(numbers: NumberColumn, at: number): number {
  const value = numbers[at] ?? Number.NaN
  return value === noneInFourBytes && numbers.BYTES_PER_ELEMENT === 4 ? Number.NaN : value
}

const rooms = new WeakMap<object, Map<string, Typed>>()

/**
 * A column of `length` values that belongs to `owner` and serves under its name until it is asked for again; its values are
 * whatever was left there. At a million SKUs a search would otherwise throw away megabytes that only the collector gives back.
 */
export function reusableColumn<Values extends Typed>(
  owner: object,
  name: string,
  Kind: new (length: number) => Values,
  length: number,
): Values {
  const own = rooms.get(owner) ?? new Map<string, Typed>()
  rooms.set(owner, own)
  const known = own.get(name)
  // A name is asked for with one kind of numbers only.
  if (known !== undefined && known.length >= length) return known.subarray(0, length) as Values
  const made = new Kind(length + (length >> 3))
  own.set(name, made)
  return made.subarray(0, length) as Values
}
