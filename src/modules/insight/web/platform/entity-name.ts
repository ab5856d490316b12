import { speak, type Language } from '../../../../shared/words.ts'
import { entityWords } from './words-entity.ts'

type Key = keyof typeof entityWords.zh & string

const isKey = (key: string): key is Key => key in entityWords.zh

/** Every kind of thing that the audit log can name. */
export const entityKinds: readonly string[] = Object.keys(entityWords.zh).map((key) => key.replace('entity_', ''))

/** The name of a kind of thing such as `purchaseRequest` in words; a kind without words keeps its own. */
export function entityName(lang: Language, entity: string): string {
  const key = `entity_${entity}`
  return isKey(key) ? speak(lang, entityWords)(key) : entity
}
