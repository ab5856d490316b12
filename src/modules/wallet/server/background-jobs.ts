import type { JobTasks } from '../../../api/background.ts'
import type { WalletDeps } from './ports.ts'
import { rechargeCheckTask } from './recharge/log-recharge.ts'
import { queryRecharge } from './recharge/query-recharge.ts'

/** Background work of the wallet: asking gateways about silent recharges. */
export function walletTasks(deps: WalletDeps): JobTasks {
  return {
    [rechargeCheckTask]: async (app, { rechargeSn }) => {
      if (typeof rechargeSn === 'string') await queryRecharge(app, deps, rechargeSn)
    },
  }
}
