import { rows, type AnyHandle } from '../../../shared/unit.ts'
import type { Synonyms } from '../rules/search-query.ts'

const all = { name: 'catalog.synonyms', text: `SELECT word, meanings FROM search_synonym` }

/** All synonyms by word; the visitor's handle is enough. */
export async function readSynonyms(handle: AnyHandle): Promise<Synonyms> {
  const found = await rows<{ word: string; meanings: string[] }>(handle, all, [])
  return new Map(found.map((row) => [row.word, row.meanings]))
}
