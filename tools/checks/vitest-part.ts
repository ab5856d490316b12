import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Outcome, Part } from './outcome.ts'
import { runTool } from './run-part.ts'

const vitest = 'vitest/vitest.mjs'
/** A part that hangs is ended; on a machine half as fast the journeys still come to their end. */
const patienceMs = 2_700_000

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly FileResult[]
}

type FileResult = {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
  readonly status: string
  readonly assertionResults: readonly { readonly status: string }[]
}

/** Runs vitest projects and counts from the JSON report. A file that did not load counts as one failed test. */
export function vitestPart(name: string, projects: readonly string[], env: Readonly<Record<string, string>> = {}): Part {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'zincbridge-report-'))
      const file = join(folder, 'report.json')
      const chosen = projects.flatMap((project) => ['--project', project])
      const { code, output } = await runTool(
        vitest,
        ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        { patienceMs, env: { NODE_ENV: 'test', ...env } },
      )
      const outcome = outcomeOf(readReport(file), code, output)
      rmSync(folder, { recursive: true })
      return outcome
    },
  }
}

function readReport(file: string): Report | undefined {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    return report
  } catch {
    return undefined
  }
}

function outcomeOf(report: Report | undefined, code: number, output: string): Outcome {
  if (!report) return { passed: 0, failed: 1, skipped: 0, detail: output.trim() }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + unloaded.length
  // An error outside of any test (an unhandled rejection, a failed teardown) fails the run without failing a test.
  const isBroken = code !== 0 && failed === 0
  const skipped = report.numPendingTests + report.numTodoTests
  const detail = [code === 0 ? '' : failuresIn(output), secondAttempts(output), slowestOf(report.testResults)]
    .filter((text) => text !== '')
    .join('\n')
  return { passed: report.numPassedTests, failed: failed + (isBroken ? 1 : 0), skipped, detail }
}

/** Tests that passed only when they were run again: each is a defect of the test or of the product, to be found. */
export function secondAttempts(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines.flatMap((line) => (/✓.*\(retry x\d+\)/.test(line) ? [`passed at a second attempt: ${line.trim()}`] : [])).join('\n')
}

const mostNamed = 6
const worthNamingMs = 30_000

/** The files that took longest, so that the time of a run can be seen to grow. */
export function slowestOf(files: readonly Pick<FileResult, 'name' | 'startTime' | 'endTime'>[]): string {
  const slow = files
    .map(({ name, startTime, endTime }) => ({ name: name.replace(/^.*\/(?=(?:src|tests)\/)/, ''), took: endTime - startTime }))
    .filter(({ took }) => took > worthNamingMs)
    .toSorted((one, other) => other.took - one.took)
    .slice(0, mostNamed)
  return slow.length === 0 ? '' : `slowest: ${slow.map(({ name, took }) => `${name} ${Math.round(took / 1000)} s`).join(', ')}`
}

const mostLines = 300

/** The part of vitest's output that tells of failures, with the values that differ. */
function failuresIn(output: string): string {
  const begin = output.search(/⎯+ *(Failed|Unhandled|Startup) /)
  const lines = output
    .slice(Math.max(0, begin))
    .replace(/^JSON report written to .*$/m, '')
    .trim()
    .split('\n')
  return lines.length > mostLines ? [...lines.slice(0, mostLines), `… ${lines.length - mostLines} more lines`].join('\n') : lines.join('\n')
}

/** The number of tests of a project without running them. */
export async function countTests(project: string): Promise<number> {
  const { code, output } = await runTool(vitest, ['list', '--project', project, '--json'], { patienceMs: 60_000 })
  const begin = output.indexOf('[')
  if (code !== 0 || begin < 0) return 0
  const tests: unknown = JSON.parse(output.slice(begin))
  return Array.isArray(tests) ? tests.length : 0
}
