import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { assistantMessages } from '../../../modules/sourcing-tools/messages.ts'

export type AssistantMessageSource = typeof assistantMessages
export type AssistantTranslate = Translate<AssistantMessageSource>

/** The page's loader must have brought these words. */
export function useAssistantMessages(): AssistantTranslate {
  return usePageMessages<AssistantMessageSource>('toolsAssistant')
}
