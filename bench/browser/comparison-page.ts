import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { demoPassword } from '../../database/demo/people/accounts.ts'
import { tokenIssue } from '../../src/modules/identity/endpoints.ts'
import { startScript, stopScript } from '../processes.ts'
import { median, windowOf } from './slow-phone.ts'

/** Milliseconds until a large comparison can be read, the longest task while it is scrolled from top to bottom, and to the tick of a choice. */
export type ComparisonTimes = { readonly shown: number; readonly longestTask: number; readonly longTasks: number; readonly tick: number }

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'

async function logIn(context: BrowserContext, mall: string): Promise<void> {
  const answer = await context.request.post(`${mall}/${tokenIssue.path}`, {
    data: { username: 'demo_company', password: demoPassword, loginType: 1 },
    headers: { 'x-client': 'web', authorization: `Basic ${btoa('front:front')}` },
  })
  const { data } = await answer.json()
  await context.addInitScript(
    ([accessToken]) => localStorage.setItem('zb.session', JSON.stringify({ accessToken, since: Date.now() })),
    [String(data.access_token)],
  )
}

/** From the beginning of the navigation to the first frame that shows prices and boxes to tick. */
async function shownAfter(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('table.mx td b').first().waitFor()
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))))
}

/** Tasks of more than 50 ms while the wheel turns through the whole page. */
async function tasksOfScrolling(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(700, 500)
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(30)
  }
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen)
}

/** From the press on a box to the frame in which it is ticked. */
async function tickTime(page: Page): Promise<number> {
  const box = page.locator('table.mx input[type=checkbox]').first()
  await box.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => Object.assign(window, { tick: performance.now() - timeStamp }))),
      {
        capture: true,
        once: true,
      },
    )
  })
  await box.click()
  return (await (await page.waitForFunction(() => (window as unknown as { tick?: number }).tick)).jsonValue()) ?? 0
}

/** Measures the page of a comparison in Chromium at a desk, five times with a warm cache; the middle counts. */
export async function comparisonPage(databaseUrl: string, dataDir: string, inquirySn: string): Promise<ComparisonTimes> {
  const mall = await startScript('tools/start.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: process.env['PORT'] ?? '3999',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'error',
  })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
  try {
    const page = await windowOf(browser, 'desk')
    await logIn(page.context(), mall.address)
    const address = `${mall.address}/member/inquireOrder/quotation?inquirySn=${inquirySn}`
    await shownAfter(page, address)
    const shown: number[] = []
    for (let turn = 0; turn < 5; turn += 1) shown.push(await shownAfter(page, address))
    const tick = await tickTime(page)
    const tasks = await tasksOfScrolling(page)
    return { shown: median(shown), tick, longestTask: Math.max(0, ...tasks), longTasks: tasks.length }
  } finally {
    await browser.close()
    await stopScript(mall.process)
  }
}
