/** What may be sealed: values whose JSON is the same everywhere. Amounts and quantities are text. */
export type SealableValue = string | number | boolean | null | readonly SealableValue[] | { readonly [name: string]: SealableValue }

/** The one JSON text of a value: names in code-unit order, no spaces, numbers as RFC 8785 writes them. */
export function canonicalJson(value: SealableValue): string {
  if (Array.isArray(value)) return `[${value.map((part: SealableValue) => canonicalJson(part)).join(',')}]`
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('only finite numbers have a JSON text')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const named = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${named.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(',')}}`
}
