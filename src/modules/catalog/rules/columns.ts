type Typed = Int32Array | Uint32Array | Float64Array | Uint8Array

const leastRoom = 4
const fewValues = 4_096

/** The array itself when it has room for `needed` values, otherwise a copy with half as much room again, an eighth when there are many. */
export function withRoom<Values extends Typed>(values: Values, needed: number): Values {
  if (needed <= values.length) return values
  // The kind of array is that of the argument, which TypeScript cannot say of `constructor`.
  const Kind = values.constructor as new (length: number) => Values
  const grown = new Kind(Math.max(leastRoom, needed + (needed < fewValues ? needed >> 1 : needed >> 3)))
  grown.set(values)
  return grown
}
