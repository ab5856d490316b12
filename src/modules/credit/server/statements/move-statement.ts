import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { reminderDays } from '../../rules/credit-terms.ts'
import { statementMachine, type StatementEvent } from '../../rules/statement-machine.ts'
import { confirmDays } from '../ledger/credit-settings.ts'
import { addIssue, moveStatementRow, statementById, type Statement } from './statement-repository.ts'

type Move = {
  readonly event: StatementEvent
  readonly who: 'buyer' | 'lender' | 'system'
  readonly act: ActorContext
  readonly reason?: string
  readonly confirmedBy?: string
}
const entity = 'creditStatement'

/** What statements tell others: their company and their lender. */
export const payloadOf = (of: Statement, state: string) => ({
  statementId: of.statementId,
  statementSn: of.statementSn,
  enterpriseId: of.enterpriseId,
  storeId: of.storeId,
  state,
})

/** Moves a locked statement; its timers follow the new state. Refusals are the machine's. */
export async function moveStatement(
  tx: Transaction,
  of: Statement,
  { event, who, act, reason, confirmedBy }: Move,
): Promise<Statement | Failure> {
  const { statementId, statementSn } = of
  const days = event === 'issue' || event === 'reissue' ? await confirmDays(tx) : 0
  const done = await transition(tx, {
    machine: statementMachine,
    event,
    who,
    from: of.state,
    update: (to, sources) =>
      moveStatementRow(tx, statementId, { to, sources, at: act.now, confirmedBy: event === 'confirm' ? (confirmedBy ?? '') : null }),
    audit: { act, action: `creditStatement.${event}`, entity, entityId: statementSn, ...(reason ? { reason } : {}) },
    timers: (to) => ({
      cancel:
        to === 'SETTLED' || to === 'WRITTEN_OFF'
          ? [{ entity, entityId: statementId }]
          : [{ entity, entityId: statementId, event: 'confirm' }],
      set: to === 'ISSUED' ? [{ entity, entityId: statementId, event: 'confirm', dueAt: endOfDay(addDays(dayOf(act.now), days)) }] : [],
    }),
    events: (to) => [{ event: 'credit.statementMoved', key: statementSn, payload: payloadOf(of, to) }],
  })
  if (isFailure(done)) return done
  if (done.to === 'ISSUED') await addIssue(tx, statementId)
  const moved = await statementById(tx, statementId)
  if (!moved) throw new Error(`statement ${statementSn} is gone`)
  return moved
}

/** When the company is reminded, and when the statement is overdue: the due day ends at 24:00. */
export function dueTimers({ statementId, dueOn }: Statement, now: Date) {
  if (dueOn === null) return []
  const reminders = reminderDays.map((days) => ({
    event: days < 0 ? `remindBefore${-days}` : days === 0 ? 'remindDue' : `remindAfter${days}`,
    // At nine in the morning.
    dueAt: new Date(startOfDay(addDays(dueOn, days)).getTime() + 9 * 3_600_000),
  }))
  return [...reminders.filter((timer) => timer.dueAt > now), { event: 'lapse', dueAt: endOfDay(dueOn) }].map((timer) => ({
    entity,
    entityId: statementId,
    ...timer,
  }))
}
