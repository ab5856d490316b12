import { actorOf, type Call } from './handler.ts'
import type { ActorContext } from '../kernel/audit/audit.ts'

/** Who does it behind a call of the buyer, of store staff or of platform staff: what audit rows and moves take. */
export function actorContext(call: Call, kind: 'member' | 'store' | 'platform' = 'member'): ActorContext {
  const channel = kind === 'member' ? 'mall' : kind === 'store' ? 'seller' : 'admin'
  return { actor: actorOf(call, kind), channel, requestId: call.requestId, now: call.app.clock.now() }
}

/** The same for a timer or job; its name stands for the request. */
export function systemContext(name: string, now: Date): ActorContext {
  return { actor: { kind: 'system', id: null, name }, channel: 'job', requestId: name, now }
}
