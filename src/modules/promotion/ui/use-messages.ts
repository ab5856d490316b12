import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { couponCentreMessages } from '../messages.ts'

export type CouponCentreMessageSource = typeof couponCentreMessages

/** The page's loader must have brought these words: `pageWords(lang, centreWords)`. */
export function useCentreMessages(): Translate<CouponCentreMessageSource> {
  return usePageMessages<CouponCentreMessageSource>('promotionCentre')
}
