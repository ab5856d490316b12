import { actorContext } from '../../../../api/actor-context.ts'
import { actorOf, memberOf, type Call } from '../../../../api/handler.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { addEnterprise, creditCodeHolder, saveEnterprise, lockMember, setMemberType } from '../enterprise-repository.ts'
import { lockVerification, moveVerification, validVerification, type Verification } from './verification-repository.ts'

export type Review = {
  readonly verificationId: number
  readonly result: 'approve' | 'reject'
  readonly reason: string
  readonly expectedVersion?: number
}

const remindBefore = 30 * 86_400_000

/**
 * The platform decides about an application. Approved, the member is what it asked for on the next request; an earlier
 * verification is replaced. Refusals: `member.authenGone`, `member.reasonRequired`, `member.authenMoved`,
 * `member.creditCodeTaken`, `member.ownApplication`, `api.stale`.
 */
export async function reviewVerification(call: Call, tx: Transaction, review: Review): Promise<Verification | Failure> {
  if (review.result === 'reject' && review.reason === '') return failure('member.reasonRequired', {}, { field: 'reason' })
  const open = await lockVerification(tx, review.verificationId)
  if (!open) return failure('member.authenGone')
  if (open.memberId === memberOf(call).memberId) return failure('member.ownApplication')
  if (review.expectedVersion !== undefined && review.expectedVersion !== open.version) return failure('api.stale')
  const now = call.app.clock.now()
  const before = await validVerification(tx, open.memberId)
  if (review.result === 'approve') {
    const refused = await takeEffect(tx, open, before, now)
    if (refused) return refused
  }
  return moveVerification(tx, open, {
    event: review.result,
    who: 'platform',
    reason: review.result === 'reject' ? review.reason : '',
    review: { at: now, by: actorOf(call).name },
    audit: {
      act: actorContext(call, 'platform'),
      action: `member.${review.result}Verification`,
      reason: review.reason,
      diff: Object.fromEntries(changesOf(before, open).map((change) => [change.field, [change.old, change.new] as const])),
      facts: { memberId: open.memberId },
    },
    events: [
      {
        event: review.result === 'approve' ? 'member.verified' : 'member.verificationRejected',
        payload: { memberId: open.memberId, verificationId: open.id },
      },
    ],
  })
}

async function takeEffect(tx: Transaction, open: Verification, before: Verification | null, now: Date): Promise<Failure | null> {
  const stored = await lockMember(tx, open.memberId)
  if (!stored || stored.memberType === 6) return failure('member.authenNotForYou')
  if (open.kind === 3 && (await creditCodeHolder(tx, open.uscc, open.memberId))) return failure('member.creditCodeTaken')
  if (before) {
    const replaced = await moveVerification(tx, before, { event: 'replace', who: 'system', audit: null })
    if (isFailure(replaced)) return replaced
    await cancelTimers(tx, { entity: 'verification', entityId: before.id })
  }
  const company = { name: open.companyName, uscc: open.uscc, at: now }
  if (open.kind === 2) await setMemberType(tx, open.memberId, { memberType: 2, enterpriseId: null, companyName: open.companyName })
  else if (stored.enterpriseId !== null) await saveEnterprise(tx, stored.enterpriseId, company)
  else await setMemberType(tx, open.memberId, { memberType: 3, enterpriseId: await addEnterprise(tx, company) })
  if (open.licenceUntil !== null) {
    const dueAt = endOfDay(open.licenceUntil)
    await schedule(tx, { entity: 'verification', entityId: open.id, event: 'expire', dueAt })
    const remindAt = new Date(Math.max(dueAt.getTime() - remindBefore, now.getTime()))
    await schedule(tx, { entity: 'verification', entityId: open.id, event: 'remind', dueAt: remindAt })
  }
  return null
}

/** What an application changes against the valid one: field, old, new. */
export function changesOf(before: Verification | null, after: Verification): { field: string; old: string; new: string }[] {
  if (!before || before.id === after.id) return []
  const fields = [
    'companyName',
    'uscc',
    'legalPerson',
    'agentName',
    'idMask',
    'taxpayer',
    'licenceUntil',
    'bankName',
    'accountMask',
  ] as const
  return fields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, old: String(before[field] ?? ''), new: String(after[field] ?? '') }],
  )
}
