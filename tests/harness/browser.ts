import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { browserPlaces } from '../../tools/checks/browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as a desktop shows them: the headless program alone would fit them to whole pixels.
  '--font-render-hinting=none',
]

/** Chromium without a window, closed after the test file. `npm test` says where it is; otherwise the first that is there. */
export async function aBrowser(): Promise<Browser> {
  // Without a locale Chromium would save a file with a Chinese name as "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const executablePath = process.env['CHROMIUM_PATH'] ?? browserPlaces.find((path) => existsSync(path))
  if (!executablePath) throw new Error('no browser here: npm test installs one, or CHROMIUM_PATH names it')
  const browser = await chromium.launch({ executablePath, args: flags, env })
  afterAll(() => browser.close())
  return browser
}

/** A person's window with cookies of its own, and everything in it that a person should never get to see. */
export type Window = { readonly page: Page; readonly complaints: readonly string[]; readonly close: () => Promise<void> }

/** Opens a window; errors in the console, uncaught exceptions and answers of 500 and above are its complaints. */
export async function aWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A press into a dialog that is still growing misses its button on a busy machine.
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  waitForLife(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} at ${page.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message} at ${page.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  return { page, complaints, close: () => context.close() }
}

/** A page is read before its script runs; who opens one here presses buttons at once, so opening waits until they answer. */
function waitForLife(page: Page): void {
  const alive = () =>
    page.waitForFunction(() => !('__reactRouterContext' in window) || document.documentElement.dataset['clientMode'] !== undefined)
  const [open, again] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const answer = await open(address, options)
    await alive()
    return answer
  }
  page.reload = async (options) => {
    const answer = await again(options)
    await alive()
    return answer
  }
}
