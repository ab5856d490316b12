import { defineWords } from '../../../shared/words.ts'
import { en } from './words-settings.en.ts'
import { zh } from './words-settings.zh.ts'

/** Words of the settings console. */
export const settingWords = defineWords('siteSettings', zh, en)
