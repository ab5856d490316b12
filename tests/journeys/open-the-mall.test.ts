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

test('the dark theme is chosen by one press, stays over pages, is there before anything is painted, and goes by one press', async () => {
  const { page, complaints, close } = await aWindow(browser, { viewport: { width: 1440, height: 900 } })
  const shown = () =>
    page.evaluate(() => [document.documentElement.dataset['theme'] ?? 'light', getComputedStyle(document.body).backgroundColor])
  await page.goto(mall.address, { waitUntil: 'networkidle' })
  const [, bright] = await shown()
  await page.getByRole('button', { name: '深色' }).first().click()
  expect(await shown()).not.toContain(bright)
  await page.goto(`${mall.address}/zinc`, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  expect((await shown())[0]).toBe('dark')
  await page.waitForLoadState('networkidle')
  expect((await shown())[0]).toBe('dark')
  await page.getByRole('button', { name: '浅色' }).first().click()
  expect(await shown()).toEqual(['light', bright])
  await page.reload({ waitUntil: 'networkidle' })
  expect(await shown()).toEqual(['light', bright])
  expect(complaints).toEqual([])
  await close()
})
