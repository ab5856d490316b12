import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Draining = {
  /** True once the process has been told to stop. */
  readonly hasBegun: () => boolean
  /** Says at /readyz that no more should come, serves what still comes until the pause is over, then returns. */
  readonly begin: () => Promise<void>
}

/**
 * The first part of a stop: the listener stays open until balancers have seen that this process is not ready, and every
 * answer asks its client for another connection, so that none is left when the listener closes.
 */
export function draining(server: FastifyInstance, pauseMs: number): Draining {
  let begun = false
  return {
    hasBegun: () => begun,
    begin: async () => {
      begun = true
      // Before anybody answers: nothing is asked of a request while the process does not stop.
      server.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
      if (pauseMs > 0) await sleep(pauseMs)
    },
  }
}
