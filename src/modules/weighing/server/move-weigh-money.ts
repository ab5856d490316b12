import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import type { SupplementWay } from '../rules/supplement-terms.ts'
import { weighMoneyMachine, type WeighMoneyEvent } from '../rules/weigh-note-machine.ts'
import { moveWeighMoneyRow, type WeighMoneyChange, type WeighNote } from './weigh-note-repository.ts'

export type WeighMoneyMove = {
  readonly event: WeighMoneyEvent
  readonly who: 'buyer' | 'store' | 'platform' | 'system'
  readonly act: ActorContext
  readonly frozen?: boolean
  /** Why, or how. */
  readonly reason?: string
  readonly facts?: Readonly<Record<string, string>>
  readonly change?: Pick<WeighMoneyChange, 'text' | 'voucher'>
  /** Of a supplement that came. */
  readonly way?: SupplementWay
}

/** Moves the money of a weigh note whose order is locked, tells both sides, and ends the reminders of a supplement that is no longer due. */
export async function moveWeighMoney(tx: Transaction, note: WeighNote, move: WeighMoneyMove): Promise<string | Failure> {
  const { event, who, act, frozen = false, reason = '', facts = {}, change = {}, way } = move
  const { weighNoteSn, orderSn, memberId, storeId } = note
  const fen = String(note.adjustment)
  const done = await transition(tx, {
    machine: weighMoneyMachine,
    event,
    who,
    from: note.moneyState,
    sideStates: frozen ? ['frozen'] : [],
    update: (to, sources) => moveWeighMoneyRow(tx, note, { ...change, to, sources, way: way ?? null, at: act.now }),
    timers: () => ({ cancel: [{ entity: 'weighNote', entityId: weighNoteSn }] }),
    audit: {
      act,
      action: `weighNote.${event}`,
      entity: 'weighNote',
      entityId: weighNoteSn,
      ...(reason ? { reason } : {}),
      facts: { adjustmentFen: fen, ...facts },
    },
    events: (state) => [
      {
        event: 'weighNote.moneyMoved',
        key: weighNoteSn,
        payload: { weighNoteSn, orderSn, state, memberId, storeId, way: way ?? '', by: who, fen },
      },
    ],
  })
  return isFailure(done) ? done : weighNoteSn
}
