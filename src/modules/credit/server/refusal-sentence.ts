import type { Failure } from '../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { creditMessages } from '../messages.ts'

const refusals = ['noLine', 'closed', 'expired', 'frozen', 'overdue', 'short'] as const

/** Why nothing can be bought on credit now, as a sentence. */
export function sentenceOf(refused: Failure, lang: Language): string {
  const key = refusals.find((one) => refused.code === `credit.${one}`) ?? 'noLine'
  return translate(lang, creditMessages)(key, refused.facts)
}
