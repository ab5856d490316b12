import type { Browser, Page } from 'playwright-core'
import { windowOf, type Profile } from './slow-phone.ts'

/** Opens a list and waits until the page is alive and its network is quiet, as it is when somebody has looked at it. */
export async function quietList(browser: Browser, profile: Profile, address: string): Promise<Page> {
  const page = await windowOf(browser, profile)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  return page
}

/**
 * Milliseconds from the click on the `place`-th goods of a list to the frame in which the goods page stands with its
 * name and price. With `hoverMs` the pointer rests on the link first; without, it comes and presses at once.
 */
export async function clickTime(browser: Browser, profile: Profile, address: string, place: number, hoverMs: number): Promise<number> {
  const page = await quietList(browser, profile, address)
  try {
    const link = page.locator('.pc h3 a').nth(place)
    await link.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await page.waitForTimeout(800)
    const box = await link.boundingBox()
    if (!box) throw new Error('the list shows no goods')
    await page.evaluate(watchContent)
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.waitForTimeout(hoverMs)
    await page.mouse.down()
    await page.mouse.up()
    const time = await page.waitForFunction(() => (window as unknown as { shownAfter?: number }).shownAfter, undefined, { timeout: 10_000 })
    return Number(await time.jsonValue())
  } finally {
    await page.context().close()
  }
}

/** Runs in the page: notes how long after the click the first frame with the goods is on the screen. */
function watchContent(): void {
  const place = window as unknown as { shownAfter?: number }
  let clicked = 0
  window.addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main.dtp h1') || !document.querySelector('main.dtp .pr')) return
    watcher.disconnect()
    requestAnimationFrame(() => {
      // The message comes after the frame has been painted.
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => (place.shownAfter = performance.now() - clicked))
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}
