import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable } from '../../api/database-refusal.ts'

const quietMs = 1_000

/** Logs what failed: a bug always, a busy server or a lost database, which many requests meet at once, once a second. */
export function errorLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  let quietUntil = 0
  let unlogged = 0
  return (error: unknown, requestId?: string): void => {
    if (!isUnavailable(error)) return log.error({ err: error, requestId }, 'a call failed')
    if (now() < quietUntil) return void (unlogged += 1)
    quietUntil = now() + quietMs
    log.warn({ err: error, unlogged }, 'requests are refused: the server is busy or its database is away')
    unlogged = 0
  }
}
