import { defineWords } from '../../../shared/words.ts'
import { en } from './words-project.en.ts'
import { zh } from './words-project.zh.ts'

/** Words of putting goods into a project; they load with what stands below the pictures. */
export const projectPickWords = defineWords('catalogProject', zh, en)
