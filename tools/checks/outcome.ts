import { stripVTControlCharacters } from 'node:util'

/** What a part of `npm test` found. `detail` is shown when something failed or was skipped. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly skipped: number; readonly detail: string }

/** A part of `npm test`: parts of one lane run one after the other, two lanes beside each other. */
export type Part = { readonly name: string; readonly run: () => Promise<Outcome> }

const mostLines = 100

/** A check as a whole counts as one test. */
export function outcomeOfCheck(code: number, output: string): Outcome {
  const lines = stripVTControlCharacters(output).trim().split('\n')
  const told = lines.length > mostLines ? [...lines.slice(0, mostLines), `… ${lines.length - mostLines} more lines`] : lines
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, detail: code === 0 ? '' : told.join('\n') }
}

export function sumOf(outcomes: readonly Outcome[]): Omit<Outcome, 'detail'> {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    skipped: outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0),
  }
}

/** The last line of `npm test`; skipped tests are named only when there are some. */
export function summaryLine(sum: Omit<Outcome, 'detail'>): string {
  return `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`
}
