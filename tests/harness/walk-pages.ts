import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageRow } from '../../src/rendering/page/page.ts'
import { axeFaults } from './axe.ts'
import { aBrowser, aWindow, type Window } from './browser.ts'
import { aCast, type RoleName } from './cast.ts'
import { ownedThings } from './owned-things.ts'
import { aRunningMall } from './running-mall.ts'
import { callsAt } from './served-house.ts'
import { enter, oddText, settled, walkOf, type Stop } from './walk.ts'

const source = join(import.meta.dirname, '../../src')
const wordNames = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /words[a-z-]*\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/defineWords\('(\w+)'/g)].map(([, name]) => name ?? ''))

/** Makes a test of every page in one language that `isMine` chooses: it opens, says nothing odd, fits every width, and axe finds nothing. */
export async function walkPages(lang: 'zh' | 'en', isMine: (row: PageRow) => boolean): Promise<void> {
  const mall = await aRunningMall()
  const house = { ...mall, ...callsAt(mall.address) }
  const things = await ownedThings(house, await aCast(house))
  const browser = await aBrowser()
  const windows = new Map<RoleName, Promise<Window>>()

  /** One window per person, used for every page. */
  function windowOf(name: RoleName): Promise<Window> {
    const known = windows.get(name)
    if (known) return known
    const opened = aWindow(browser).then(async (window) => {
      await window.page.context().addCookies([{ name: 'zb_lang', value: lang, url: mall.address }])
      await enter(window.page.context(), mall.address, name)
      return window
    })
    windows.set(name, opened)
    return opened
  }

  for (const stop of walkOf(things).filter(({ row }) => isMine(row))) {
    // Who sees what does not depend on the language: English is walked by the one who sees most.
    const people = lang === 'zh' ? stop.people : stop.people.slice(-1)
    test(`${stop.address.replaceAll(/[A-Z]+\d{10,}/g, '…')} in ${lang} is whole for ${people.join(', ')}`, async () => {
      const wrong: string[] = []
      for (const [place, name] of people.entries()) {
        // Rules of accessibility do not depend on the person, and barely on the language.
        const asksAxe = place === 0 && lang === 'zh'
        for (const text of await faultsAt(await windowOf(name), mall.address, stop, lang, asksAxe)) wrong.push(`${name}: ${text}`)
      }
      expect(wrong, stop.row.path).toEqual([])
    })
  }
}

/** What is wrong with one page in one person's window. */
async function faultsAt(
  { page, complaints }: Window,
  mall: string,
  { address }: Stop,
  lang: 'zh' | 'en',
  asksAxe: boolean,
): Promise<readonly string[]> {
  const wrong: string[] = []
  const before = complaints.length
  await page.setViewportSize({ width: 1440, height: 900 })
  const answer = await page.goto(mall + address)
  if (answer?.status() !== 200 || new URL(page.url()).pathname !== new URL(mall + address).pathname)
    wrong.push(`answered ${answer?.status()} at ${page.url()}`)
  await settled(page)
  if ((await page.title()).trim() === '') wrong.push('has no title')
  if ((await page.getAttribute('html', 'lang')) !== (lang === 'zh' ? 'zh-CN' : 'en')) wrong.push('is in another language')
  for (const odd of oddText(await page.evaluate(() => document.body.innerText), wordNames)) wrong.push(`says ${odd}`)
  if (asksAxe) wrong.push(...(await axeFaults(page)))
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await widthAtRest(page, width)
    if (wide > width) wrong.push(`is ${wide} px wide on ${width}: ${await widest(page, width)}`)
  }
  return [...wrong, ...complaints.slice(before)]
}

type WalkedPage = Window['page']

/** How wide the page lies in a window of `width`; parts that measure themselves after a resize have two seconds. */
async function widthAtRest(page: WalkedPage, width: number): Promise<number> {
  const fits = (edge: number) => document.documentElement.scrollWidth <= edge
  await page.waitForFunction(fits, width, { timeout: 2_000 }).catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** The outermost elements that reach over the right edge and are not clipped by something that scrolls. */
function widest(page: WalkedPage, width: number): Promise<string> {
  return page.evaluate((edge) => {
    const isClipped = (one: Element | null): boolean =>
      one !== null && one !== document.body && (getComputedStyle(one).overflowX !== 'visible' || isClipped(one.parentElement))
    const over = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > edge + 1 && !isClipped(one.parentElement),
    )
    return over
      .slice(0, 4)
      .map((one) => `${one.tagName.toLowerCase()}.${String(one.className).split(' ').join('.')}`)
      .join(' > ')
  }, width)
}
