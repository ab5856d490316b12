/** What is kept under a key in this browser, as plain data; null when nothing can be read. */
export function readLocal(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps plain data under a key in this browser; null forgets it. A browser that keeps nothing forgets it at once. */
export function keepHere(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
