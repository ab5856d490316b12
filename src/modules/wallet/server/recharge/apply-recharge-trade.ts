import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { gatewayAccount, walletOf } from '../../rules/ledger-accounts.ts'
import { rechargeOutcome } from '../../rules/recharge-outcome.ts'
import { mustPost } from '../ledger/post.ts'
import type { RechargeChannel, RechargeTrade } from '../ports.ts'
import { logRecharge } from './log-recharge.ts'
import { lockRecharge, markRechargeClosed, markRechargeReceived, rechargeSnByTrade, type Recharge } from './recharge-repository.ts'

/** What became of a statement about a recharge; stored with the notification that brought it. */
export type RechargeTradeOutcome = 'recharged' | 'mismatch' | 'close' | 'nothing' | 'repeat' | 'conflict'

/**
 * Books a gateway's verified statement about a recharge, in the transaction of the notification: exactly once, however often it comes.
 * Null when the number is none of ours.
 */
export async function applyRechargeTrade(
  tx: Transaction,
  channel: RechargeChannel,
  trade: RechargeTrade,
  act: CommandActor,
): Promise<RechargeTradeOutcome | null> {
  const recharge = await lockRecharge(tx, channel, trade.outTradeNo)
  if (!recharge) return null
  const holder = trade.gatewayTradeNo === null ? null : await rechargeSnByTrade(tx, channel, trade.gatewayTradeNo)
  const judged = rechargeOutcome({ recharge, statement: trade })
  const verdict = holder !== null && holder !== recharge.rechargeSn ? 'conflict' : judged
  if (verdict === 'credit' || verdict === 'mismatch') return receive(tx, recharge, trade, { event: verdict, act })
  if (verdict === 'conflict') {
    await logRecharge(tx, recharge, { event: 'conflict', to: recharge.state, act, facts: statementOf(trade) })
  }
  if (verdict === 'close' && (await markRechargeClosed(tx, recharge.rechargeId, act.now))) {
    await logRecharge(tx, recharge, { event: 'close', to: 'CLOSED', act })
  }
  return verdict
}

async function receive(
  tx: Transaction,
  recharge: Recharge,
  trade: RechargeTrade,
  { event, act }: { readonly event: 'credit' | 'mismatch'; readonly act: CommandActor },
): Promise<RechargeTradeOutcome> {
  const fen = trade.amountFen ?? 0n
  const { gatewayTradeNo, currency, paidAt } = trade
  const money = { event, gatewayTradeNo: gatewayTradeNo ?? '', fen, currency, paidAt: paidAt ?? act.now }
  if (!(await markRechargeReceived(tx, recharge.rechargeId, money))) throw new Error(`${recharge.rechargeSn} moved under its own lock`)
  if (event === 'credit') await credit(tx, recharge, fen, act)
  await logRecharge(tx, recharge, { event, to: event === 'credit' ? 'SUCCESS' : 'MISMATCH', act, facts: statementOf(trade) })
  return event === 'credit' ? 'recharged' : 'mismatch'
}

/** The money of a recharge becomes the member's. */
export async function credit(tx: Transaction, recharge: Recharge, fen: bigint, act: CommandActor): Promise<void> {
  await mustPost(tx, {
    kind: 'recharge',
    reference: recharge.rechargeSn,
    entries: [
      { account: gatewayAccount(recharge.channel), fen: -fen },
      { account: walletOf('member', recharge.memberId), fen },
    ],
    act,
  })
}

function statementOf(trade: RechargeTrade): Record<string, string> {
  return { gatewayTradeNo: trade.gatewayTradeNo ?? '', amount: String(trade.amountFen ?? ''), currency: trade.currency }
}
