import { translate, type Language } from '../../kernel/i18n/translate.ts'
import { actionMessages } from './messages.ts'

type Key = keyof typeof actionMessages.zh & string

const isKey = (key: string): key is Key => key in actionMessages.zh

/** The name of an audited action such as `order.submit` in words, "Order · submitted"; an action without words keeps its own. */
export function actionName(lang: Language, action: string): string {
  const t = translate(lang, actionMessages)
  const parts = action.split('.')
  const area = `area_${parts[0]}`
  const act = `act_${parts.at(-1)}`
  return isKey(area) && isKey(act) ? `${t(area)} · ${t(act)}` : action
}
