import { memberOf, type Call } from '../../../api/handler.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { rechargeChannels, type BalanceView } from '../endpoints.ts'
import { walletOf } from '../rules/ledger-accounts.ts'
import { walletLimits } from '../rules/wallet-limits.ts'
import { balanceOfAccount } from './ledger/holds.ts'
import type { WalletDeps } from './ports.ts'

const hasPassword = { name: 'wallet.hasPayPassword', text: `SELECT pay_password_hash IS NOT NULL AS has FROM account WHERE id = $1` }

/** Whether a member has set a payment password. */
export async function hasPayPassword(call: Call): Promise<0 | 1> {
  const [row] = await rows<{ has: boolean }>(call.app.read, hasPassword, [memberOf(call).memberId])
  return row?.has ? 1 : 0
}

/** What the caller has and can spend. */
export async function showBalance(call: Call, deps: WalletDeps): Promise<BalanceView> {
  const { balanceFen, heldFen } = await balanceOfAccount(call.app.read, walletOf('member', memberOf(call).memberId))
  return {
    available: yuanNumber(balanceFen - heldFen),
    held: yuanNumber(heldFen),
    balance: yuanNumber(balanceFen),
    hasPayPassword: await hasPayPassword(call),
    channelList: rechargeChannels.filter((channel) => deps.gateways.has(channel)),
    leastRecharge: walletLimits.leastRecharge,
    mostRecharge: walletLimits.mostRecharge,
    isDemo: deps.demonstration ? 1 : 0,
  }
}
