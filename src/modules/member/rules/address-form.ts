import { contactPhoneProblem } from '../../identity/rules/account-fields.ts'

/** A member keeps at most this many addresses. */
export const mostAddresses = 20
export const shortestDetail = 4

export type AddressForm = { readonly receiver: string; readonly phone: string; readonly districtCode: string; readonly detail: string }

/** A refused field of the address form: the code of its sentence, which may be a sentence of the identity module. */
export type AddressProblem = {
  readonly field: 'memberName' | 'telMobile' | 'districtCode' | 'detailAddress'
  readonly code: string
  readonly facts: Readonly<Record<string, number>>
}

/** Every problem of an address form but the region's existence, which the server's region book knows. */
export function addressProblems(form: AddressForm): AddressProblem[] {
  const problems: AddressProblem[] = []
  if (form.receiver === '') problems.push({ field: 'memberName', code: 'member.receiverRequired', facts: {} })
  const phone = contactPhoneProblem(form.phone)
  if (phone) problems.push({ field: 'telMobile', code: `identity.${phone}`, facts: {} })
  if (!/^[0-9]{6}$/.test(form.districtCode)) problems.push({ field: 'districtCode', code: 'member.regionInvalid', facts: {} })
  if (form.detail === '') problems.push({ field: 'detailAddress', code: 'member.detailRequired', facts: {} })
  else if (Array.from(form.detail).length < shortestDetail)
    problems.push({ field: 'detailAddress', code: 'member.detailTooShort', facts: { min: shortestDetail } })
  return problems
}
