import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import { type Call, handle, type Handler } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { type synonymRow, synonymDelete, synonymList, synonymSave } from '../../endpoints-synonyms.ts'
import { normaliseText } from '../../../taxonomy/rules/text/normalise-text.ts'
import { listSynonyms, lockSynonym, raiseForWords, removeSynonym, writeSynonym, type SynonymRecord } from './synonym-repository.ts'

/** The platform's words for words. */
export function synonymHandlers(): Handler[] {
  return [
    handle(synonymList, (input, call) => showSynonyms(input, call)),
    handle(synonymSave, (input, call) => call.idempotent((tx) => saveSynonym(tx, input, call))),
    handle(synonymDelete, (input, call) => call.idempotent((tx) => deleteSynonym(tx, input, call))),
  ]
}

type Row = z.output<typeof synonymRow>
const mostMeanings = 12

/** A page of the platform's synonyms. */
export async function showSynonyms(input: z.output<typeof synonymList.input>, call: Call): Promise<OutputOf<typeof synonymList>> {
  const { list, total } = await listSynonyms(call.app.read, normaliseText(input.keyword), input)
  return { list: list.map(shown), total }
}

/**
 * Keeps a synonym. Refused: meanings that are none, too many or the word itself (`catalog.meaningsBad`), a word that is there
 * already (`catalog.synonymTwice`), one that somebody changed since it was seen (`catalog.synonymChanged`).
 */
export async function saveSynonym(tx: Transaction, input: z.output<typeof synonymSave.input>, call: Call): Promise<Row | Failure> {
  const word = normaliseText(input.word)
  const meanings = [...new Set(input.meanings.map(normaliseText))].filter((one) => one !== '' && one !== word)
  if (!/[\p{Script=Han}a-z]/u.test(word)) return failure('catalog.synonymWord', {}, { field: 'word' })
  if (meanings.length === 0 || meanings.length > mostMeanings)
    return failure('catalog.meaningsBad', { most: mostMeanings }, { field: 'meanings' })
  const before = await lockSynonym(tx, word)
  if (input.version === 0 && before) return failure('catalog.synonymTwice', { word }, { field: 'word' })
  const written = await writeSynonym(tx, { word, meanings, version: input.version }, call.app.clock.now())
  if (!written) return failure('catalog.synonymChanged')
  await noted(tx, call, { action: 'search.synonymSave', word, diff: { meanings: [textOf(before), textOf(written)] } })
  return shown(written)
}

/** Forgets a synonym; refused when somebody changed it since it was seen (`catalog.synonymChanged`). */
export async function deleteSynonym(tx: Transaction, input: z.output<typeof synonymDelete.input>, call: Call): Promise<null | Failure> {
  const before = await lockSynonym(tx, input.word)
  if (!before) return failure('api.notFound')
  if (!(await removeSynonym(tx, input.word, input.version))) return failure('catalog.synonymChanged')
  await noted(tx, call, { action: 'search.synonymDelete', word: input.word, diff: { meanings: [textOf(before), ''] } })
  return null
}

type Noted = { readonly action: string; readonly word: string; readonly diff: Record<string, [string, string]> }

async function noted(tx: Transaction, call: Call, { action, word, diff }: Noted): Promise<void> {
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action,
    entity: 'searchSynonym',
    entityId: word,
    diff,
  })
  await raiseForWords(tx)
  await emit(tx, { event: 'catalog.wordsChanged', key: 'catalog', payload: { word } })
}

const textOf = (record: SynonymRecord | undefined): string => record?.meanings.join('、') ?? ''

function shown({ word, meanings, version, updatedAt }: SynonymRecord): Row {
  return { word, meanings: [...meanings], version, updatedAt: updatedAt.toISOString() }
}
