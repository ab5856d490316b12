import { resolve } from 'node:path'
import { playDesks } from '../database/demo/trade/simulate-operations.ts'
import { loadDemo } from '../database/demo/load-demo.ts'
import { playBills } from '../database/demo/trade/simulate-bills.ts'
import { playCommissions } from '../database/demo/trade/simulate-commissions.ts'
import { loadPricings } from '../database/demo/market/load-price-fixations.ts'
import { playInquiries } from '../database/demo/trade/simulate-rfqs.ts'
import { playTrades } from '../database/demo/trade/simulate-trades.ts'
import { appSecret } from '../src/app/config/app-secret.ts'
import { personalKeysOf } from '../src/app/config/personal-keys.ts'
import { readConfig } from '../src/app/config/config.ts'

// A process of its own: what loading needs of memory is gone before the mall serves. Prints its findings as JSON.
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing')
const told: string[] = []
const { isNew } = await loadDemo(url, (text) => told.push(text))
// Tests load the same data without a past: they make the orders that they speak of.
if (isNew) {
  told.push(`${await playTrades(url)} orders`)
  await loadPricings(url)
  await playCommissions(url)
  await playBills(url)
  // The mall runs in production's way by now; the demonstration's secret and folder are those of development.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  await playDesks({ url, keys: personalKeysOf(config, appSecret(config)), dataDir: resolve(config.DATA_DIR) })
  await playInquiries(url)
}
process.stdout.write(JSON.stringify(told))
