import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-topic.zh.ts'

export type TopicSource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, topicWords)`. */
export function useTopicWords(): Speak<TopicSource> {
  return usePageWords<TopicSource>('frontageTopic')
}
