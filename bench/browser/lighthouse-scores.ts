import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../../tests/harness/free-port.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Readonly<Record<(typeof categories)[number], number>>
type Marked = { readonly scores: Scores | null; readonly costly: readonly string[] }

/** Lighthouse's runs fail now and then of themselves: the browser under it did not answer, no frame was traced. */
const attempts = 3

/** Lighthouse's four marks (0 … 100) for a page on its simulated slow phone, and what cost points; no marks, and why, when every run of it failed. */
export async function lighthouseScores(executablePath: string, address: string): Promise<Marked> {
  const failures: string[] = []
  while (failures.length < attempts) {
    const run = await oneRun(executablePath, address)
    if (typeof run !== 'string') return run
    failures.push(run)
  }
  return { scores: null, costly: failures }
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
    const marks = marksOf((name) => found.categories[name]?.score ?? null)
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

/** The four marks, or null where one of them is missing. */
function marksOf(scoreOf: (category: string) => number | null): Scores | null {
  const [performance, accessibility, practices, seo] = categories.map((name) => scoreOf(name))
  if (performance == null || accessibility == null || practices == null || seo == null) return null
  const hundredth = (score: number): number => Math.round(score * 100)
  return {
    performance: hundredth(performance),
    accessibility: hundredth(accessibility),
    'best-practices': hundredth(practices),
    seo: hundredth(seo),
  }
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
