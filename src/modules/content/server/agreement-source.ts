import { type AgreementSource } from '../../identity/server/public.ts'
import { agreementsInForce } from './agreement-repository.ts'
import { inLanguage } from './article-repository.ts'

/** The agreements in force by key, for registrations that consent to them; in the order asked. */
export const agreementSource: AgreementSource = async (db, codes, lang) => {
  const inForce = await agreementsInForce(db)
  return codes
    .flatMap((code) => inForce.filter((agreementRecord) => agreementRecord.code === code))
    .map((agreementRecord) => ({
      code: agreementRecord.code,
      title: inLanguage(lang, agreementRecord.titleZh, agreementRecord.titleEn),
      version: agreementRecord.version,
    }))
}
