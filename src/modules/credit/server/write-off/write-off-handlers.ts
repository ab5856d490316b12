import { actorContext } from '../../../../api/actor-context.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { adminCreditCalls, sellerCreditCalls } from '../../endpoints-staff.ts'
import { fenAbove } from '../amount-input.ts'
import { statementView } from '../credit-views.ts'
import { lockMyStatement } from '../statements/dispute-statement.ts'
import type { Statement } from '../statements/statement-repository.ts'
import { decideWriteOff, proposeWriteOff, recoverWriteOff } from './write-off.ts'

type Calls = typeof sellerCreditCalls | typeof adminCreditCalls
type Side = { readonly kind: 'store' | 'platform'; readonly storeIdsOf: (call: Call) => readonly number[] }
type Asked = { readonly statementSn: string; readonly expectedVersion?: number | undefined }

function handlersOf(calls: Calls, side: Side): Handler[] {
  const on = (call: Call, asked: Asked, work: (tx: Transaction, of: Statement, act: ActorContext) => Promise<Statement | Failure>) =>
    call.idempotent(async (tx) => {
      const of = await lockMyStatement(tx, asked, { storeIds: side.storeIdsOf(call) })
      if (isFailure(of)) return of
      const done = await work(tx, of, actorContext(call, side.kind))
      return isFailure(done) ? done : statementView(done, { lang: call.lang, who: 'lender', mayBypass: true })
    })
  return [
    handle(calls.writeOffPropose, (input, call) => on(call, input, (tx, of, act) => proposeWriteOff(tx, of, input.reason, act))),
    handle(calls.writeOffDecide, (input, call) => on(call, input, (tx, of, act) => decideWriteOff(tx, of, input, act))),
    handle(calls.writeOffRecover, (input, call) =>
      on(call, input, (tx, of, act) => {
        const amountFen = fenAbove(input.amount, 'amount')
        if (isFailure(amountFen)) return Promise.resolve(amountFen)
        return recoverWriteOff(tx, of, { amountFen, documentNo: input.documentNo }, act)
      }),
    ),
  ]
}

/** The finance of stores, and of the platform, writes off what companies do not pay. */
export function creditWriteOffHandlers(): Handler[] {
  return [
    ...handlersOf(sellerCreditCalls, { kind: 'store', storeIdsOf: (call) => storeIdsWith(call.caller, 'store.finance') }),
    ...handlersOf(adminCreditCalls, { kind: 'platform', storeIdsOf: () => [0] }),
  ]
}
