import type { ActorContext, AuditEntry, Changes } from '../audit/audit.ts'
import { writeSideEffects } from '../audit/write-side-effects.ts'
import type { Transaction } from '../database/transaction.ts'
import type { DomainEvent } from '../events/events.ts'
import { failure, isFailure, type Failure } from '../failure/failure.ts'
import { cancelTimers, type TimerKey } from '../time/timers.ts'
import type { Machine } from './state-machine.ts'

/** The audit row of a move; from and to come from the machine. */
export type TransitionAudit = {
  readonly act: ActorContext
  /** Module and act, such as `order.ship`. */
  readonly action: string
  readonly entity: string
  readonly entityId: string | number
  readonly reason?: string
  readonly diff?: Changes
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Timers that a move ends (all of an entity, or one event) and those that it sets afterwards. */
export type TransitionTimers = {
  readonly cancel?: readonly { readonly entity: string; readonly entityId: string | number; readonly event?: string }[]
  readonly set?: readonly (TimerKey & { readonly dueAt: Date })[]
}

/** What moves: where it stands, its side-states and its audit row. */
export type TransitionSubject<State extends string> = {
  /** Null when its row was not read and the UPDATE alone decides: such a move writes no audit row. */
  readonly from: NoInfer<State> | null
  readonly sideStates?: readonly string[]
  /** Null where a log of its own says what happened. */
  readonly audit: TransitionAudit | null
}

type Move<State extends string, Event extends string, Who extends string, Moved> = {
  readonly machine: Machine<State, Event, Who>
  readonly event: NoInfer<Event>
  readonly who: NoInfer<Who>
  /** The conditional UPDATE, true to `sources` (and the version, where one was read): what it wrote, or nothing when another was faster. */
  readonly update: (to: State, sources: readonly State[]) => Promise<Moved | undefined | null | false>
  readonly timers?: (to: State, moved: Moved) => TransitionTimers
  readonly events?: (to: State, moved: Moved) => readonly DomainEvent[]
  /** What is said in place of the machine's own refusal. */
  readonly refusal?: Failure
  /** What is said when another was faster; `api.stale` otherwise. */
  readonly lost?: Failure
}

export type Transition<State extends string, Event extends string, Who extends string, Moved> = Move<State, Event, Who, Moved> &
  TransitionSubject<State>
type Transitioned<State, Moved> = { readonly to: State; readonly moved: Moved }

/**
 * The one way in which a state changes: the machine's table judges, one conditional UPDATE moves, and audit row, timers and
 * events are written in the same transaction (flows.md F0). Refusals: the machine's (or `refusal`), `api.stale` (or `lost`).
 */
export function transition<State extends string, Event extends string, Who extends string, Moved>(
  tx: Transaction,
  { from, sideStates, audit, ...move }: Transition<State, Event, Who, Moved>,
): Promise<Transitioned<State, Moved> | Failure> {
  return transitionAll(tx, move, [{ from, audit, ...(sideStates ? { sideStates } : {}) }])
}

/** The same for several of a kind that one act moves: all of them to one state by one statement, or none. */
export async function transitionAll<State extends string, Event extends string, Who extends string, Moved>(
  tx: Transaction,
  move: Move<State, Event, Who, Moved>,
  subjects: readonly TransitionSubject<State>[],
): Promise<Transitioned<State, Moved> | Failure> {
  const sources = move.machine.sources(move.event, move.who)
  const to = targetOf(move, subjects, sources)
  if (isFailure(to)) return move.refusal ?? to
  const moved = await move.update(to, sources)
  if (moved === undefined || moved === null || moved === false) return move.lost ?? failure('api.stale')
  const { cancel = [], set = [] } = move.timers?.(to, moved) ?? {}
  for (const timer of cancel) await cancelTimers(tx, timer)
  const audits = subjects.flatMap(({ from, audit }) => (audit === null || from === null ? [] : [auditOf(audit, from, to)]))
  const events = move.events?.(to, moved) ?? []
  if (audits.length + set.length + events.length > 0) await writeSideEffects(tx, { audits, timers: set, events })
  return { to, moved }
}

function targetOf<State extends string, Event extends string, Who extends string>(
  { machine, event, who }: Pick<Move<State, Event, Who, unknown>, 'machine' | 'event' | 'who'>,
  subjects: readonly TransitionSubject<State>[],
  sources: readonly State[],
): State | Failure {
  const asked = subjects.flatMap(({ from, sideStates = [] }) => (from === null ? sources : [from]).map((state) => ({ state, sideStates })))
  const targets = asked.map(({ state, sideStates }) => machine.next(state, event, who, sideStates))
  const refused = targets.find(isFailure)
  if (refused) return refused
  const [to, ...others] = new Set(targets)
  if (to === undefined || isFailure(to) || others.length > 0) throw new Error(`${machine.name}: ${event} by ${who} has not one target here`)
  return to
}

function auditOf({ act, ...entry }: TransitionAudit, from: string, to: string): AuditEntry {
  return { ...act, ...entry, from, to }
}
