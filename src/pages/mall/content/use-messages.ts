import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { readingMessages, documentVerificationMessages } from './messages.ts'

export type VerificationMessageSource = typeof documentVerificationMessages

/** The page's loader must have brought these words: `pageWords(lang, verifyWords)`. */
export function useVerifyMessages() {
  return usePageMessages<VerificationMessageSource>('contentVerify')
}

export type ReadingTranslate = Translate<typeof readingMessages>

/** The page's loader must have brought these words: `pageWords(lang, readingWords)`. */
export function useReadingMessages(): ReadingTranslate {
  return usePageMessages<typeof readingMessages>('contentReading')
}
