import type { CompressedText } from './compressed-text.ts'

/** A page as it goes out. */
export type CachedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: CompressedText
  readonly etag: string
}

type Kept = { readonly page: CachedPage; readonly until: number; bytes: number }

const mostBytes = 6 * 1024 * 1024
const longest = 60_000
/** A page that is older is shown only while no new one can be made. */
const longestStale = 3_600_000

/**
 * Pages of visitors, kept compressed. The key is made of the path, the allowed query names, language and city, so no
 * header or unknown parameter can change what somebody else is given (reliability T-CACHE). Cleared by events; what was
 * asked for longest ago goes first when `most` bytes are held.
 */
export function pageCache(now: () => number, most: number = mostBytes) {
  const pages = new Map<string, Kept>()
  let held = 0
  let generation = 0
  const drop = (key: string, kept: Kept): void => {
    pages.delete(key)
    held -= kept.bytes
  }
  const weigh = (kept: Kept): void => {
    // An encoding that somebody asked for since is counted now.
    const bytes = kept.page.body.size()
    held += bytes - kept.bytes
    kept.bytes = bytes
  }
  const ensureSpace = (): void => {
    for (const [key, kept] of pages) {
      if (held <= most) return
      drop(key, kept)
    }
  }
  return {
    get(key: string): CachedPage | null {
      const kept = pages.get(key)
      if (!kept) return null
      if (kept.until <= now()) return null
      weigh(kept)
      // The newest stands last.
      pages.delete(key)
      pages.set(key, kept)
      return kept.page
    },
    /** A page of the last hour that nothing has changed since as far as was heard, for when no new one can be made. */
    stale(key: string): CachedPage | null {
      const kept = pages.get(key)
      if (!kept) return null
      if (kept.until + longestStale > now()) return kept.page
      drop(key, kept)
      return null
    },
    /** Keeps a page whose making began in a generation; one that was made of what has changed meanwhile is not kept. */
    keep(key: string, page: CachedPage, begun: number): void {
      if (begun !== generation) return
      const before = pages.get(key)
      if (before) drop(key, before)
      const kept = { page, until: now() + longest, bytes: 0 }
      pages.set(key, kept)
      weigh(kept)
      ensureSpace()
    },
    clear: (): void => {
      pages.clear()
      held = 0
      generation += 1
    },
    generation: () => generation,
    size: () => pages.size,
    bytes: () => held,
  }
}

export type PageCache = ReturnType<typeof pageCache>

/**
 * The key of a visitor's page. Written as JSON: text of the query can then imitate no border between two parts of the
 * key, so no address is kept under another one's name.
 */
export function pageKey(path: string, query: URLSearchParams, allowed: readonly string[], lang: string, city: string): string {
  return JSON.stringify([path, allowed.map((name) => (query.has(name) ? query.getAll(name) : null)), lang, city])
}
