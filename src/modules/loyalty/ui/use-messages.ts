import type { Translate } from '../../../kernel/i18n/translate.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { loyaltyPageMessages, mallPageMessages } from '../messages.ts'

export type MallMessageSource = typeof mallPageMessages
export type LoyaltyMessageSource = typeof loyaltyPageMessages

/** Words of the malls; the page's loader must have brought them. */
export function useMallMessages(): Translate<MallMessageSource> {
  return usePageMessages<MallMessageSource>('loyaltyMall')
}

/** Words of confirmation and payment; the page's loader must have brought them. */
export function useLoyaltyMessages(): Translate<LoyaltyMessageSource> {
  return usePageMessages<LoyaltyMessageSource>('loyaltyPage')
}
