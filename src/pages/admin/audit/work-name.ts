import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { workNameMessages } from './messages.ts'

type Key = keyof typeof workNameMessages.zh & string

const isKey = (key: string): key is Key => key in workNameMessages.zh

/** What a job (`invoice.issue`) or a timer (`invoice/remind`) does, in words; one without words keeps its own name. */
export function workName(lang: Language, name: string): string {
  const key = `work_${name.replace(/[./]/, '_')}`
  return isKey(key) ? translate(lang, workNameMessages)(key) : name
}
