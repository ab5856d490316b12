import type { AppContext } from '../../../../api/handler.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { openRechargeStates } from '../../rules/recharge-machine.ts'
import { nextRechargeCheck } from '../../rules/wallet-limits.ts'
import type { WalletDeps } from '../ports.ts'
import { applyRechargeTrade } from './apply-recharge-trade.ts'
import { logRecharge, requestRechargeCheck } from './log-recharge.ts'
import { countRechargeCheck, markRechargeClosed, rechargeBySn, type Recharge } from './recharge-repository.ts'

/** An offer that ended may still be paid with an old page for a while; so long it is asked about. */
const watchAfterEndMs = 15 * 60_000

function gatewayAct(recharge: Recharge, now: Date): CommandActor {
  const requestId = `check.${recharge.rechargeSn}`
  return { actor: { kind: 'gateway', id: null, name: recharge.channel }, channel: 'gateway', requestId, now }
}

/**
 * Asks the gateway about a recharge that no notification has settled, and closes it there when its time is over. Runs as a job outside
 * any transaction and plans the next question itself.
 */
export async function queryRecharge(app: AppContext, deps: WalletDeps, rechargeSn: string): Promise<void> {
  const recharge = await rechargeBySn(app.read, rechargeSn)
  const gateway = recharge && deps.gateways.get(recharge.channel)
  if (!recharge || !gateway || recharge.state === 'SUCCESS' || recharge.state === 'MISMATCH') return
  const asked = await gateway.query(rechargeSn)
  const now = app.clock.now()
  const act = gatewayAct(recharge, now)
  if (asked.kind === 'trade' && asked.trade.state !== 'unpaid') {
    const { trade } = asked
    await app.inTransaction((tx) => applyRechargeTrade(tx, gateway.channel, trade, act))
    return
  }
  const isOver = recharge.expireAt <= now && (asked.kind === 'trade' || asked.kind === 'absent')
  const closed = isOver && (await gateway.close(rechargeSn)).kind === 'closed'
  await app.inTransaction(async (tx) => {
    await countRechargeCheck(tx, recharge.rechargeId)
    if (closed && openRechargeStates.includes(recharge.state) && (await markRechargeClosed(tx, recharge.rechargeId, now)))
      await logRecharge(tx, recharge, { event: 'close', to: 'CLOSED', act })
    // Alipay does not know a page that nobody has opened, so closing it closed nothing there.
    const canStillBePaid = recharge.channel === 'alipay' && now.getTime() < recharge.expireAt.getTime() + watchAfterEndMs
    if (!closed || canStillBePaid)
      await requestRechargeCheck(tx, rechargeSn, nextRechargeCheck({ ...recharge, checks: recharge.checks + 1 }, now))
  })
}
