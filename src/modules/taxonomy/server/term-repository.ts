import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { TermTranslations } from '../rules/translate-terms.ts'

const all = { name: 'catalog.terms', text: `SELECT text_zh AS zh, text_en AS en FROM catalog_term` }

/** Every term that has an English text. */
export async function readTerms(db: Queryable): Promise<TermTranslations> {
  const found = await rows<{ zh: string; en: string }>(db, all, [])
  return new Map(found.map((one) => [one.zh, one.en]))
}
