import { mostVerdict, setAmount } from './set-amount.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { workCalendar } from '../../site/server/public.ts'
import { aftersaleMachine, disputableStates } from '../rules/aftersale-machine.ts'
import { resumedDue, silentComplaint, silentMove } from '../rules/aftersale-times.ts'
import {
  complaintMachine,
  openComplaintStates,
  type ComplaintEvent,
  type ComplaintState,
  type ComplaintWho,
} from '../rules/complaint-machine.ts'
import { aftersaleDays } from './aftersale-days.ts'
import { insertEvent, returnAddressOf, updateCase, type AftersaleCase, type CaseChange, type ReturnAddress } from './case-repository.ts'
import { complaintOf, insertComplaint, updateComplaint } from './complaint-repository.ts'
import { moveCase, scheduleSilence, emitCaseMoved, type LockedCase } from './move-case.ts'

export type CaseStatement = { readonly note: string; readonly images: readonly string[]; readonly act: ActorContext }

/**
 * The buyer asks the platform to decide. Nobody else moves the case meanwhile. Refusals: `aftersale.cannotComplain`, `noteNeeded`.
 */
export async function complain(tx: Transaction, locked: LockedCase, said: CaseStatement): Promise<AftersaleCase | Failure> {
  if (said.note === '') return failure('aftersale.noteNeeded', {}, { field: 'note' })
  if (!disputableStates.includes(locked.of.state) || locked.of.disputed) return failure('aftersale.cannotComplain')
  return openComplaint(tx, locked, 'NEW', said)
}

/** A complaint is opened: the case is the platform's until it ends. */
export async function openComplaint(
  tx: Transaction,
  locked: LockedCase,
  state: ComplaintState,
  said: CaseStatement,
): Promise<AftersaleCase | Failure> {
  const { of } = locked
  const silence = silentComplaint(state, await aftersaleDays(tx), said.act.now)
  await insertComplaint(tx, { caseId: of.caseId, state, at: said.act.now, dueAt: silence?.dueAt ?? null, caseDueAt: of.dueAt })
  await scheduleComplaint(tx, of.caseSn, silence)
  await scheduleSilence(tx, of.caseSn, null)
  return sideChange(tx, of, 'complain', said, { disputed: true })
}

async function scheduleComplaint(tx: Transaction, caseSn: string, due: { event: ComplaintEvent; dueAt: Date } | null): Promise<void> {
  await cancelTimers(tx, { entity: 'aftersaleComplaint', entityId: caseSn })
  if (due) await schedule(tx, { entity: 'aftersaleComplaint', entityId: caseSn, event: due.event, dueAt: due.dueAt })
}

/** Something beside the state of a case changes: its row, history, audit and event. */
export async function sideChange(
  tx: Transaction,
  of: AftersaleCase,
  event: string,
  { note, images, act }: CaseStatement,
  change: CaseChange,
  dueAt: Date | null = null,
): Promise<AftersaleCase | Failure> {
  const changed = await updateCase(tx, of, { state: of.state, at: act.now, dueAt, isEnd: false, change })
  if (!changed) return failure('api.stale')
  await insertEvent(tx, { caseId: of.caseId, at: act.now, event, toState: of.state, actor: act.actor, note, images })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `aftersale.${event}`,
    entity: 'aftersaleCase',
    entityId: of.caseSn,
    from: of.state,
    to: of.state,
    ...(note === '' ? {} : { reason: note }),
  })
  await emitCaseMoved(tx, changed, event)
  return changed
}

export type ComplaintMove = CaseStatement & {
  readonly event: ComplaintEvent
  readonly who: ComplaintWho
  /** Fen that the verdict gives to the buyer; all that was asked for when it is not said, of an exchange what its goods are worth. */
  readonly amount?: bigint
  /** A verdict for the buyer of a return: the goods go back before the money does. */
  readonly isReturnFirst?: boolean
  /** Where the goods go back to; the store's usual address when it is not said. */
  readonly returnAddress?: ReturnAddress | undefined
}

/** Moves the open complaint of a case; its end moves the case, or gives it back to both sides. Refusals: `aftersale.noComplaint`, a move's. */
export async function moveComplaint(tx: Transaction, locked: LockedCase, how: ComplaintMove): Promise<AftersaleCase | Failure> {
  const complaint = await complaintOf(tx, locked.of.caseId)
  if (!complaint || !openComplaintStates.includes(complaint.state)) return failure('aftersale.noComplaint')
  const to = complaintMachine.next(complaint.state, how.event, how.who)
  if (isFailure(to)) return to
  const days = await aftersaleDays(tx)
  const silence = silentComplaint(to, days, how.act.now)
  const isEnd = !openComplaintStates.includes(to)
  const update = { state: to, at: how.act.now, dueAt: silence?.dueAt ?? null, isEnd, verdict: isEnd ? how.note : null }
  if (!(await updateComplaint(tx, complaint, update))) return failure('api.stale')
  await scheduleComplaint(tx, locked.of.caseSn, silence)
  if (!isEnd) return sideChange(tx, locked.of, how.event, how, {})
  if (to === 'BUYER_WON' || to === 'SELLER_WON') return executeVerdict(tx, locked, how, to)
  // Withdrawn or refused: the case goes on where it stood, with the time that was left.
  const { of, lines } = locked
  const isUnshipped = lines.some((line) => line.unshipped)
  const calendar = await workCalendar(tx)
  const anew = silentMove(of.state, { kind: of.kind, isCompany: of.isCompany, isUnshipped, days, calendar, now: how.act.now })
  const due = anew && { ...anew, dueAt: resumedDue(complaint, how.act.now) ?? anew.dueAt }
  await scheduleSilence(tx, of.caseSn, due)
  return sideChange(tx, of, how.event, how, { disputed: false }, due?.dueAt ?? null)
}

/** What a verdict does to its case: money at once, goods back before the money, or nothing. */
async function executeVerdict(
  tx: Transaction,
  locked: LockedCase,
  how: ComplaintMove,
  to: 'BUYER_WON' | 'SELLER_WON',
): Promise<AftersaleCase | Failure> {
  const { of, lines } = locked
  const isForBuyer = to === 'BUYER_WON'
  const amount = how.amount ?? (isForBuyer && of.kind === 'exchange' ? mostVerdict(of, lines) : undefined)
  const returnAddress = how.returnAddress ?? of.returnAddress ?? (await returnAddressOf(tx, of.storeId))
  const isReturn = isForBuyer && (how.isReturnFirst ?? (how.who === 'system' && isStillWithBuyer(of) && returnAddress !== null))
  if (isReturn && returnAddress === null) return failure('aftersale.addressNeeded', {}, { field: 'returnAddress.address' })
  const change = {
    disputed: false,
    answer: how.note,
    ...(amount === undefined ? {} : { amount }),
    ...(isReturn && returnAddress ? { returnAddress } : {}),
  }
  const event = isReturn ? 'awardReturn' : isForBuyer ? 'award' : 'dismiss'
  const who = how.who === 'system' ? ('system' as const) : ('platform' as const)
  const decided = amount === undefined ? locked : { ...locked, lines: await setAmount(tx, of, lines, amount) }
  return moveCase(tx, decided, { event, who, act: how.act, note: how.note, images: how.images, change })
}

const isStillWithBuyer = ({ kind, state }: AftersaleCase): boolean =>
  kind === 'return' && aftersaleMachine.sources('awardReturn', 'system').includes(state)
