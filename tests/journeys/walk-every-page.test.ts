import { AxeBuilder } from '@axe-core/playwright'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../harness/browser.ts'
import { aCast, type RoleName } from '../harness/cast.ts'
import { ownedThings } from '../harness/owned-things.ts'
import { aRunningMall } from '../harness/running-mall.ts'
import { callsAt } from '../harness/served-house.ts'
import { enter, oddText, settled, walkOf } from '../harness/walk.ts'

const mall = await aRunningMall()
const house = { ...mall, ...callsAt(mall.address) }
const things = await ownedThings(house, await aCast(house))
const browser = await aBrowser()
const windows = new Map<string, Promise<Window>>()

/** One window per person and language, used for every page. */
function windowOf(name: RoleName, lang: 'zh' | 'en'): Promise<Window> {
  const known = windows.get(name + lang)
  if (known) return known
  const opened = aWindow(browser).then(async (window) => {
    await window.page.context().addCookies([{ name: 'zb_lang', value: lang, url: mall.address }])
    await enter(window.page.context(), mall.address, name)
    return window
  })
  windows.set(name + lang, opened)
  return opened
}

const source = join(import.meta.dirname, '../../src')
const wordNames = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /words[a-z-]*\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/defineWords\('(\w+)'/g)].map(([, name]) => name ?? ''))

for (const { row, address, people } of walkOf(things)) {
  for (const lang of ['zh', 'en'] as const) {
    test(`${address.replaceAll(/[A-Z]+\d{10,}/g, '…')} in ${lang} is whole for ${people.join(', ')}`, async () => {
      const wrong: string[] = []
      // Who sees what does not depend on the language: English is walked by the one who sees most.
      for (const [place, name] of (lang === 'zh' ? people : people.slice(-1)).entries()) {
        const { page, complaints } = await windowOf(name, lang)
        const before = complaints.length
        const say = (text: string): void => void wrong.push(`${name}: ${text}`)
        await page.setViewportSize({ width: 1440, height: 900 })
        const answer = await page.goto(mall.address + address)
        if (answer?.status() !== 200 || new URL(page.url()).pathname !== new URL(mall.address + address).pathname)
          say(`answered ${answer?.status()} at ${page.url()}`)
        await settled(page)
        if ((await page.title()).trim() === '') say('has no title')
        if ((await page.getAttribute('html', 'lang')) !== (lang === 'zh' ? 'zh-CN' : 'en')) say('is in another language')
        for (const odd of oddText(await page.evaluate(() => document.body.innerText), wordNames)) say(`says ${odd}`)
        // Rules of accessibility do not depend on the person, and barely on the language.
        if (place === 0 && lang === 'zh') for (const one of await axe(page)) say(one)
        for (const width of [1440, 768, 360]) {
          await page.setViewportSize({ width, height: 900 })
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          if (wide > width) say(`is ${wide} px wide on ${width}: ${await widest(page, width)}`)
        }
        for (const complaint of complaints.slice(before)) say(complaint)
      }
      expect(wrong, row.path).toEqual([])
    })
  }
}

type WalkedPage = Window['page']

async function axe(page: WalkedPage): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `axe ${one.id} (${one.impact}): ${one.nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`)
          .join(' | ')} (${one.nodes.length})`,
    )
}

/** The outermost elements that reach over the right edge. */
function widest(page: WalkedPage, width: number): Promise<string> {
  return page.evaluate((edge) => {
    const over = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 1)
    return over
      .slice(0, 4)
      .map((one) => `${one.tagName.toLowerCase()}.${String(one.className).split(' ').join('.')}`)
      .join(' > ')
  }, width)
}
