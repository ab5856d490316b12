import { defineWords } from './words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Sentences of the kernel's own refusals (`kernel.…`) and the ways a date is written. */
export const kernelWords = defineWords('kernel', zh, en)
