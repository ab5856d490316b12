/** Terms of the trade: the Chinese text as stores write it, and the English one. */
export type TermTranslations = ReadonlyMap<string, string>

/**
 * The same data with every text that is a term as a whole in English. Texts that hold more than a term stay: half a
 * sentence in another language reads worse than a whole one.
 */
export function translateTerms<Value>(value: Value, terms: TermTranslations): Value {
  // What comes out has the shape of what went in: texts stay texts, and nothing else is touched.
  return translated(value, terms) as Value
}

function translated(value: unknown, terms: TermTranslations): unknown {
  if (typeof value === 'string') return terms.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => translated(one, terms))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, terms)]))
}
