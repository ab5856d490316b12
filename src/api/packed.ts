declare const content: unique symbol

/** A page's data as one JSON text. */
export type Packed<Value> = string & { readonly [content]?: Value }

/**
 * Packs data that a loader hands to its page. The router sends objects as a table of numbered values, in which nothing
 * repeats that gzip could use; the same data as JSON compresses to about half.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value)
}

/** The data again. What came out of `pack` is of its type. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value
}
