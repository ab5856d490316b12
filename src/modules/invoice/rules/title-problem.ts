import { creditCodeProblem } from '../../member/rules/credit-code.ts'

type Words = { readonly kind: 'company' | 'person'; readonly taxNumber: string }

/** What is wrong with a title; null when nothing is. A company's tax number is its credit code with the right check digit. */
export function titleProblem({
  kind,
  taxNumber,
}: Words): { readonly code: 'taxNumberWrong' | 'personHasNone'; readonly field: string } | null {
  if (kind === 'person') return taxNumber === '' ? null : { code: 'personHasNone', field: 'taxNumber' }
  return creditCodeProblem(taxNumber) === null ? null : { code: 'taxNumberWrong', field: 'taxNumber' }
}
