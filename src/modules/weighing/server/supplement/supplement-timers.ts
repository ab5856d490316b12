import type { TimerHandlers } from '../../../../api/background.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { emit } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { againAt, supplementReminders } from '../../rules/supplement-terms.ts'
import { weighNoteOf, type WeighNote } from '../weigh-note-repository.ts'

type Phase = 'due' | 'soon' | 'late'
type Due = Pick<WeighNote, 'weighNoteSn' | 'orderSn' | 'memberId' | 'storeId' | 'adjustment' | 'supplementDueAt'>

async function tell(tx: Transaction, of: Due, phase: Phase): Promise<void> {
  const { weighNoteSn, orderSn, memberId, storeId, supplementDueAt } = of
  const dueOn = supplementDueAt ? dayOf(supplementDueAt) : ''
  const payload = { weighNoteSn, orderSn, memberId, storeId, phase, dueOn, fen: String(of.adjustment) }
  await emit(tx, { event: 'weighNote.supplementDue', key: weighNoteSn, payload })
}

/** Tells the buyer what is to pay until when, and sets the reminders; the money that moves ends them. */
export async function askForSupplement(tx: Transaction, of: Due & { readonly supplementDueAt: Date }): Promise<void> {
  await tell(tx, of, 'due')
  for (const reminder of supplementReminders(of.supplementDueAt))
    await schedule(tx, { entity: 'weighNote', entityId: of.weighNoteSn, ...reminder })
}

/** A transfer was not found: its supplement is asked for once more after a while. */
export async function remindAgain(tx: Transaction, weighNoteSn: string, now: Date): Promise<void> {
  await schedule(tx, { entity: 'weighNote', entityId: weighNoteSn, event: 'supplementLate', dueAt: againAt(now) })
}

const remind = (phase: Phase) => (app: AppContext, weighNoteSn: string) =>
  app.inTransaction<void>(async (tx) => {
    const note = await weighNoteOf(tx, weighNoteSn, { anyone: true })
    if (note?.moneyState === 'SUPPLEMENT_DUE') await tell(tx, note, phase)
  })

/** A supplement is asked for again before its day, on it, and when it is late; nothing is charged and nothing lapses. */
export const weighingTimers: TimerHandlers = {
  'weighNote/supplementSoon': remind('soon'),
  'weighNote/supplementLapse': remind('late'),
  'weighNote/supplementLate': remind('late'),
}
