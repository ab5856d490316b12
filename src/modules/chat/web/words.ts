import { defineWords, type Speak } from '../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words of a conversation, for the customer's page and the desk. */
export const talkWords = defineWords('talk', zh, en)
export type TalkSource = typeof zh
export type SpeakTalk = Speak<TalkSource>
