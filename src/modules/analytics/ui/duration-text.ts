import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { scorecardMessages } from '../messages.ts'

/** Words of a console, or of a public page whose loader brought them. */
export type ScorecardTranslate = Translate<typeof scorecardMessages>

/** A mean time to an answer in words: below a minute, minutes up to an hour and a half, then hours with one decimal. */
export function durationText(t: ScorecardTranslate, minutes: number): string {
  if (minutes < 0.5) return t('underMinute')
  return minutes < 90 ? t('minutes', { minutes: Math.round(minutes) }) : t('hours', { hours: Math.round(minutes / 6) / 10 })
}
