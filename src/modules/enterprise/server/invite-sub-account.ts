import { memberOf, type Call } from '../../../api/handler.ts'
import { emit, requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { contactOf } from '../../identity/server/public.ts'
import { joinEnterprise } from '../../member/server/public.ts'
import { inviteProblems, parseLimit, limitProblems } from '../rules/sub-account-form.ts'
import { auditCompany, companyOf } from './audit-company.ts'
import { addInvite, answerInvite, invitesForPhone, invitesOf, type Invite } from './invitation-repository.ts'
import { costCentresOf, lockCompanyRoles, rolesOf } from './role-repository.ts'
import { saveSubAccount, type SubAccountTerms } from './sub-account-repository.ts'

export type SubAccountTermsInput = {
  readonly roleId: number
  readonly costCentreId: number | ''
  readonly orderLimit: string
  readonly monthLimit: string
}
const sevenDays = 7 * 86_400_000
/** The job that tells an invited phone. */
export const inviteTask = 'enterprise.inviteText'

function refusedFields(problems: Readonly<Record<string, string>>): Failure | null {
  const entries = Object.entries(problems)
  const [first] = entries
  return first ? failure(first[1], {}, { errors: Object.fromEntries(entries.map(([field, code]) => [field, { code, facts: {} }])) }) : null
}

/** What was typed as terms of this very company. Refusals: a limit that is none, `enterprise.roleGone`, `enterprise.costCentreGone`. */
export async function parseSubAccountTerms(
  tx: Transaction,
  enterpriseId: number,
  typed: SubAccountTermsInput,
): Promise<SubAccountTerms | Failure> {
  const refused = refusedFields(limitProblems(typed))
  if (refused) return refused
  await lockCompanyRoles(tx, enterpriseId)
  const [roles, centres] = [await rolesOf(tx, enterpriseId), await costCentresOf(tx, enterpriseId)]
  if (!roles.some((role) => role.roleId === typed.roleId)) return failure('enterprise.roleGone', {}, { field: 'roleId' })
  const costCentreId = typed.costCentreId === '' ? null : typed.costCentreId
  if (costCentreId !== null && !centres.some((centre) => centre.costCentreId === costCentreId))
    return failure('enterprise.costCentreGone', {}, { field: 'costCentreId' })
  return {
    roleId: typed.roleId,
    costCentreId,
    orderLimit: parseLimit(typed.orderLimit) ?? null,
    monthLimit: parseLimit(typed.monthLimit) ?? null,
  }
}

/** Invites a phone number for seven days. Refusals: the form's fields, `enterprise.inviteOpen`. */
export async function inviteSubAccount(
  call: Call,
  form: SubAccountTermsInput & { mobile: string; name: string },
): Promise<Invite | Failure> {
  const refused = refusedFields(inviteProblems(form))
  if (refused) return refused
  const enterpriseId = companyOf(call)
  const now = call.app.clock.now()
  return call.app.inTransaction<Invite | Failure>(async (tx) => {
    const terms = await parseSubAccountTerms(tx, enterpriseId, form)
    if (isFailure(terms)) return terms
    const of = { enterpriseId, phone: form.mobile, name: form.name, at: now, expiresAt: new Date(now.getTime() + sevenDays) }
    const inviteId = await addInvite(tx, of, terms)
    if (inviteId === null) return failure('enterprise.inviteOpen', {}, { field: 'mobile' })
    await requestJob(tx, inviteTask, { enterpriseId, inviteId })
    await auditCompany(call, tx, {
      action: 'enterprise.invite',
      entity: 'companyInvite',
      entityId: inviteId,
      without: 'creation',
      facts: { roleId: terms.roleId },
    })
    const invite = (await invitesOf(tx, enterpriseId, now)).find((one) => one.inviteId === inviteId)
    return invite ?? failure('enterprise.inviteGone')
  })
}

/**
 * The invited member answers. Accepting makes a personal member a sub-account; the role counts from the next request.
 * Refusals: `enterprise.inviteGone` (also for an invitation of another phone), `enterprise.cannotJoin`.
 */
export async function answerOwnInvite(call: Call, inviteId: number, accepts: boolean): Promise<null | Failure> {
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const phone = (await contactOf(tx, memberId))?.phone
    const invite = phone ? (await invitesForPhone(tx, phone, now)).find((one) => one.inviteId === inviteId) : undefined
    if (!phone || !invite || !(await answerInvite(tx, { inviteId, phone, now }, accepts ? 'ACCEPTED' : 'DECLINED')))
      return failure('enterprise.inviteGone')
    if (!accepts) return null
    const { enterpriseId } = invite
    if (!(await joinEnterprise(tx, memberId, enterpriseId))) return failure('enterprise.cannotJoin')
    const big = (value: number | bigint | null) => (value === null ? null : BigInt(value))
    await saveSubAccount(
      tx,
      { memberId, enterpriseId, name: invite.name, at: now },
      { roleId: invite.roleId, costCentreId: invite.costCentreId, orderLimit: big(invite.orderLimit), monthLimit: big(invite.monthLimit) },
    )
    const act = {
      action: 'enterprise.join',
      entity: 'subAccount',
      entityId: memberId,
      without: 'creation',
      facts: { enterpriseId },
    } as const
    await auditCompany(call, tx, act)
    await emit(tx, { event: 'enterprise.joined', payload: { memberId, enterpriseId } })
    return null
  })
}
