import { resolve } from 'node:path'
import { simulateAftersale } from '../database/demo/trade/simulate-aftersale.ts'
import { simulateOperations } from '../database/demo/trade/simulate-operations.ts'
import { orderStockByTime } from '../database/demo/stock-times.ts'
import { loadDemo } from '../database/demo/load-demo.ts'
import { simulateBills } from '../database/demo/trade/simulate-bills.ts'
import { simulateCredit } from '../database/demo/trade/simulate-credit.ts'
import { simulateCommissions } from '../database/demo/trade/simulate-commissions.ts'
import { loadPricings } from '../database/demo/market/load-price-fixations.ts'
import { simulateContracts } from '../database/demo/contracts/simulate-contracts.ts'
import { simulateTeamPurchases } from '../database/demo/campaigns/simulate-team-purchases.ts'
import { simulateTenders } from '../database/demo/trade/simulate-tenders.ts'
import { awardedTender } from '../database/demo/trade/tender-script.ts'
import { simulateRfqs } from '../database/demo/trade/simulate-rfqs.ts'
import { simulateWallet } from '../database/demo/trade/simulate-wallet.ts'
import { simulateWeights } from '../database/demo/trade/simulate-weights.ts'
import { simulateTrades } from '../database/demo/trade/simulate-trades.ts'
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
  told.push(`${await simulateTrades(url)} orders`)
  await loadPricings(url)
  await simulateCommissions(url)
  // The mall runs in production's way by now; the demonstration's secret and folder are those of development.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  const dataDir = resolve(config.DATA_DIR)
  const vault = personalVault(personalKeysOf(config, appSecret(config)))
  await simulateWeights({ url, dataDir })
  await simulateBills(url, vault)
  await simulateWallet({ url, dataDir, vault })
  await simulateOperations({ url, keys: personalKeysOf(config, appSecret(config)), dataDir })
  await simulateRfqs(url)
  const secret = appSecret(config)
  const keys = keyWrapper(personalKeysOf(config, secret))
  const tenders = await simulateTenders({ url, keys, dataDir })
  const esign = openEsign(config, { now: () => new Date() }, siteUrlOf(config))
  await simulateContracts({ url, secret, esign, keys, dataDir }, tenders.get(awardedTender))
  await simulateCredit({ url, dataDir })
  await simulateAftersale({ url, dataDir })
  await simulateTeamPurchases(url)
  await orderStockByTime(url)
}
process.stdout.write(JSON.stringify(told))
