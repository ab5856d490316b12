const key = 'zb.recentSearches'
const most = 8

/** The last words that found something, newest first; kept in this browser alone. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Forgets one of the last searches, or all of them. */
export function forgetSearch(words?: string): void {
  const left = words === undefined ? [] : recentSearches().filter((kept) => kept !== words)
  localStorage.setItem(key, JSON.stringify(left))
}

/** Puts words first; words that only began longer ones are replaced by them. */
export function rememberSearch(words: string): void {
  const others = recentSearches().filter((kept) => kept !== words && !words.startsWith(kept))
  localStorage.setItem(key, JSON.stringify([words, ...others].slice(0, most)))
}
