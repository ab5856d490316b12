import { emit } from '../../../shared/events.ts'
import { audit, type Changes } from '../../../shared/audit.ts'
import { isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { actorOf, type Call } from '../../../api/handler.ts'
import type { IdentityDeps } from './deps.ts'
import { proveStepUp, type Proved, type StepUp } from './step-up.ts'

/**
 * A change of what guards an account (reliability V7.5.1): `admit` refuses or prepares outside a transaction, then the
 * code of the member's own phone is spent in the transaction that makes the change, writes its audit row and its event.
 */
export async function changeSecret<Ready>(
  call: Call,
  deps: IdentityDeps,
  stepUp: StepUp,
  change: {
    readonly event: 'identity.passwordChanged' | 'identity.payPasswordChanged' | 'identity.phoneChanged' | 'identity.emailChanged'
    readonly admit: (proved: Proved) => Promise<Ready | Failure>
    /** What is told of it: old and new address, masked. A password is never told. */
    readonly changes?: (proved: Proved) => Changes
    readonly work: (unit: Unit, ready: Ready, proved: Proved) => Promise<null | Failure>
  },
): Promise<null | Failure> {
  const step = await proveStepUp(call, deps.secret, stepUp)
  if (isFailure(step)) return step
  const { proved } = step
  const ready = await change.admit(proved)
  if (isFailure(ready)) return ready
  return call.house.inUnit<null | Failure>(async (unit) => {
    const wrongCode = await step.spend(unit)
    if (wrongCode) return wrongCode
    const refused = await change.work(unit, ready, proved)
    if (isFailure(refused)) return refused
    await emit(unit, { event: change.event, payload: { memberId: proved.accountId } })
    await audit(unit, {
      actor: actorOf(call),
      action: change.event,
      ...(change.changes ? { diff: change.changes(proved) } : { without: 'note' as const }),
      entity: 'account',
      entityId: proved.accountId,
      channel: 'mall',
      requestId: call.requestId,
    })
    return null
  })
}
