import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { emit, requestJob } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { normalizeCreditCode } from '../../rules/credit-code.ts'
import { fullIdCard, maskAccountNumber, maskIdNumber } from '../../rules/id-card.ts'
import { verificationProblems, type VerificationForm } from '../../rules/verification-form.ts'
import { creditCodeHolder, lockMember } from '../enterprise-repository.ts'
import type { OwnsPictures, PersonalVault } from '../ports.ts'
import { addVerification, lastVerification, lockOpenVerification, type Verification } from './verification-repository.ts'

export type VerificationDeps = { readonly vault: PersonalVault; readonly ownsPictures: OwnsPictures; readonly randomFen: () => bigint }
export type Submission = VerificationForm & { readonly taxpayer: 'general' | 'small' }

/** The job that moves the small transfer. */
export const transferTask = 'member.smallTransfer'

/**
 * Hands in an application. Refusals: the form's fields one by one, `member.authenUnderReview` while another waits,
 * `member.creditCodeTaken`, `member.pictureGone`, and `member.authenNotForYou` for somebody who acts for another company.
 */
export async function submitVerification(
  call: Call,
  tx: Transaction,
  deps: VerificationDeps,
  typed: Submission,
): Promise<Verification | Failure> {
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  const stored = await lockMember(tx, memberId)
  if (!stored || (stored.memberType === 3 && typed.kind === 2)) return failure('member.authenNotForYou', {}, { field: 'kind' })
  const form = { ...typed, creditCode: normalizeCreditCode(typed.creditCode), bankAccount: typed.bankAccount.replaceAll(/\s/g, '') }
  const previous = await lastVerification(tx, memberId)
  const kept = { hasIdNumber: previous !== null, hasAccount: previous?.accountSealed != null }
  const problems = Object.entries(verificationProblems(form, kept, dayOf(now)))
  const [first] = problems
  if (first) return failure(first[1], {}, { errors: Object.fromEntries(problems.map(([field, code]) => [field, { code, facts: {} }])) })
  if (await lockOpenVerification(tx, memberId)) return failure('member.authenUnderReview')
  if (form.kind === 3 && (await creditCodeHolder(tx, form.creditCode, memberId)))
    return failure('member.creditCodeTaken', {}, { field: 'creditCode' })
  const pictures = [form.licenceImage, form.idFrontImage, form.idBackImage, form.letterImage]
  if (!(await deps.ownsPictures(tx, memberId, pictures, 'licence'))) return failure('member.pictureGone', {}, { field: 'licenceImage' })
  const added = await addVerification(tx, rowOf(form, { memberId, now, deps, previous }))
  await leaveTraces(call, tx, added)
  return added
}

type SubmissionContext = { memberId: number; now: Date; deps: VerificationDeps; previous: Verification | null }

function rowOf(form: Submission, { memberId, now, deps, previous }: SubmissionContext) {
  const idNumber = fullIdCard(form.idNumber)
  const isEnterprise = form.kind === 3
  const keepsAccount = form.bankAccount === ''
  return {
    memberId,
    kind: form.kind,
    state: isEnterprise ? ('SUBMITTED' as const) : ('REVIEWING' as const),
    companyName: form.enterpriseName,
    uscc: form.creditCode,
    legalPerson: form.legalPerson,
    agentName: form.agentName,
    idSealed: idNumber === '' && previous ? previous.idSealed : deps.vault.seal(idNumber),
    idMask: idNumber === '' && previous ? previous.idMask : maskIdNumber(idNumber),
    taxpayer: form.taxpayer,
    licenceUntil: form.licenceUntil || null,
    licenceImage: form.licenceImage,
    idFrontImage: form.idFrontImage,
    idBackImage: form.idBackImage,
    letterImage: form.letterImage,
    bankName: isEnterprise ? form.bankName : '',
    accountSealed: !isEnterprise ? null : keepsAccount && previous ? previous.accountSealed : deps.vault.seal(form.bankAccount),
    accountMask: !isEnterprise ? '' : keepsAccount && previous ? previous.accountMask : maskAccountNumber(form.bankAccount),
    transferAmount: isEnterprise ? deps.randomFen() : null,
    submittedAt: now,
  }
}

async function leaveTraces(call: Call, tx: Transaction, added: Verification): Promise<void> {
  if (added.kind === 3) await requestJob(tx, transferTask, { verificationId: added.id }, { key: `${transferTask}.${added.id}` })
  else await emit(tx, { event: 'member.verificationWaits', payload: { memberId: added.memberId, verificationId: added.id } })
  await audit(tx, {
    ...actorContext(call),
    action: 'member.submitVerification',
    entity: 'verification',
    entityId: added.id,
    without: 'creation',
    to: added.state,
  })
}
