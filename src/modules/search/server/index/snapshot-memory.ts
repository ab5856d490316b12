import type { SearchSnapshot } from './index-refresher.ts'

// A remembered list is its first goods and the numbers of its counts, some 8 kB.
const mostRemembered = 800

/** Remembers an answer for the life of the view; when too much is remembered, what was asked for longest ago goes. */
export function memoize<Value>(kept: SearchSnapshot, key: string, make: () => Value): Value {
  const known = kept.memory.get(key)
  if (known !== undefined) {
    kept.memory.delete(key)
    kept.memory.set(key, known)
    return known as Value
  }
  const made = make()
  const [oldest] = kept.memory.size >= mostRemembered ? kept.memory.keys() : []
  if (oldest !== undefined) kept.memory.delete(oldest)
  kept.memory.set(key, made)
  return made
}
