import type { z } from 'zod'
import { actorOf, type Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { synonymDelete, synonymList, synonymRow, synonymSave } from '../contract-synonym.ts'
import { normaliseText } from '../rules/normalise-text.ts'
import { listSynonyms, lockSynonym, raiseForWords, removeSynonym, writeSynonym, type SynonymRecord } from './synonym-store.ts'

type Row = z.output<typeof synonymRow>
const mostMeanings = 12

/** A page of the platform's synonyms. */
export async function showSynonyms(input: z.output<typeof synonymList.input>, call: Call): Promise<OutputOf<typeof synonymList>> {
  const { list, total } = await listSynonyms(call.house.read, normaliseText(input.keyword), input)
  return { list: list.map(shown), total }
}

/**
 * Keeps a synonym. Refused: meanings that are none, too many or the word itself (`catalog.meaningsBad`), a word that is there
 * already (`catalog.synonymTwice`), one that somebody changed since it was seen (`catalog.synonymChanged`).
 */
export async function saveSynonym(unit: Unit, input: z.output<typeof synonymSave.input>, call: Call): Promise<Row | Failure> {
  const word = normaliseText(input.word)
  const meanings = [...new Set(input.meanings.map(normaliseText))].filter((one) => one !== '' && one !== word)
  if (!/[\p{Script=Han}a-z]/u.test(word)) return failure('catalog.synonymWord', {}, { field: 'word' })
  if (meanings.length === 0 || meanings.length > mostMeanings)
    return failure('catalog.meaningsBad', { most: mostMeanings }, { field: 'meanings' })
  const before = await lockSynonym(unit, word)
  if (input.version === 0 && before) return failure('catalog.synonymTwice', { word }, { field: 'word' })
  const written = await writeSynonym(unit, { word, meanings, version: input.version }, call.house.clock.now())
  if (!written) return failure('catalog.synonymChanged')
  await noted(unit, call, { action: 'search.synonymSave', word, diff: { meanings: [textOf(before), textOf(written)] } })
  return shown(written)
}

/** Forgets a synonym; refused when somebody changed it since it was seen (`catalog.synonymChanged`). */
export async function deleteSynonym(unit: Unit, input: z.output<typeof synonymDelete.input>, call: Call): Promise<null | Failure> {
  const before = await lockSynonym(unit, input.word)
  if (!before) return failure('api.notFound')
  if (!(await removeSynonym(unit, input.word, input.version))) return failure('catalog.synonymChanged')
  await noted(unit, call, { action: 'search.synonymDelete', word: input.word, diff: { meanings: [textOf(before), ''] } })
  return null
}

type Noted = { readonly action: string; readonly word: string; readonly diff: Record<string, [string, string]> }

async function noted(unit: Unit, call: Call, { action, word, diff }: Noted): Promise<void> {
  await audit(unit, {
    actor: actorOf(call, 'platform'),
    channel: 'admin',
    requestId: call.requestId,
    action,
    entity: 'searchSynonym',
    entityId: word,
    diff,
  })
  await raiseForWords(unit)
  await emit(unit, { event: 'catalog.wordsChanged', key: 'catalog', payload: { word } })
}

const textOf = (record: SynonymRecord | undefined): string => record?.meanings.join('、') ?? ''

function shown({ word, meanings, version, updatedAt }: SynonymRecord): Row {
  return { word, meanings: [...meanings], version, updatedAt: updatedAt.toISOString() }
}
