import { memberOf, type Call } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Viewer } from './credit-views.ts'

/** The company that the caller acts for; only its main account decides, a sub-account with the right to records reads. */
export type CreditCompany = {
  readonly enterpriseId: number
  readonly memberId: number
  readonly memberName: string
  readonly isMain: boolean
}

/** Refusal: `credit.notCompany`. */
export function companyOfCaller(call: Call): CreditCompany | Failure {
  const { memberId, memberName, memberType, enterpriseId } = memberOf(call)
  const isMain = memberType === 3
  if (enterpriseId === null || (!isMain && !call.caller.company.includes('company.records'))) return failure('credit.notCompany')
  return { enterpriseId, memberId, memberName, isMain }
}

/** The same, for those who decide. Refusals: `credit.notCompany`, `credit.mainOnly`. */
export function decidingCompany(call: Call): CreditCompany | Failure {
  const company = companyOfCaller(call)
  return 'isMain' in company && !company.isMain ? failure('credit.mainOnly') : company
}

export const viewerOf = (call: Call, { isMain }: CreditCompany): Viewer => ({ lang: call.lang, who: isMain ? 'buyer' : 'reader' })

/** What a company reads. */
export const withCompany = async <Answer>(call: Call, work: (company: CreditCompany) => Promise<Answer>): Promise<Answer | Failure> => {
  const company = companyOfCaller(call)
  return isFailure(company) ? company : work(company)
}

/** What the main account decides, once. */
export const deciding = async <Answer extends object>(
  call: Call,
  work: (tx: Transaction, company: CreditCompany) => Promise<Answer | Failure>,
): Promise<Answer | Failure> => {
  const company = decidingCompany(call)
  return isFailure(company) ? company : call.idempotent((tx) => work(tx, company))
}
