import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { entityMessages } from './messages.ts'

type Key = keyof typeof entityMessages.zh & string

const isKey = (key: string): key is Key => key in entityMessages.zh

/** Every kind of thing that the audit log can name. */
export const entityKinds: readonly string[] = Object.keys(entityMessages.zh).map((key) => key.replace('entity_', ''))

/** The name of a kind of thing such as `purchaseRequest` in words; a kind without words keeps its own. */
export function entityName(lang: Language, entity: string): string {
  const key = `entity_${entity}`
  return isKey(key) ? translate(lang, entityMessages)(key) : entity
}
