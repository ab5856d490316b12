import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { QueuedVerification, VerificationView } from '../../endpoints-verification.ts'
import { verificationMachine } from '../../rules/verification-machine.ts'
import { memberMessages } from '../../messages.ts'
import type { Verification } from './verification-repository.ts'

/** An application as its member sees it: numbers masked. */
export function verificationView(verification: Verification, lang: Language): VerificationView {
  return {
    verificationId: verification.id,
    kind: verification.kind,
    state: verification.state,
    stateText: translate(lang, memberMessages)(`authen${verification.state}`),
    enterpriseName: verification.companyName,
    creditCode: verification.uscc,
    legalPerson: verification.legalPerson,
    agentName: verification.agentName,
    idNumber: verification.idMask,
    taxpayer: verification.taxpayer,
    licenceUntil: verification.licenceUntil ?? '',
    licenceImage: verification.licenceImage,
    idFrontImage: verification.idFrontImage,
    idBackImage: verification.idBackImage,
    letterImage: verification.letterImage,
    bankName: verification.bankName,
    bankAccount: verification.accountMask,
    submitTime: verification.submittedAt.toISOString(),
    reviewTime: verification.reviewedAt?.toISOString() ?? null,
    reason: verification.reason,
    version: verification.version,
  }
}

/** The same for the platform's staff, with what they may do. */
export function queuedView(verification: Verification, memberName: string, lang: Language): QueuedVerification {
  const can = verificationMachine.allowedActions(verification.state, 'platform')
  return {
    ...verificationView(verification, lang),
    memberId: verification.memberId,
    memberName,
    reviewerName: verification.reviewerName,
    can: (['approve', 'reject'] as const).filter((act) => can.includes(act)),
  }
}
