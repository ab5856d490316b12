import type { TimerHandlers } from '../../../api/background.ts'
import type { AppContext } from '../../../api/handler.ts'
import { emit } from '../../../kernel/events/events.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import { againAt, dueReminders } from '../rules/due-terms.ts'
import { dueBySn, type ContractDue } from './due-repository.ts'
import { duePayload } from './move-due.ts'

const entity = 'contractDue'
type Phase = 'due' | 'soon' | 'late'

async function tell(tx: Transaction, due: ContractDue, phase: Phase): Promise<void> {
  await emit(tx, { event: 'contractDue.asked', key: due.dueSn, payload: { ...duePayload(due), phase, dueOn: dayOf(due.dueAt) } })
}

/** Asks the side that owes it, and sets the reminders; the move that ends it ends them. */
export async function askForDue(tx: Transaction, due: ContractDue): Promise<void> {
  await tell(tx, due, 'due')
  for (const reminder of dueReminders(due.dueAt)) await schedule(tx, { entity, entityId: due.dueSn, ...reminder })
}

/** A transfer was not found: it is asked for once more after a while. */
export async function askAgain(tx: Transaction, dueSn: string, now: Date): Promise<void> {
  await schedule(tx, { entity, entityId: dueSn, event: 'late', dueAt: againAt(now) })
}

const remind = (phase: Phase) => (app: AppContext, dueSn: string) =>
  app.inTransaction<void>(async (tx) => {
    const due = await dueBySn(tx, dueSn)
    if (due?.state === 'DUE') await tell(tx, due, phase)
  })

/** What is due is asked for again before its day, on it, and when it is late; nothing is charged and nothing lapses. */
export const contractDueTimers: TimerHandlers = {
  [`${entity}/soon`]: remind('soon'),
  [`${entity}/lapse`]: remind('late'),
  [`${entity}/late`]: remind('late'),
}
