import type { FastifyBaseLogger } from 'fastify'
import { isTrouble } from '../../api/database-refusal.ts'

const quietMs = 1_000

/** Logs what failed: a bug always, trouble that many requests meet at the same time once a second. */
export function troubleLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  let quietUntil = 0
  let untold = 0
  return (error: unknown, requestId?: string): void => {
    if (!isTrouble(error)) return log.error({ err: error, requestId }, 'a call failed')
    if (now() < quietUntil) return void (untold += 1)
    quietUntil = now() + quietMs
    log.warn({ err: error, untold }, 'requests are refused: the house is busy or its database away')
    untold = 0
  }
}
