import { rows, type AnyHandle } from '../../../shared/unit.ts'
import type { Terms } from '../rules/english-terms.ts'

const all = { name: 'catalog.terms', text: `SELECT text_zh AS zh, text_en AS en FROM catalog_term` }

/** Every term that has an English text. */
export async function readTerms(handle: AnyHandle): Promise<Terms> {
  const found = await rows<{ zh: string; en: string }>(handle, all, [])
  return new Map(found.map((one) => [one.zh, one.en]))
}
