import type pg from 'pg'
import type { AppContext } from '../api/handler.ts'
import { closePool, openPool, readerOf, visitorReaderOf } from '../adapters/postgres/pool.ts'
import { unitOfWork } from '../adapters/postgres/unit-of-work.ts'
import type { Clock } from '../kernel/time/clock.ts'

export type OpenedAppContext = { readonly app: AppContext; readonly pools: readonly pg.Pool[]; readonly close: () => Promise<void> }

/**
 * Opens three pools on one database: one that writes, one that only reads, and the visitors'. `poolSize` connections
 * write; more writers on a hot row only make it slower.
 */
export function openAppContext(connectionString: string, poolSize: number, clock: Clock): OpenedAppContext {
  const app = openPool({ connectionString, max: poolSize, role: 'zb_app' })
  const readers = openPool({ connectionString, max: Math.max(2, Math.ceil(poolSize / 2)), role: 'zb_app', readOnly: true })
  const visitors = openPool({ connectionString, max: Math.max(2, Math.ceil(poolSize / 2)), role: 'zb_visitor', readOnly: true })
  const house: AppContext = { read: readerOf(readers), visitorRead: visitorReaderOf(visitors), inTransaction: unitOfWork(app), clock }
  return {
    app: house,
    pools: [app, readers, visitors],
    close: async () => {
      await Promise.all([app, readers, visitors].map(closePool))
    },
  }
}
