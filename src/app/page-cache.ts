import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page as it goes out, in every encoding that a client may accept. */
export type KeptPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
  readonly etag: string
  readonly until: number
}

const most = 2_000
const longest = 60_000

/**
 * Pages of visitors, kept compressed. The key is made of the path, the allowed query names, language and city, so no
 * header or unknown parameter can change what somebody else is given (reliability T-CACHE). Cleared by events.
 */
export function pageCache(now: () => number) {
  const kept = new Map<string, KeptPage>()
  return {
    get(key: string): KeptPage | null {
      const page = kept.get(key)
      return page && page.until > now() ? page : null
    },
    keep(key: string, status: number, headers: Readonly<Record<string, string>>, body: Buffer, etag: string): KeptPage {
      const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
      const page = { status, headers, identity: body, gzip: gzipSync(body, { level: 6 }), brotli, etag, until: now() + longest }
      const oldest = kept.size >= most ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(key, page)
      return page
    },
    clear: () => kept.clear(),
    size: () => kept.size,
  }
}

export type PageCache = ReturnType<typeof pageCache>

/** The key of a visitor's page, or null where the row says that it is not kept. */
export function pageKey(path: string, query: URLSearchParams, allowed: readonly string[], lang: string, city: string): string {
  const values = allowed.flatMap((name) => (query.has(name) ? [`${name}=${query.getAll(name).join('\u0001')}`] : []))
  return [path, values.join('&'), lang, city].join('\u0000')
}
