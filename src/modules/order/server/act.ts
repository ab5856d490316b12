import { actorOf, type Call } from '../../../api/handler.ts'
import type { Actor, AuditEntry } from '../../../shared/audit.ts'

/** Who does something now and over which door: what the log rows of a move need. */
export type Act = {
  readonly actor: Actor
  readonly channel: AuditEntry['channel']
  readonly requestId: string
  readonly now: Date
}

/** The act behind a call of the buyer, of store staff or of platform staff. */
export function actOf(call: Call, kind: 'member' | 'store' | 'platform' = 'member'): Act {
  const channel = kind === 'member' ? 'mall' : kind === 'store' ? 'seller' : 'admin'
  return { actor: actorOf(call, kind), channel, requestId: call.requestId, now: call.house.clock.now() }
}

/** The act of a timer or job. */
export function actOfSystem(name: string, now: Date): Act {
  return { actor: { kind: 'system', id: null, name }, channel: 'job', requestId: name, now }
}
