import { resolve } from 'node:path'
import { playAftersale } from '../database/demo/trade/simulate-aftersale.ts'
import { playDesks } from '../database/demo/trade/simulate-operations.ts'
import { loadDemo } from '../database/demo/load-demo.ts'
import { playBills } from '../database/demo/trade/simulate-bills.ts'
import { playCredit } from '../database/demo/trade/simulate-credit.ts'
import { playCommissions } from '../database/demo/trade/simulate-commissions.ts'
import { loadPricings } from '../database/demo/market/load-price-fixations.ts'
import { playContracts } from '../database/demo/trade/simulate-contracts.ts'
import { playTeamPurchases } from '../database/demo/campaigns/simulate-team-purchases.ts'
import { playTenders } from '../database/demo/trade/simulate-tenders.ts'
import { awardedTender } from '../database/demo/trade/tender-script.ts'
import { playInquiries } from '../database/demo/trade/simulate-rfqs.ts'
import { playTrades } from '../database/demo/trade/simulate-trades.ts'
import { personalVault } from '../src/adapters/vault/personal-vault.ts'
import { appSecret } from '../src/app/config/app-secret.ts'
import { personalKeysOf } from '../src/app/config/personal-keys.ts'
import { readConfig } from '../src/app/config/config.ts'
import { siteUrlOf } from '../src/app/config/site-url.ts'
import { openEsign } from '../src/app/registration/esign.ts'
import { keyWrapper } from '../src/adapters/vault/key-wrapper.ts'

// A process of its own: what loading needs of memory is gone before the mall serves. Prints its findings as JSON.
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing')
const told: string[] = []
const { isNew } = await loadDemo(url, (text) => told.push(text), new Date())
// Tests load the same data without a past: they make the orders that they speak of.
if (isNew) {
  told.push(`${await playTrades(url)} orders`)
  await loadPricings(url)
  await playCommissions(url)
  // The mall runs in production's way by now; the demonstration's secret and folder are those of development.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  await playBills(url, personalVault(personalKeysOf(config, appSecret(config))))
  await playDesks({ url, keys: personalKeysOf(config, appSecret(config)), dataDir: resolve(config.DATA_DIR) })
  await playInquiries(url)
  const secret = appSecret(config)
  const keys = keyWrapper(personalKeysOf(config, secret))
  const tenders = await playTenders({ url, keys, dataDir: resolve(config.DATA_DIR) })
  const esign = openEsign(config, { now: () => new Date() }, siteUrlOf(config))
  await playContracts({ url, secret, esign, keys }, tenders.get(awardedTender))
  await playCredit({ url, dataDir: resolve(config.DATA_DIR) })
  await playAftersale({ url, dataDir: resolve(config.DATA_DIR) })
  await playTeamPurchases(url)
}
process.stdout.write(JSON.stringify(told))
