import { systemContext } from '../../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../../api/background.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { lockMember, setMemberType, unverifyEnterprise } from '../enterprise-repository.ts'
import { lockVerification, moveVerification } from './verification-repository.ts'

/** The last day of the licence is over: a buyer is a personal member again; an enterprise and its people act as such until it is renewed. */
async function expire(tx: Transaction, verificationId: number, now: Date): Promise<void> {
  const of = await lockVerification(tx, verificationId)
  if (of?.state !== 'APPROVED' || of.licenceUntil === null || endOfDay(of.licenceUntil) > now) return
  const stored = await lockMember(tx, of.memberId)
  const moved = await moveVerification(tx, of, {
    event: 'expire',
    who: 'system',
    audit: { act: systemContext('verification/expire', now), action: 'member.expireVerification' },
    events: [{ event: 'member.verificationExpired', payload: { memberId: of.memberId, verificationId: of.id } }],
  })
  if (isFailure(moved)) throw new Error(`verification ${of.id} did not expire: ${moved.code}`)
  if (of.kind === 2 && stored?.memberType === 2) await setMemberType(tx, of.memberId, { memberType: 1, enterpriseId: null })
  if (of.kind === 3 && stored?.enterpriseId != null) await unverifyEnterprise(tx, stored.enterpriseId)
}

/** What the timers of this module do when they are due. */
export const memberTimers: TimerHandlers = {
  'verification/expire': (app, id) => app.inTransaction((tx) => expire(tx, Number(id), app.clock.now())),
  'verification/remind': (app, id) =>
    app.inTransaction(async (tx) => {
      const of = await lockVerification(tx, Number(id))
      if (of?.state === 'APPROVED')
        await emit(tx, { event: 'member.verificationExpiring', payload: { memberId: of.memberId, verificationId: of.id } })
    }),
}
