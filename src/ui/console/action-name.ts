import { speak, type Language } from '../../shared/words.ts'
import { actionWords } from './words-action.ts'

type Key = keyof typeof actionWords.zh & string

const isKey = (key: string): key is Key => key in actionWords.zh

/** The name of an audited action such as `order.submit` in words, "Order · submitted"; an action without words keeps its own. */
export function actionName(lang: Language, action: string): string {
  const t = speak(lang, actionWords)
  const parts = action.split('.')
  const area = `area_${parts[0]}`
  const act = `act_${parts.at(-1)}`
  return isKey(area) && isKey(act) ? `${t(area)} · ${t(act)}` : action
}
