import type { Translate } from '../../../kernel/i18n/translate.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { teamPageMessages } from '../messages.ts'

export type TeamMessageSource = typeof teamPageMessages

/** Words of the public pages; the page's loader must have brought them. */
export function useTeamMessages(): Translate<TeamMessageSource> {
  return usePageMessages<TeamMessageSource>('teamPage')
}
