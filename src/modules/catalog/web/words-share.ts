import { defineWords } from '../../../shared/words.ts'
import { en } from './words-share.en.ts'
import { zh } from './words-share.zh.ts'

/** Words of the ways to hand goods on; they load with the dialog. */
export const shareWords = defineWords('catalogShare', zh, en)
