import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { callOffSheet, type CalledLine } from './call-off-sheet.ts'
import { numberedLines } from './line-numbers.ts'
import { contentProblem, differencesOf, type ContractContent, type ContractLine, type Difference } from './contract-content.ts'

/** What a supplement agrees: all lines and the end as they stand after it, and what else. */
export type SupplementContent = { readonly lines: readonly ContractLine[]; readonly endsOn: string; readonly text: string }
/** What is in force of a contract: its signed text with the supplements that took effect. */
export type TextInForce = { readonly content: ContractContent; readonly endsOn: string }

/** The highest number of a line so far: no line gets a number that another had. */
export type NumberedText = TextInForce & { readonly lastLineNo: number }

/** The text in force after some supplements, the oldest first, with the numbers of its lines. The signed text itself is never changed. */
export function inForceAfter(signed: TextInForce, supplements: readonly SupplementContent[]): NumberedText {
  const newest = supplements.at(-1)
  const texts = [signed.content, ...supplements].map(({ lines }) => numberedLines(lines))
  const lastLineNo = Math.max(...texts.flat().map(({ no }) => no))
  return { content: { ...signed.content, lines: texts.at(-1) ?? [] }, endsOn: (newest ?? signed).endsOn, lastLineNo }
}

/** What a supplement changes of the text in force. */
export function supplementDifferences(before: TextInForce, { lines, endsOn }: SupplementContent): Difference[] {
  const end = before.endsOn === endsOn ? [] : [{ part: 'term' as const, place: 0, field: 'endsOn', before: before.endsOn, after: endsOn }]
  return [...differencesOf(before.content, { ...before.content, lines }), ...end]
}

/** What is wrong with a supplement: an impossible text, nothing changed, or less than was called off already. */
export function supplementProblem(before: TextInForce, supplement: SupplementContent, called: readonly CalledLine[]): Failure | null {
  const wrong = contentProblem({ ...before.content, lines: supplement.lines })
  if (wrong) return wrong
  if (supplementDifferences(before, supplement).length === 0 && supplement.text === '')
    return failure('contract.supplementEmpty', {}, { field: 'text' })
  const short = callOffSheet(supplement.lines, called).find(({ over }) => over !== '')
  return short ? failure('contract.belowCalled', { name: short.name, called: short.called, unit: short.unit }, { field: 'lines' }) : null
}
