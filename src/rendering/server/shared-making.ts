import { setTimeout as sleep } from 'node:timers/promises'
import type { CachedPage, PageCache } from './page-cache.ts'
import { hasUnavailablePage } from './unavailable-page.ts'

type Taken<Own> = { readonly page: CachedPage | Own; readonly isStale: boolean }
type Making<Own> = { readonly begun: number; readonly made: Promise<CachedPage | Own> }

const patienceMs = 1_500

/**
 * Kept pages and those that are being made: many may ask at once for a page that has just been dropped, and one rendering
 * answers them all. Nobody joins one that began before something changed. While no new page can be made, or not soon, an old
 * one is shown.
 */
export function sharedMaking<Own extends object>(
  cache: PageCache,
  isKept: (made: CachedPage | Own) => made is CachedPage,
  patience = patienceMs,
) {
  const making = new Map<string, Making<Own>>()
  const begin = (key: string, make: () => Promise<CachedPage | Own>): Making<Own> => {
    const begun = cache.generation()
    const one = {
      begun,
      made: make().then((made) => {
        if (isKept(made)) cache.keep(key, made, begun)
        return made
      }),
    }
    making.set(key, one)
    const end = (): void => {
      if (making.get(key) === one) making.delete(key)
    }
    one.made.then(end, end)
    return one
  }
  return {
    async take(key: string, make: () => Promise<CachedPage | Own>): Promise<Taken<Own>> {
      const joined = making.get(key)
      const isJoining = joined?.begun === cache.generation()
      const { made } = isJoining ? joined : begin(key, make)
      const old = cache.stale(key)
      try {
        const page = old ? await soonOr(made, old, patience) : await made
        if (page === old) return { page, isStale: true }
        // What is no page to keep (a redirect, an error) belongs to the one who began it.
        if (isJoining && !isKept(page)) return { page: await make(), isStale: false }
        return { page, isStale: false }
      } catch (error) {
        if (old && hasUnavailablePage(error)) return { page: old, isStale: true }
        // Whoever only waited makes the page itself when it failed, but does not press on where there is trouble.
        if (isJoining && !hasUnavailablePage(error)) return { page: await make(), isStale: false }
        throw error
      }
    },
  }
}

async function soonOr<Page>(made: Promise<Page>, old: Page, patience: number): Promise<Page> {
  const enough = new AbortController()
  const patient = sleep(patience, old, { signal: enough.signal }).catch(() => old)
  try {
    return await Promise.race([made, patient])
  } finally {
    enough.abort()
  }
}
