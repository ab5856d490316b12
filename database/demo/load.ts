import type { ClientBase } from 'pg'
import { documentFormat } from '../../src/modules/catalog/server/read-model/document-format.ts'
import { refreshGoods } from '../../src/modules/catalog/server/read-model/refresh-goods.ts'
import { readCatalog } from './catalog/catalog-data.ts'
import { unitOnClient } from './demo-unit.ts'
import { loadCatalog } from './catalog/load-catalog.ts'
import { loadContent } from './site/load-content.ts'
import { loadCertificates } from './catalog/load-certificates.ts'
import { loadFormulas } from './catalog/load-formulas.ts'
import { loadOfferSheets } from './market/load-offer-sheets.ts'
import { loadMarket } from './market/load-market.ts'
import { loadSite } from './site/load-site.ts'
import { loadStoreHomes } from './site/load-topics.ts'
import { loadStorePosts } from './stores/load-store-posts.ts'
import { loadStores } from './stores/load-store.ts'

const oneLoader = 7203020

/** What was loaded, for the progress lines of the start; null when the data was there already. */
export type DemoLoaded = { readonly goods: number; readonly refused: number; readonly skus: number; readonly stores: number } | null

/**
 * Loads the catalogue's demonstration data in one transaction, once: a second call finds the stores and changes nothing.
 * `client` must be connected as the owner of the database. Two processes may call it at the same time. With `now` the
 * price series go on to that day; without it they end where the catalogue's data ends.
 */
export async function loadCatalogDemo(client: ClientBase, now?: Date): Promise<DemoLoaded> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [oneLoader])
    const { rows } = await client.query<{ there: boolean }>('SELECT EXISTS (SELECT FROM store) AS there')
    const loaded = rows[0]?.there ? null : await loadAll(client, now)
    await client.query('COMMIT')
    return loaded
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function loadAll(client: ClientBase, now: Date | undefined): Promise<DemoLoaded> {
  const catalog = readCatalog()
  await loadSite(client)
  await loadContent(client, catalog)
  const warehouses = await loadStores(client, catalog)
  await loadStorePosts(client, catalog)
  await loadStoreHomes(client)
  await loadMarket(client, catalog, now)
  const onSale = await loadCatalog(client, catalog, warehouses)
  await loadFormulas(client)
  await loadCertificates(client)
  await loadOfferSheets(client, now)
  await refreshGoods(unitOnClient(client), onSale)
  await client.query('UPDATE catalog_version SET document_format = $1', [documentFormat])
  return {
    goods: onSale.length,
    refused: catalog.spus.length - onSale.length,
    skus: catalog.spus.reduce((sum, goods) => sum + goods.skus.length, 0),
    stores: catalog.stores.length,
  }
}
