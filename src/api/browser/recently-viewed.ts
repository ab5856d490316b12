const key = 'zb.seen'
const most = 20

/** SKUs that a visitor looked at in this browser, the newest first. */
export function recentlyViewed(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)).slice(0, most) : []
  } catch {
    return []
  }
}

/** Notes a look. A browser that keeps nothing forgets it. */
export function addRecentlyViewed(productId: number): void {
  try {
    localStorage.setItem(key, JSON.stringify([productId, ...recentlyViewed().filter((id) => id !== productId)].slice(0, most)))
  } catch {
    return
  }
}
