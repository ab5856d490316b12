import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { QueuedVerification, VerificationView } from '../../endpoints-verification.ts'
import { verificationMachine } from '../../rules/verification-machine.ts'
import { memberMessages } from '../../messages.ts'
import type { Verification } from './verification-repository.ts'

/** An application as its member sees it: numbers masked. */
export function verificationView(of: Verification, lang: Language): VerificationView {
  return {
    verificationId: of.id,
    kind: of.kind,
    state: of.state,
    stateText: translate(lang, memberMessages)(`authen${of.state}`),
    enterpriseName: of.companyName,
    creditCode: of.uscc,
    legalPerson: of.legalPerson,
    agentName: of.agentName,
    idNumber: of.idMask,
    taxpayer: of.taxpayer,
    licenceUntil: of.licenceUntil ?? '',
    licenceImage: of.licenceImage,
    idFrontImage: of.idFrontImage,
    idBackImage: of.idBackImage,
    letterImage: of.letterImage,
    bankName: of.bankName,
    bankAccount: of.accountMask,
    submitTime: of.submittedAt.toISOString(),
    reviewTime: of.reviewedAt?.toISOString() ?? null,
    reason: of.reason,
    version: of.version,
  }
}

/** The same for the platform's staff, with what they may do. */
export function queuedView(of: Verification, memberName: string, lang: Language): QueuedVerification {
  const can = verificationMachine.allowedActions(of.state, 'platform')
  return {
    ...verificationView(of, lang),
    memberId: of.memberId,
    memberName,
    reviewerName: of.reviewerName,
    can: (['approve', 'reject'] as const).filter((act) => can.includes(act)),
  }
}
