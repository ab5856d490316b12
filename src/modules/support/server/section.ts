import type { Envelope } from '../../../api/envelope.ts'
import type { SupportRow, SupportSection } from '../endpoints.ts'

/** A row with what it needs; the rest is empty. */
export function rowOf(title: string, more: Partial<SupportRow> = {}): SupportRow {
  const { details = [], ...rest } = more
  return { title, state: '', amount: null, time: null, can: [], whyNot: [], ...rest, details: details.filter((detail) => detail !== '') }
}

/** A section out of an answer, or the refusal that the person would read. */
export function sectionOf<Data>(key: SupportSection['key'], answer: Envelope<Data>, rows: (data: Data) => SupportRow[]): SupportSection {
  if (answer.state !== 200 || answer.data === undefined || answer.data === null) return { key, refused: answer.msg, rows: [] }
  return { key, refused: '', rows: rows(answer.data) }
}
