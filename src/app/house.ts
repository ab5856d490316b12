import type pg from 'pg'
import type { House } from '../api/handler.ts'
import { openPool, readerOf, visitorReaderOf } from '../integrations/postgres/pool.ts'
import { unitOfWork } from '../integrations/postgres/unit-of-work.ts'
import type { Clock } from '../shared/clock.ts'

export type OpenHouse = { readonly house: House; readonly pools: readonly pg.Pool[]; readonly close: () => Promise<void> }

/** Opens the two pools, the application's and the visitors', on one database. */
export function openHouse(connectionString: string, poolSize: number, clock: Clock): OpenHouse {
  const app = openPool({ connectionString, max: poolSize, role: 'zb_app' })
  const visitors = openPool({ connectionString, max: Math.max(2, Math.ceil(poolSize / 2)), role: 'zb_visitor' })
  const house: House = { read: readerOf(app), visitorRead: visitorReaderOf(visitors), inUnit: unitOfWork(app), clock }
  return {
    house,
    pools: [app, visitors],
    close: async () => {
      await Promise.all([app.end(), visitors.end()])
    },
  }
}
