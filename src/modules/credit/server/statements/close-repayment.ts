import type { AppContext } from '../../../../api/handler.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { repaymentMachine } from '../../rules/repayment-machine.ts'
import { lockAccount } from '../ledger/account-repository.ts'
import type { RepaymentMoney } from '../ports.ts'
import { moveRepaymentRow, pendingRepayment, repaymentById, type Repayment } from './repayment-repository.ts'

async function close(tx: Transaction, { repaymentId, repaymentSn, state }: Repayment, act: ActorContext): Promise<void> {
  const key = { entity: 'creditRepayment', entityId: repaymentId }
  const done = await transition(tx, {
    machine: repaymentMachine,
    event: 'close',
    who: 'system',
    from: state,
    update: (to, sources) => moveRepaymentRow(tx, repaymentId, { to, sources, reason: '', at: act.now, by: '' }),
    audit: { act, action: 'creditRepayment.close', entity: 'creditRepayment', entityId: repaymentSn },
    timers: () => ({ cancel: [key], set: [] }),
  })
  if (isFailure(done)) throw new Error(`${repaymentSn} was not closed: ${done.code}`)
}

/** The company pays otherwise: an online repayment that waits is over, and its offers close at their gateways. The account is locked. */
export async function closePending(
  tx: Transaction,
  accountId: number,
  { money, act }: { readonly money: RepaymentMoney; readonly act: ActorContext },
): Promise<void> {
  const pending = await pendingRepayment(tx, accountId)
  if (!pending) return
  await close(tx, pending, act)
  await money.closePayments(tx, pending.repaymentSn, act.now)
}

/** Nobody paid an online repayment in its time; its offers end by themselves at that moment. */
export function closeUnpaid(app: AppContext, entityId: string): Promise<void> {
  return app.inTransaction<void>(async (tx) => {
    const seen = await repaymentById(tx, Number(entityId))
    if (seen) await lockAccount(tx, seen.accountId)
    const of = seen && (await repaymentById(tx, seen.repaymentId))
    if (of?.state === 'PENDING_PAYMENT') await close(tx, of, systemContext('credit/timer', app.clock.now()))
  })
}
