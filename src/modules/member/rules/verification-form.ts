import { parseDay, type Day } from '../../../kernel/time/clock.ts'
import { creditCodeProblem } from './credit-code.ts'
import { idNumberProblem } from './id-card.ts'

export type VerificationKind = 2 | 3

/** What a member hands in, as typed. An empty ID or account number keeps the one of the last application. */
export type VerificationForm = {
  readonly kind: VerificationKind
  readonly enterpriseName: string
  readonly creditCode: string
  readonly legalPerson: string
  readonly agentName: string
  readonly idNumber: string
  readonly licenceUntil: string
  readonly licenceImage: string
  readonly idFrontImage: string
  readonly idBackImage: string
  readonly letterImage: string
  readonly bankName: string
  readonly bankAccount: string
  readonly consent: 0 | 1
}

/** What of the last application may stand in for an empty field. */
export type StoredNumbers = { readonly hasIdNumber: boolean; readonly hasAccount: boolean }

/** Every refused field with the code of its sentence. */
export function verificationProblems(form: VerificationForm, kept: StoredNumbers, today: Day): Readonly<Record<string, string>> {
  const problems: Record<string, string | null> = {
    enterpriseName: form.enterpriseName.length >= 2 ? null : 'member.enterpriseNameRequired',
    creditCode: mine(creditCodeProblem(form.creditCode)),
    agentName: form.agentName === '' ? 'member.agentNameRequired' : null,
    idNumber: form.idNumber === '' && kept.hasIdNumber ? null : idNumberProblem(form.idNumber, today),
    licenceUntil: licenceProblem(form.licenceUntil, today),
    licenceImage: form.licenceImage === '' ? 'member.licenceImageRequired' : null,
    idFrontImage: form.idFrontImage === '' ? 'member.idImageRequired' : null,
    idBackImage: form.idBackImage === '' ? 'member.idImageRequired' : null,
    letterImage: form.letterImage === '' ? 'member.letterImageRequired' : null,
    consent: form.consent === 1 ? null : 'member.consentRequired',
    ...(form.kind === 3 ? enterpriseProblems(form, kept) : {}),
  }
  return Object.fromEntries(Object.entries(problems).filter((one): one is [string, string] => one[1] !== null))
}

function enterpriseProblems(form: VerificationForm, kept: StoredNumbers): Record<string, string | null> {
  const keeps = form.bankAccount === '' && kept.hasAccount
  return {
    legalPerson: form.legalPerson === '' ? 'member.legalPersonRequired' : null,
    bankName: form.bankName === '' ? 'member.bankNameRequired' : null,
    bankAccount: keeps || /^[0-9]{8,30}$/.test(form.bankAccount) ? null : 'member.bankAccountInvalid',
  }
}

function licenceProblem(until: string, today: Day): string | null {
  // A licence without end.
  if (until === '') return null
  const day = parseDay(until)
  if (!day) return 'member.licenceUntilInvalid'
  return day >= today ? null : 'member.licenceOver'
}

function mine(word: string | null): string | null {
  return word === null ? null : `member.${word}`
}
