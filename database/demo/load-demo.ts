import { Client } from 'pg'
import { loadCatalogDemo } from './load.ts'
import { loadCatalogLines } from './load-catalog-lines.ts'
import { loadGoodsChanges } from './load-goods-changes.ts'
import { loadMarks } from './load-marks.ts'
import { loadRankings } from './load-rankings.ts'
import { loadQuestions } from './load-questions.ts'
import { loadStaff } from './load-staff.ts'
import { loadCoupons } from './load-coupons.ts'
import { loadDesigns } from './load-designs.ts'
import { loadRegular } from './load-regular.ts'
import { loadSamples } from './load-samples.ts'
import { loadSelling } from './load-selling.ts'
import { loadTools } from './load-tools.ts'
import { loadMembers } from './load-members.ts'

/**
 * Loads all demonstration data into the migrated database at `url`, as its owner. What is there already stays as it is,
 * so every start may call it. `tell` gets one line for the person who watches the start. Answers whether it was all new.
 */
export async function loadDemo(url: string, tell: (text: string) => void): Promise<{ readonly isNew: boolean }> {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  await client.connect()
  try {
    const loaded = await loadCatalogDemo(client)
    const people = await inTransaction(client, async () => {
      const added = await loadMembers(client)
      if (added > 0) {
        await loadStaff(client)
        await loadSelling(client)
        await loadDesigns(client)
        await loadCoupons(client)
        await loadMarks(client)
        await loadRankings(client)
        await loadQuestions(client)
        await loadCatalogLines(client)
        await loadTools(client)
        await loadGoodsChanges(client)
        await loadRegular(client)
        await loadSamples(client)
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
