import type { Browser } from 'playwright-core'
import { quietList } from './click-time.ts'

/** The longest that a slow phone took to answer a press on a filter with a frame (interaction to next paint), in ms. */
export async function facetAnswer(browser: Browser, address: string): Promise<number> {
  const page = await quietList(browser, 'slowPhone', address)
  try {
    await page.locator('.fbtn').click()
    await page.waitForSelector('dialog[open] .fct .cb')
    await page.waitForTimeout(800)
    await page.evaluate(() => {
      const place = window as unknown as { longest: number }
      place.longest = 0
      const watcher = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) place.longest = Math.max(place.longest, entry.duration)
      })
      watcher.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    for (const turn of [0, 1, 2]) {
      await page
        .locator('dialog[open] .fct .fg li:not(.zero) .cb')
        .nth(turn + 1)
        .click()
      await page.waitForTimeout(1500)
    }
    return await page.evaluate(() => (window as unknown as { longest: number }).longest)
  } finally {
    await page.context().close()
  }
}
