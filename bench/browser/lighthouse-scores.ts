import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../../tests/fixtures/server/free-port.ts'
import { median } from './slow-phone.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Readonly<Record<(typeof categories)[number], number>>
type Marked = { readonly scores: Scores; readonly costly: readonly string[] }
type MarkedOften = {
  /** The middle of all runs, mark by mark; null when every run failed. */
  readonly scores: Scores | null
  readonly runs: readonly Scores[]
  /** What cost points in the run whose performance is the middle one; why runs failed when none gave marks. */
  readonly costly: readonly string[]
}

/** Lighthouse's runs fail now and then of themselves: the browser under it did not answer, no frame was traced. */
const attempts = 3

/** Lighthouse's four marks (0 … 100) for a page on its simulated slow phone: the medians of `repeats` runs, since one says little. */
export async function lighthouseScores(executablePath: string, address: string, repeats: number): Promise<MarkedOften> {
  const marked: Marked[] = []
  const failures: string[] = []
  while (marked.length < repeats && failures.length < attempts) {
    const run = await oneRun(executablePath, address)
    if (typeof run === 'string') failures.push(run)
    else marked.push(run)
  }
  const runs = marked.map(({ scores }) => scores)
  const scores = marksOf((name) => (runs.length === 0 ? null : median(runs.map((run) => run[name]))))
  const middle = marked.find((run) => run.scores.performance === scores?.performance)
  return { scores, runs, costly: middle?.costly ?? failures }
}

/** The marks of one run, or why it gave none: a mark that is missing says nothing of the page, so it is never a 0. */
async function oneRun(executablePath: string, address: string): Promise<Marked | string> {
  const { default: lighthouse } = await import('lighthouse')
  const profile = mkdtempSync(join(tmpdir(), 'zincbridge-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    // Playwright switches off what browsers do on the way back; Lighthouse would then blame the page for it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
    const found = result?.lhr
    if (!found) return 'no report'
    const marks = marksOf((name) => hundredth(found.categories[name]?.score))
    if (!marks) return found.runtimeError?.message ?? brokenAudits(found.audits)
    const costly = Object.values(found.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
    return { scores: marks, costly }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

const hundredth = (score: number | null | undefined): number | null => (score == null ? null : Math.round(score * 100))

/** The four marks, or null where one of them is missing. */
function marksOf(scoreOf: (category: (typeof categories)[number]) => number | null): Scores | null {
  const [performance, accessibility, practices, seo] = categories.map((name) => scoreOf(name))
  if (performance == null || accessibility == null || practices == null || seo == null) return null
  return { performance, accessibility, 'best-practices': practices, seo }
}

type Audits = Readonly<
  Record<string, { readonly id: string; readonly scoreDisplayMode: string; readonly errorMessage?: string | undefined }>
>

/** The audits that Lighthouse could not make, with what it says of each. */
function brokenAudits(audits: Audits): string {
  return Object.values(audits)
    .filter((audit) => audit.scoreDisplayMode === 'error')
    .map((audit) => `${audit.id}: ${audit.errorMessage ?? 'no reason given'}`)
    .slice(0, 3)
    .join(', ')
}
