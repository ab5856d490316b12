import { Client } from 'pg'
import { loadCatalogDemo } from './load.ts'
import { loadCatalogLines } from './catalog/load-series.ts'
import { loadGoodsChanges } from './catalog/load-listing-revisions.ts'
import { loadMarks } from './people/load-saved-items.ts'
import { loadPriceHistory } from './catalog/load-price-history.ts'
import { loadRankings } from './catalog/load-bestsellers.ts'
import { loadQuestions } from './catalog/load-questions.ts'
import { loadStaff } from './people/load-staff.ts'
import { loadCoupons } from './trade/load-coupons.ts'
import { loadFlashSales } from './campaigns/load-flash-sales.ts'
import { loadGroupSales } from './campaigns/load-group-sales.ts'
import { loadLoyalty } from './trade/load-loyalty.ts'
import { loadDesigns } from './trade/load-designs.ts'
import { loadRegular } from './trade/load-regular-lists.ts'
import { loadSamples } from './trade/load-samples.ts'
import { loadSelling } from './trade/load-sales.ts'
import { loadTools } from './trade/load-sourcing-tools.ts'
import { loadVisits } from './site/load-visits.ts'
import { loadMembers } from './people/load-members.ts'

/**
 * Loads all demonstration data into the migrated database at `url`, as its owner. What is there already stays as it is,
 * so every start may call it. `tell` gets one line for the person who watches the start. With `now` the prices of zinc go on to
 * that day. Answers whether it was all new.
 */
export async function loadDemo(url: string, tell: (text: string) => void, now?: Date): Promise<{ readonly isNew: boolean }> {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  await client.connect()
  try {
    const loaded = await loadCatalogDemo(client, now)
    const people = await inTransaction(client, async () => {
      const added = await loadMembers(client)
      if (added > 0) {
        await loadStaff(client)
        await loadSelling(client)
        await loadDesigns(client)
        await loadCoupons(client)
        await loadFlashSales(client)
        await loadLoyalty(client)
        await loadGroupSales(client)
        await loadMarks(client)
        await loadRankings(client)
        await loadPriceHistory(client)
        await loadQuestions(client)
        await loadCatalogLines(client)
        await loadTools(client)
        await loadGoodsChanges(client)
        await loadRegular(client)
        await loadSamples(client)
        await loadVisits(client, now ?? new Date())
      }
      return added
    })
    tell(loaded ? `${loaded.stores} stores, ${loaded.goods} goods, ${loaded.skus} SKU, ${people} accounts` : 'already loaded')
    return { isNew: loaded !== null && people > 0 }
  } finally {
    await client.end()
  }
}

async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
