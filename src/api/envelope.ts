import type { Failure, FieldFailure } from '../kernel/failure/failure.ts'
import { translate, type Language, type MessageSet } from '../kernel/i18n/translate.ts'

/** The answer of every call (specification §7): 200 success, otherwise a refusal with a sentence. */
export type Envelope<Data = unknown> = {
  readonly state: number
  readonly msg: string
  readonly data?: Data
  /** The refusal's code, for programs that must tell refusals apart. */
  readonly code?: string
  readonly errors?: Readonly<Record<string, string>>
}

/** Finds the sentence of a refusal's code in the words of its module. */
export type Sentences = (lang: Language, refused: FieldFailure) => string

/** Makes the lookup over all modules' words. A code without words is a bug and says so in its text. */
export function sentencesOf(modules: readonly MessageSet[]): Sentences {
  const byName = new Map(modules.map((words) => [words.name, words]))
  return (lang, refused) => {
    const dot = refused.code.indexOf('.')
    const words = byName.get(refused.code.slice(0, dot))
    return words ? translate(lang, words)(refused.code.slice(dot + 1), refused.facts) : refused.code
  }
}

/** A refusal as an envelope: state 255 unless the refusal says otherwise, and one sentence per field. */
export function refusal(refused: Failure, lang: Language, sentences: Sentences): Envelope {
  const msg = sentences(lang, refused)
  const fields = Object.entries(refused.errors ?? {}).map(([field, one]) => [field, sentences(lang, one)] as const)
  if (refused.field && !refused.errors) fields.push([refused.field, msg])
  return {
    state: refused.state ?? 255,
    msg,
    code: refused.code,
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
    ...(refused.data === undefined ? {} : { data: refused.data }),
  }
}
