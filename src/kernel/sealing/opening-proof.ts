import { failure, isFailure, type Failure } from '../failure/failure.ts'
import type { Machine } from '../state-machine/state-machine.ts'

/** What payloads are sealed for, such as one request or one tender. */
export type SealedSubject = { readonly kind: string; readonly id: string }

const proven = Symbol('proven')

/** That a subject may be opened now. Only `proveOpening` makes one. */
export type OpeningProof = { readonly [proven]: true; readonly subject: SealedSubject }

type Asked<State extends string, Event extends string, Who extends string> = {
  readonly subject: SealedSubject
  readonly state: NoInfer<State>
  readonly event: NoInfer<Event>
  readonly who: NoInfer<Who>
  readonly sideStates?: readonly string[]
  /** The deadline in force, read under the row's lock. */
  readonly deadline: Date
  readonly now: Date
}

/** Proves that the state machine allows the opening and that the deadline has passed. Refusals: the machine's, `kernel.sealedUntil`. */
export function proveOpening<State extends string, Event extends string, Who extends string>(
  machine: Machine<State, Event, Who>,
  { subject, state, event, who, sideStates = [], deadline, now }: Asked<State, Event, Who>,
): OpeningProof | Failure {
  const to = machine.next(state, event, who, sideStates)
  if (isFailure(to)) return to
  if (!(now.getTime() >= deadline.getTime())) return failure('kernel.sealedUntil', { until: deadline.toISOString() })
  return { [proven]: true, subject }
}

/** True when a proof was made by `proveOpening`, for this subject. */
export function isProvenFor(proof: OpeningProof, subject: SealedSubject): boolean {
  return proof[proven] && proof.subject.kind === subject.kind && proof.subject.id === subject.id
}
