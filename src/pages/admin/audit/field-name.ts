import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { fieldMessages } from './messages.ts'

type Key = keyof typeof fieldMessages.zh & string

const isKey = (key: string): key is Key => key in fieldMessages.zh

/** The name of an audited field in words; a field without words keeps its own name. */
export function fieldName(lang: Language, name: string): string {
  const t = translate(lang, fieldMessages)
  const key = `field_${name}`
  return isKey(key) ? t(key) : name
}
