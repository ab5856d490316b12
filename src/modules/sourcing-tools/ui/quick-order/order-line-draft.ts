const key = 'zb.quickOrder'
const most = 100

/** What of a row is kept in the browser: never a price. */
export type OrderLineDraft = {
  readonly typed: string
  readonly productId?: number
  /** 1: proposed for what was typed, and nobody has confirmed it. */
  readonly isProposed?: 0 | 1
  readonly number?: string
  readonly unit?: 'primary' | 'second'
}

/** The rows that were left in this browser; logging out forgets them with the rest of the cart. */
export function readDraft(): readonly OrderLineDraft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRow).slice(0, most) : []
  } catch {
    return []
  }
}

function isRow(value: unknown): value is OrderLineDraft {
  return typeof value === 'object' && value !== null && 'typed' in value && typeof value.typed === 'string'
}

export function saveDraft(rows: readonly OrderLineDraft[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(rows.slice(0, most)))
  } catch {
    // A browser that keeps nothing forgets the draft.
    return
  }
}
