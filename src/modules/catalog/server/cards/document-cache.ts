import type { Language } from '../../../../kernel/i18n/translate.ts'

/** Documents by number. What is asked for comes as an object that nobody may change. */
export type DocumentCache<Value> = {
  readonly get: (id: number) => Value | undefined
  /** Keeps one document under several numbers. */
  readonly keep: (ids: readonly number[], value: Value) => void
}

/** The number of a SKU's document in one language. */
export function documentKey(productId: number, lang: Language): number {
  return productId * 2 + (lang === 'en' ? 1 : 0)
}

/**
 * The first documents stay until the catalogue changes; others are read from the database each time. A cache that forgets its
 * oldest would fill V8's old generation with garbage (decision 090).
 */
export function documentCache<Value>(most: number): DocumentCache<Value> {
  const kept = new Map<number, Value>()
  return {
    get: (id) => kept.get(id),
    keep: (ids, value) => {
      if (kept.size + ids.length <= most) for (const id of ids) kept.set(id, value)
    },
  }
}
