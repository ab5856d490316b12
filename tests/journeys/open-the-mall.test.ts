import { expect, test } from 'vitest'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

for (const width of [360, 768, 1440]) {
  test(`the home page opens without a complaint and without sideways scrolling at ${width} px`, async () => {
    const { page, complaints, close } = await aWindow(browser, { viewport: { width, height: 900 } })
    const answer = await page.goto(mall.address, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    expect(await page.title()).not.toBe('')
    expect(complaints).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await close()
  })
}
