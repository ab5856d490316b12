import type { Translate } from '../../../kernel/i18n/translate.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { groupPageMessages } from '../messages.ts'

export type GroupMessageSource = typeof groupPageMessages

/** Words of the public pages; the page's loader must have brought them. */
export function useGroupMessages(): Translate<GroupMessageSource> {
  return usePageMessages<GroupMessageSource>('groupPage')
}
