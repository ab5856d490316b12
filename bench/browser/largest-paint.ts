import type { Browser } from 'playwright-core'
import { windowOf } from './slow-phone.ts'

/** Milliseconds until the largest thing of the first screen is painted on a slow phone with an empty cache. */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const page = await windowOf(browser, 'slowPhone')
  try {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
          setTimeout(() => resolve(Number.POSITIVE_INFINITY), 3000)
        }),
    )
  } finally {
    await page.context().close()
  }
}
