import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { callOffSheet, type CalledLine } from './call-off-sheet.ts'
import { contentProblem, differencesOf, type ContractContent, type ContractLine, type Difference } from './contract-content.ts'

/** What a supplement agrees: all lines and the end as they stand after it, and what else. */
export type SupplementContent = { readonly lines: readonly ContractLine[]; readonly endsOn: string; readonly text: string }
/** What is in force of a contract: its signed text with the supplements that took effect. */
export type TextInForce = { readonly content: ContractContent; readonly endsOn: string }

/** The text in force after some supplements, the oldest first. The signed text itself is never changed. */
export function inForceAfter(signed: TextInForce, supplements: readonly SupplementContent[]): TextInForce {
  const newest = supplements.at(-1)
  return newest ? { content: { ...signed.content, lines: newest.lines }, endsOn: newest.endsOn } : signed
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
