import { type AgreementSource } from '../../identity/server/public.ts'
import { agreementsInForce } from './agreement-repository.ts'
import { inLanguage } from './article-repository.ts'

/** The agreements in force by key, for registrations that consent to them; in the order asked. */
export const agreementSource: AgreementSource = async (handle, codes, lang) => {
  const inForce = await agreementsInForce(handle)
  return codes
    .flatMap((code) => inForce.filter((one) => one.code === code))
    .map((one) => ({ code: one.code, title: inLanguage(lang, one.titleZh, one.titleEn), version: one.version }))
}
