import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { openConnection } from '../client.ts'
import { startScript, stopScript } from '../processes.ts'
import { clickTimes, type ClickTimes } from './click-time.ts'
import { facetAnswer } from './facet-answer.ts'
import { largestPaint } from './largest-paint.ts'
import { categories, lighthouseScores } from './lighthouse-scores.ts'
import { median } from './slow-phone.ts'

type Line = { readonly what: string; readonly ms: number; readonly all: readonly number[]; readonly goal: number | null }

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const presses = [
  { what: 'press on goods after 250 ms of hover, desk', profile: 'desk', hover: 250, goal: 40 },
  { what: 'press on goods after 250 ms of hover, slow phone', profile: 'slowPhone', hover: 250, goal: 120 },
  { what: 'press on goods without hover, slow phone', profile: 'slowPhone', hover: 0, goal: 300 },
] as const

function lineOf(what: string, goal: number | null, times: readonly number[]): Line {
  const all = times.map(Math.round)
  tell(`${what}: ${all.join(', ')} ms`)
  return { what, ms: median(all), all, goal }
}

async function repeated(what: string, goal: number, repeats: number, once: () => Promise<number>): Promise<Line> {
  const all: number[] = []
  for (let turn = 0; turn < repeats; turn++) all.push(await once())
  return lineOf(what, goal, all)
}

async function allTimes(browser: Browser, pages: Readonly<Record<string, string>>, repeats: number): Promise<Line[]> {
  const list = pages['list'] ?? ''
  const lines: Line[] = []
  for (const [name, address] of Object.entries(pages))
    lines.push(await repeated(`largest contentful paint, ${name}, slow phone`, 1800, repeats, () => largestPaint(browser, address)))
  for (const { what, profile, hover, goal } of presses) {
    const all: ClickTimes[] = []
    for (let turn = 0; turn < repeats; turn++) all.push(await clickTimes(browser, profile, list, turn + 1, hover))
    lines.push(
      lineOf(
        `${what}: picture, name and price`,
        goal,
        all.map((one) => one.content),
      ),
    )
    lines.push(
      lineOf(
        `${what}: the whole page`,
        null,
        all.map((one) => one.page),
      ),
    )
  }
  lines.push(await repeated('interaction to next paint of a filter, slow phone', 100, repeats, () => facetAnswer(browser, list)))
  return lines
}

/**
 * Measures in Chromium: the three pages of the storefront on a slow phone (a quarter of this machine's speed, 1.6 Mbit/s,
 * 150 ms round trip), the way from a list to a goods (what its card knows of it stands at once, the page follows), filters,
 * and Lighthouse. The median of `repeats` counts.
 */
export async function measureBrowser(databaseUrl: string, dataDir: string, repeats: number): Promise<string> {
  const load = loadavg()[0] ?? 0
  const mall = await startScript('tools/start.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: process.env['PORT'] ?? '3999',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'error',
  })
  const connection = openConnection(mall.address)
  const found = await connection.get('/v3/goods/front/goods/goods/list?pageSize=24')
  connection.close()
  const productId = /"defaultProductId":(\d+)/.exec(found.body)?.[1] ?? ''
  const pages = { home: `${mall.address}/`, list: `${mall.address}/goods/list`, goods: `${mall.address}/goods/detail/${productId}` }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    // Pictures are made in their sizes when they are first asked for.
    for (const address of Object.values(pages)) await largestPaint(browser, address)
    const lines = await allTimes(browser, pages, repeats)
    await browser.close()
    const rows = lines.map(
      ({ what, ms, all, goal }) =>
        `| ${what} | ${ms} | ${all.join(', ')} | ${goal === null ? '–' : `${ms <= goal ? '✓' : '✗'} ≤ ${goal}`} |`,
    )
    const marks: string[] = []
    for (const [name, address] of Object.entries(pages)) {
      const { scores, runs, costly } = await lighthouseScores(executablePath, address, repeats)
      const performances = runs.map((run) => run.performance).join(', ')
      tell(`Lighthouse ${name}: ${JSON.stringify(scores)}, performance ${performances}, ${costly.join(', ')}`)
      const values = categories.map((category) => scores?.[category] ?? '–')
      const isReached = values.every((value) => typeof value === 'number' && value >= 95)
      marks.push(`| ${name} | ${values.join(' | ')} | ${performances} | ${isReached ? '✓' : '✗'} ≥ 95 | ${costly.join(', ')} |`)
    }
    return [
      `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, visitor with an empty cache; the machine's load was ${load.toFixed(1)} before the run.`,
      '',
      '| what | median ms | all | goal |',
      '|---|--:|---|---|',
      ...rows,
      '',
      `| Lighthouse, median of ${repeats} | performance | accessibility | best practices | SEO | performance of all runs | goal | what cost points |`,
      '|---|--:|--:|--:|--:|---|---|---|',
      ...marks,
      '',
    ].join('\n')
  } finally {
    await browser.close()
    await stopScript(mall.process)
  }
}

/** Measures and keeps the result beside that of the calls. */
export async function benchBrowser(databaseUrl: string, dataDir: string, repeats: number): Promise<void> {
  const text = await measureBrowser(databaseUrl, dataDir, repeats)
  process.stdout.write(text)
  const results = join(import.meta.dirname, '..', 'results')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'browser.md'), text)
}
