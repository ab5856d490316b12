import type { Browser, Page } from 'playwright-core'

/** What a page is looked at with: a fast desk, or a phone at a quarter of the speed on a slow mobile network. */
export type Profile = 'desk' | 'slowPhone'

const kilobyte = 1000
const mobileNetwork = { offline: false, latency: 150, downloadThroughput: (1600 * kilobyte) / 8, uploadThroughput: (750 * kilobyte) / 8 }

/** A new window with an empty cache. */
export async function windowOf(browser: Browser, profile: Profile): Promise<Page> {
  const isPhone = profile === 'slowPhone'
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
  })
  const page = await context.newPage()
  if (isPhone) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', mobileNetwork)
  }
  return page
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
