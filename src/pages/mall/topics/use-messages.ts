import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { topicMessages } from './messages.ts'

export type TopicMessageSource = typeof topicMessages

/** The page's loader must have brought these words: `pageWords(lang, topicWords)`. */
export function useTopicMessages(): Translate<TopicMessageSource> {
  return usePageMessages<TopicMessageSource>('frontageTopic')
}
