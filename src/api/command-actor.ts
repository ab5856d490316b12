import { actorOf, type Call } from './handler.ts'
import type { Actor, AuditEntry } from '../kernel/audit/audit.ts'

/** Who does something now and over which door: what the log rows of a move need. */
export type CommandActor = {
  readonly actor: Actor
  readonly channel: AuditEntry['channel']
  readonly requestId: string
  readonly now: Date
}

/** The act behind a call of the buyer, of store staff or of platform staff. */
export function commandActorOf(call: Call, kind: 'member' | 'store' | 'platform' = 'member'): CommandActor {
  const channel = kind === 'member' ? 'mall' : kind === 'store' ? 'seller' : 'admin'
  return { actor: actorOf(call, kind), channel, requestId: call.requestId, now: call.app.clock.now() }
}

/** The act of a timer or job. */
export function systemActor(name: string, now: Date): CommandActor {
  return { actor: { kind: 'system', id: null, name }, channel: 'job', requestId: name, now }
}
