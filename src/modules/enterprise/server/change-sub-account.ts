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
  work: (tx: Transaction, enterpriseId: number) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<Result | Failure>(async (tx) => {
    const before = (await lockSubAccount(tx, enterpriseId, subMemberId)) ? await subAccountOf(tx, enterpriseId, subMemberId) : null
    if (!before) return failure('enterprise.subGone')
    const result = await work(tx, enterpriseId)
    if (isFailure(result)) return result
    const after = await subAccountOf(tx, enterpriseId, subMemberId)
    await auditCompany(call, tx, {
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

async function shown(tx: Transaction, enterpriseId: number, subMemberId: number): Promise<SubAccount | Failure> {
  return (await subAccountOf(tx, enterpriseId, subMemberId)) ?? failure('enterprise.subGone')
}

/** New role, cost centre and limits. Refusals as for an invitation, and `enterprise.subGone`. */
export function updateSubAccount(call: Call, subMemberId: number, typed: SubAccountTermsInput): Promise<SubAccount | Failure> {
  return change(call, subMemberId, 'update', async (tx, enterpriseId) => {
    const terms = await parseSubAccountTerms(tx, enterpriseId, typed)
    if (isFailure(terms)) return terms
    await setSubAccountTerms(tx, enterpriseId, subMemberId, terms)
    return shown(tx, enterpriseId, subMemberId)
  })
}

/** Suspends; the sessions end in the same transaction, so the next request finds nobody. */
export function suspendSubAccount(call: Call, subMemberId: number): Promise<SubAccount | Failure> {
  return change(call, subMemberId, 'suspend', async (tx, enterpriseId) => {
    const now = call.app.clock.now()
    if (!(await setSubAccountSuspended(tx, enterpriseId, subMemberId, now))) return failure('enterprise.subMoved')
    await revokeAllSessions(tx, subMemberId, now)
    return shown(tx, enterpriseId, subMemberId)
  })
}

export function restoreSubAccount(call: Call, subMemberId: number): Promise<SubAccount | Failure> {
  return change(call, subMemberId, 'restore', async (tx, enterpriseId) =>
    (await setSubAccountSuspended(tx, enterpriseId, subMemberId, null))
      ? shown(tx, enterpriseId, subMemberId)
      : failure('enterprise.subMoved'),
  )
}

/** Removes from the company: a personal member again, every session ended, open requests recalled by those who listen. */
export function removeSubAccount(call: Call, subMemberId: number): Promise<null | Failure> {
  return change(call, subMemberId, 'remove', async (tx, enterpriseId) => {
    const now = call.app.clock.now()
    await endSubAccount(tx, enterpriseId, subMemberId, now)
    await leaveEnterprise(tx, subMemberId, enterpriseId)
    await revokeAllSessions(tx, subMemberId, now)
    await emit(tx, { event: 'enterprise.subRemoved', payload: { memberId: subMemberId, enterpriseId } })
    return null
  })
}
