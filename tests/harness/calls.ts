import { afterAll } from 'vitest'
import { callKey, dispatcherOf } from '../../src/api/dispatcher.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../src/api/endpoint.ts'
import type { Envelope } from '../../src/api/envelope.ts'
import type { CookieChange, Handler, AppContext, RequestFacts } from '../../src/api/handler.ts'
import { anonymous, priceClassOf, type Caller } from '../../src/api/caller.ts'
import { openPool, readerOf, visitorReaderOf } from '../../src/adapters/postgres/pool.ts'
import { unitOfWork } from '../../src/adapters/postgres/unit-of-work.ts'
import type { TestDatabase } from './pg.ts'

/** A clock that tests move. It begins at a fixed moment, so that nothing depends on when a test runs. */
export function aClock(at = '2026-11-20T10:00:00+08:00') {
  let now = new Date(at)
  return {
    now: () => now,
    forward: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

/** The house on a test database, with both roles' pools as in the running product. */
export function aHouse(database: TestDatabase, clock: AppContext['clock'] = aClock()): AppContext {
  const app = openPool({ connectionString: database.url, max: 8, role: 'zb_app' })
  const readers = openPool({ connectionString: database.url, max: 4, role: 'zb_app', readOnly: true })
  const visitors = openPool({ connectionString: database.url, max: 2, role: 'zb_visitor', readOnly: true })
  afterAll(async () => {
    await Promise.all([app.end(), readers.end(), visitors.end()])
  })
  return { read: readerOf(readers), visitorRead: visitorReaderOf(visitors), inTransaction: unitOfWork(app), clock }
}

/** How a test call differs from a plain one of an anonymous API client. */
export type Asking = Partial<
  Pick<RequestFacts, 'headers' | 'cookies' | 'ip' | 'userAgent' | 'idempotencyKey' | 'lang' | 'cityCode' | 'files'>
> & {
  readonly visitor?: Caller
  /** Told of every cookie that the answer sets. */
  readonly onCookie?: (change: CookieChange) => void
}

export type Ask = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, asking?: Asking) => Promise<Envelope<OutputOf<E>>>

/** Calls through the real dispatcher. A refusal's `msg` is its code: sentences have their own test. A bug throws. */
export function asker(house: AppContext, handlers: readonly Handler[]): Ask {
  const bugs: unknown[] = []
  const dispatcher = dispatcherOf(
    handlers,
    (_lang, refused) => refused.code,
    (error) => bugs.push(error),
  )
  return async (endpoint, input, asking = {}) => {
    const answer = await dispatcher.answer(callKey(endpoint.method, endpoint.path), input, requestOf(house, asking))
    if (bugs.length > 0) throw bugs.pop()
    return answer as Envelope<OutputOf<typeof endpoint>>
  }
}

function requestOf(house: AppContext, asking: Asking): RequestFacts {
  const visitor = asking.visitor ?? anonymous
  return {
    caller: visitor,
    priceClass: priceClassOf(visitor),
    lang: asking.lang ?? 'zh',
    cityCode: asking.cityCode ?? '',
    app: house,
    requestId: 'test-request',
    ip: asking.ip ?? '203.0.113.7',
    userAgent: asking.userAgent ?? 'test',
    cookies: asking.cookies ?? {},
    headers: asking.headers ?? {},
    files: asking.files ?? [],
    idempotencyKey: asking.idempotencyKey ?? null,
    setCookie: asking.onCookie ?? (() => undefined),
  }
}
