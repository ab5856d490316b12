import { qrPicture } from '../../../api/qr-picture.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import {
  balanceShowCall,
  rechargeListCall,
  rechargeShowCall,
  rechargeStartCall,
  statementExportCall,
  statementListCall,
  withdrawalApplyCall,
  withdrawalListCall,
  type StartedRecharge,
} from '../endpoints.ts'
import type { PersonalVault } from '../../member/server/public.ts'
import { walletMessages } from '../messages.ts'
import { walletAdminHandlers } from './admin-handlers.ts'
import { exportStatement, showStatement } from './ledger/show-statement.ts'
import type { PayPasswordCheck, RechargeChannel, WalletDeps } from './ports.ts'
import { rechargeBySn, rechargesOf } from './recharge/recharge-repository.ts'
import { startRecharge } from './recharge/start-recharge.ts'
import { showBalance } from './show-balance.ts'
import { rechargeView, withdrawalView } from './wallet-views.ts'
import { applyForWithdrawal } from './withdrawal/apply-withdrawal.ts'
import { withdrawalsOf } from './withdrawal/withdrawal-repository.ts'

/** The calls of the wallet. No call of a client credits anything: gateways and the platform do. */
export function walletHandlers(
  deps: WalletDeps,
  provePayPassword: PayPasswordCheck,
  { vault, writeSheet = noSheets }: { readonly vault: PersonalVault; readonly writeSheet?: SheetWriter },
): Handler[] {
  return [
    ...balanceHandlers(deps, writeSheet),
    ...rechargeHandlers(deps),
    ...withdrawalHandlers(provePayPassword, vault),
    ...walletAdminHandlers(writeSheet, vault),
  ]
}

function balanceHandlers(deps: WalletDeps, writeSheet: SheetWriter): Handler[] {
  return [
    handle(balanceShowCall, (_input, call) => showBalance(call, deps)),
    handle(statementListCall, (input, call) => showStatement(call, input)),
    handle(statementExportCall, (input, call) => exportStatement(call, writeSheet, input)),
  ]
}

async function start(call: Call, deps: WalletDeps, yuan: number, channel: RechargeChannel): Promise<StartedRecharge | Failure> {
  const say = translate(call.lang, walletMessages)
  const description = say('rechargeOf', { site: say('site') })
  const recharge = await startRecharge(call.app, deps, {
    memberId: memberOf(call).memberId,
    channel,
    yuan,
    description,
    act: actorContext(call),
  })
  if (isFailure(recharge)) return recharge
  if (!recharge.offer) return failure('wallet.gatewayRefused')
  const { kind, text } = recharge.offer
  return {
    rechargeSn: recharge.rechargeSn,
    method: channel,
    amount: yuanNumber(recharge.amountFen),
    kind,
    payUrl: text,
    qrImage: kind === 'qr' ? await qrPicture(text) : '',
    expireTime: recharge.expireAt.toISOString(),
    isDemo: deps.demonstration ? 1 : 0,
  }
}

function rechargeHandlers(deps: WalletDeps): Handler[] {
  return [
    handle(rechargeStartCall, ({ amount, method }, call) => start(call, deps, amount, method)),
    handle(rechargeShowCall, async ({ rechargeSn }, call) => {
      const recharge = await rechargeBySn(call.app.read, rechargeSn)
      if (recharge?.memberId !== memberOf(call).memberId) return failure('wallet.rechargeGone')
      return rechargeView(recharge, translate(call.lang, walletMessages))
    }),
    handle(rechargeListCall, async (page, call) => {
      const say = translate(call.lang, walletMessages)
      const { list, total } = await rechargesOf(call.app.read, memberOf(call).memberId, page)
      return { list: list.map((recharge) => rechargeView(recharge, say)), total }
    }),
  ]
}

function withdrawalHandlers(provePayPassword: PayPasswordCheck, vault: PersonalVault): Handler[] {
  return [
    handle(withdrawalApplyCall, async ({ payPassword, ...wish }, call) => {
      const refused = await provePayPassword(call, payPassword)
      if (refused) return refused
      const { memberId, memberName } = memberOf(call)
      return call.idempotent(async (tx) => {
        const made = await applyForWithdrawal(tx, wish, { memberId, memberName, act: actorContext(call), vault })
        return isFailure(made) ? made : withdrawalView(made, translate(call.lang, walletMessages))
      })
    }),
    handle(withdrawalListCall, async (page, call) => {
      const say = translate(call.lang, walletMessages)
      const { list, total } = await withdrawalsOf(call.app.read, memberOf(call).memberId, page)
      return { list: list.map((withdrawal) => withdrawalView(withdrawal, say)), total }
    }),
  ]
}
