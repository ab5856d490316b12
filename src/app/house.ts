import type pg from 'pg'
import type { House } from '../api/handler.ts'
import { closePool, openPool, readerOf, visitorReaderOf } from '../integrations/postgres/pool.ts'
import { unitOfWork } from '../integrations/postgres/unit-of-work.ts'
import type { Clock } from '../shared/clock.ts'

export type OpenHouse = { readonly house: House; readonly pools: readonly pg.Pool[]; readonly close: () => Promise<void> }

/**
 * Opens three pools on one database: one that writes, one that only reads, and the visitors'. `poolSize` connections
 * write; more writers on a hot row only make it slower.
 */
export function openHouse(connectionString: string, poolSize: number, clock: Clock): OpenHouse {
  const app = openPool({ connectionString, max: poolSize, role: 'zb_app' })
  const readers = openPool({ connectionString, max: Math.max(2, Math.ceil(poolSize / 2)), role: 'zb_app', readOnly: true })
  const visitors = openPool({ connectionString, max: Math.max(2, Math.ceil(poolSize / 2)), role: 'zb_visitor', readOnly: true })
  const house: House = { read: readerOf(readers), visitorRead: visitorReaderOf(visitors), inUnit: unitOfWork(app), clock }
  return {
    house,
    pools: [app, readers, visitors],
    close: async () => {
      await Promise.all([app, readers, visitors].map(closePool))
    },
  }
}
