import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../../tests/harness/free-port.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Readonly<Record<(typeof categories)[number], number>>

/** Lighthouse's four marks (0 … 100) for a page on its simulated slow phone, and what cost points. */
export async function lighthouseScores(executablePath: string, address: string): Promise<{ scores: Scores; costly: string[] }> {
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
    if (!found) throw new Error('Lighthouse gave no report')
    const scoreOf = (name: string): number => Math.round((found.categories[name]?.score ?? 0) * 100)
    const costly = Object.values(found.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      costly,
    }
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
