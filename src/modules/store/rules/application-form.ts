import { contactPhoneProblem } from '../../identity/rules/account-fields.ts'
import { creditCodeProblem } from '../../member/rules/credit-code.ts'

export type ApplicationForm = {
  readonly storeName: string
  readonly companyName: string
  readonly creditCode: string
  readonly districtCode: string
  readonly phone: string
  readonly descriptionZh: string
  readonly categoryIds: readonly number[]
  readonly licenceImage: string
  readonly agreed: 0 | 1
}

/** Every refused field with the code of its sentence. */
export function applicationProblems(form: ApplicationForm): Readonly<Record<string, string>> {
  const phone = contactPhoneProblem(form.phone)
  const code = creditCodeProblem(form.creditCode)
  const problems: Record<string, string | null> = {
    storeName: Array.from(form.storeName).length >= 2 ? null : 'store.nameRequired',
    companyName: Array.from(form.companyName).length >= 2 ? null : 'member.enterpriseNameRequired',
    creditCode: code && `member.${code}`,
    districtCode: /^[0-9]{6}$/.test(form.districtCode) ? null : 'member.regionInvalid',
    phone: phone && `identity.${phone}`,
    descriptionZh: Array.from(form.descriptionZh).length >= 10 ? null : 'store.descriptionShort',
    categoryIds: form.categoryIds.length > 0 ? null : 'store.categoriesRequired',
    licenceImage: form.licenceImage === '' ? 'member.licenceImageRequired' : null,
    agreed: form.agreed === 1 ? null : 'store.agreementRequired',
  }
  return Object.fromEntries(Object.entries(problems).filter((one): one is [string, string] => one[1] !== null))
}
