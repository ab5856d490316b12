import { speak, type Language } from '../../../../shared/words.ts'
import { fieldWords } from './words-field.ts'

type Key = keyof typeof fieldWords.zh & string

const isKey = (key: string): key is Key => key in fieldWords.zh

/** The name of an audited field in words; a field without words keeps its own name. */
export function fieldName(lang: Language, name: string): string {
  const t = speak(lang, fieldWords)
  const key = `field_${name}`
  return isKey(key) ? t(key) : name
}
