import { defineWords } from '../../../shared/words.ts'
import { en } from './words-topic.en.ts'
import { zh } from './words-topic.zh.ts'

/** Words of topics, campaigns and factory direct supply. */
export const topicWords = /* @__PURE__ */ defineWords('frontageTopic', zh, en)
