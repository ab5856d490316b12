import type { Browser, Page } from 'playwright-core'
import { windowOf, type Profile } from './slow-phone.ts'

/** Milliseconds after a press on goods: to the frame with its name and price, and to the frame with its whole page. */
export type ClickTimes = { readonly content: number; readonly page: number }

/** Opens a list and waits until the page is alive and its network is quiet, as it is when somebody has looked at it. */
export async function quietList(browser: Browser, profile: Profile, address: string): Promise<Page> {
  const page = await windowOf(browser, profile)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  return page
}

/**
 * Presses the `place`-th goods of a list. With `hoverMs` the pointer rests on the link first; without, it comes and
 * presses at once.
 */
export async function clickTimes(browser: Browser, profile: Profile, address: string, place: number, hoverMs: number): Promise<ClickTimes> {
  const page = await quietList(browser, profile, address)
  try {
    const link = page.locator('article.pc h3 a').nth(place)
    // In the middle of the window no bar lies over it, and no card slides in from the edge meanwhile.
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.mouse.move(2, 2)
    await page.waitForTimeout(600)
    const box = await link.boundingBox()
    if (!box) throw new Error('the list shows no goods')
    await page.evaluate(watchContent)
    await page.mouse.move(box.x + 20, box.y + 10)
    await page.waitForTimeout(hoverMs)
    await page.mouse.down()
    await page.mouse.up()
    const times = await page.waitForFunction(
      () => {
        const { content, page: whole } = window as unknown as Partial<ClickTimes>
        return content !== undefined && whole !== undefined && { content, page: whole }
      },
      undefined,
      { timeout: 20_000 },
    )
    const found = await times.jsonValue()
    if (!found) throw new Error('the goods did not open')
    return found
  } finally {
    await page.context().close()
  }
}

/** Runs in the page: notes how long after the press the first frames with the goods and with its page are on the screen. */
function watchContent(): void {
  const place = window as unknown as { content?: number; page?: number }
  let pressed = 0
  window.addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true })
  const seen = new Set<string>()
  const watcher = new MutationObserver(() => {
    for (const [name, where] of [
      ['content', ':is(.glance.seen, main.dtp)'],
      ['page', 'main.dtp'],
    ] as const) {
      if (seen.has(name) || !document.querySelector(`${where} h1`) || !document.querySelector(`${where} .pr`)) continue
      seen.add(name)
      requestAnimationFrame(() => {
        // The message comes after the frame has been painted.
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => (place[name] = performance.now() - pressed))
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    }
  })
  // A glance may lie ready unseen before the press; the press names it seen.
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
}
