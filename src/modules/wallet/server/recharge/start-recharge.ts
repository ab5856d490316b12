import type { AppContext } from '../../../../api/handler.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { lockNamed } from '../../../../kernel/database/lock-named.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { canReuseRecharge, nextRechargeCheck, rechargeExpiry } from '../../rules/wallet-limits.ts'
import type { RechargeChannel, WalletDeps } from '../ports.ts'
import { logRecharge, requestRechargeCheck } from './log-recharge.ts'
import {
  insertRecharge,
  markRechargeClosed,
  markRechargeOffered,
  openRechargeOf,
  rechargeBySn,
  type Recharge,
} from './recharge-repository.ts'

export type StartRecharge = {
  readonly memberId: number
  readonly channel: RechargeChannel
  /** Whole yuan, judged by the contract of the call. */
  readonly yuan: number
  readonly description: string
  readonly act: CommandActor
}

/**
 * Makes, or finds again, the offer of a recharge: the intent is committed, the gateway is asked outside any transaction, its answer is
 * committed. Repeating it gives the same attempt. Refusals: `wallet.channelOff`, `wallet.gatewayRefused`, `wallet.gatewayUnknown`.
 */
export async function startRecharge(app: AppContext, deps: WalletDeps, start: StartRecharge): Promise<Recharge | Failure> {
  const gateway = deps.gateways.get(start.channel)
  if (!gateway) return failure('wallet.channelOff')
  const intent = await app.inTransaction((tx) => prepare(tx, start))
  if (intent.offer) return intent
  const created = await gateway.create({
    outTradeNo: intent.rechargeSn,
    amountFen: intent.amountFen,
    description: intent.description,
    expireAt: intent.expireAt,
    notifyUrl: `${deps.notifyBaseUrl}/v3/payment/notify/${start.channel}`,
    returnUrl: `${deps.siteUrl}/member/recharge?rechargeSn=${intent.rechargeSn}`,
  })
  if (created.kind === 'unknown') return failure('wallet.gatewayUnknown')
  const done = await app.inTransaction<Recharge | null>(async (tx) => {
    if (created.kind === 'refused') {
      if (await markRechargeClosed(tx, intent.rechargeId, start.act.now))
        await logRecharge(tx, intent, { event: 'close', to: 'CLOSED', act: start.act, facts: { reason: created.reason } })
      return null
    }
    const text = created.kind === 'qr' ? created.codeUrl : created.url
    await markRechargeOffered(tx, intent.rechargeId, { kind: created.kind, text })
    return rechargeBySn(tx, intent.rechargeSn)
  })
  return isFailure(done) || !done ? failure('wallet.gatewayRefused') : done
}

async function prepare(tx: Transaction, start: StartRecharge): Promise<Recharge> {
  // Two clicks come one after the other and find the same attempt.
  await lockNamed(tx, `wallet.recharge ${start.memberId}`)
  const { memberId, channel, description, act } = start
  const wish = { memberId, channel, amountFen: BigInt(start.yuan) * 100n }
  const open = await openRechargeOf(tx, wish)
  if (open && canReuseRecharge(open.expireAt, act.now)) return open
  const made = await insertRecharge(tx, { ...wish, description, createdAt: act.now, expireAt: rechargeExpiry(act.now) })
  await requestRechargeCheck(tx, made.rechargeSn, nextRechargeCheck(made, act.now))
  return made
}
