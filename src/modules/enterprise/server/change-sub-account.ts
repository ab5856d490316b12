import { changesBetween } from '../../../kernel/audit/audit.ts'
import type { Call } from '../../../api/handler.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { revokeAllSessions } from '../../identity/server/public.ts'
import { leaveEnterprise } from '../../member/server/public.ts'
import { auditCompany, companyOf } from './audit-company.ts'
import { parseSubAccountTerms, type SubAccountTermsInput } from './invite-sub-account.ts'
import {
  endSubAccount,
  lockSubAccount,
  setSubAccountSuspended,
  setSubAccountTerms,
  subAccountOf,
  type SubAccount,
} from './sub-account-repository.ts'

type Act = 'update' | 'suspend' | 'restore' | 'remove'

/** Locks the company's own sub-account, does the work and writes down what changed. */
async function change<Result>(
  call: Call,
  subMemberId: number,
  act: Act,
  work: (unit: Transaction, enterpriseId: number) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<Result | Failure>(async (unit) => {
    const before = (await lockSubAccount(unit, enterpriseId, subMemberId)) ? await subAccountOf(unit, enterpriseId, subMemberId) : null
    if (!before) return failure('enterprise.subGone')
    const result = await work(unit, enterpriseId)
    if (isFailure(result)) return result
    const after = await subAccountOf(unit, enterpriseId, subMemberId)
    await auditCompany(call, unit, {
      action: `enterprise.${act}Sub`,
      entity: 'subAccount',
      entityId: subMemberId,
      diff: changesBetween(factsOf(before), after && factsOf(after)),
    })
    return result
  })
}

const factsOf = (sub: SubAccount) => ({
  role: sub.roleName,
  costCentre: sub.costCentreName,
  orderLimit: sub.orderLimit === null ? null : String(sub.orderLimit),
  monthLimit: sub.monthLimit === null ? null : String(sub.monthLimit),
  suspended: sub.suspendedAt !== null,
})

async function shown(unit: Transaction, enterpriseId: number, subMemberId: number): Promise<SubAccount | Failure> {
  return (await subAccountOf(unit, enterpriseId, subMemberId)) ?? failure('enterprise.subGone')
}

/** New role, cost centre and limits. Refusals as for an invitation, and `enterprise.subGone`. */
export function updateSubAccount(call: Call, subMemberId: number, typed: SubAccountTermsInput): Promise<SubAccount | Failure> {
  return change(call, subMemberId, 'update', async (unit, enterpriseId) => {
    const terms = await parseSubAccountTerms(unit, enterpriseId, typed)
    if (isFailure(terms)) return terms
    await setSubAccountTerms(unit, enterpriseId, subMemberId, terms)
    return shown(unit, enterpriseId, subMemberId)
  })
}

/** Suspends; the sessions end in the same transaction, so the next request finds nobody. */
export function suspendSubAccount(call: Call, subMemberId: number): Promise<SubAccount | Failure> {
  return change(call, subMemberId, 'suspend', async (unit, enterpriseId) => {
    const now = call.app.clock.now()
    if (!(await setSubAccountSuspended(unit, enterpriseId, subMemberId, now))) return failure('enterprise.subMoved')
    await revokeAllSessions(unit, subMemberId, now)
    return shown(unit, enterpriseId, subMemberId)
  })
}

export function restoreSubAccount(call: Call, subMemberId: number): Promise<SubAccount | Failure> {
  return change(call, subMemberId, 'restore', async (unit, enterpriseId) =>
    (await setSubAccountSuspended(unit, enterpriseId, subMemberId, null))
      ? shown(unit, enterpriseId, subMemberId)
      : failure('enterprise.subMoved'),
  )
}

/** Removes from the company: a personal member again, every session ended, open requests recalled by those who listen. */
export function removeSubAccount(call: Call, subMemberId: number): Promise<null | Failure> {
  return change(call, subMemberId, 'remove', async (unit, enterpriseId) => {
    const now = call.app.clock.now()
    await endSubAccount(unit, enterpriseId, subMemberId, now)
    await leaveEnterprise(unit, subMemberId, enterpriseId)
    await revokeAllSessions(unit, subMemberId, now)
    await emit(unit, { event: 'enterprise.subRemoved', payload: { memberId: subMemberId, enterpriseId } })
    return null
  })
}
