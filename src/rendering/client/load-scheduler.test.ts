import { expect, test } from 'vitest'
import { filesInOrder } from './load-scheduler.ts'

function head() {
  const tags: string[] = []
  const ends = new Map<string, { done: () => void; failed: () => void }>()
  const inHead = ({ rel, href }: Readonly<Record<string, string>>) =>
    new Promise<void>((done, failed) => {
      tags.push(`${rel} ${href}`)
      ends.set(`${rel} ${href}`, { done, failed: () => failed(new Error(`${href} did not come`)) })
    })
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    tags,
    inHead,
    end: async (tag: string) => (ends.get(tag)?.done(), await settle()),
    fail: async (tag: string) => (ends.get(tag)?.failed(), await settle()),
  }
}

test('styles that arrive in another order are put into the page in the order in which they were asked for', async () => {
  const { tags, inHead, end } = head()
  let here = false
  void filesInOrder(inHead, (script) => script === '/page.js')(['/a.css', '/b.js', '/c.css']).then(() => (here = true))
  expect(tags).toEqual(['preload /a.css', 'modulepreload /b.js', 'preload /c.css'])
  await end('preload /c.css')
  expect(tags).toHaveLength(3)
  await end('preload /a.css')
  expect(tags.slice(3)).toEqual(['stylesheet /a.css'])
  await end('stylesheet /a.css')
  expect(tags.slice(4)).toEqual(['stylesheet /c.css'])
  expect(here).toBe(false)
  await end('stylesheet /c.css')
  expect(here).toBe(true)
})

test('a file is fetched once (not at all when the page has fetched it), and again only when its styles failed', async () => {
  const { tags, inHead, end, fail } = head()
  const fetchFiles = filesInOrder(inHead, (script) => script === '/page.js')
  const first = fetchFiles(['/a.css', '/b.js', '/page.js'])
  void fetchFiles(['/a.css', '/b.js']).catch(() => undefined)
  expect(tags).toEqual(['preload /a.css', 'modulepreload /b.js'])
  const failure = first.catch((error: unknown) => String(error))
  await end('preload /a.css')
  await fail('stylesheet /a.css')
  expect(await failure).toBe('Error: /a.css did not come')
  void fetchFiles(['/a.css', '/b.js'])
  expect(tags.slice(3)).toEqual(['preload /a.css'])
})

test('styles are asked for even when fetching them early failed', async () => {
  const { tags, inHead, fail, end } = head()
  const all = filesInOrder(inHead, (script) => script === '/page.js')(['/a.css'])
  await fail('preload /a.css')
  expect(tags).toEqual(['preload /a.css', 'stylesheet /a.css'])
  await end('stylesheet /a.css')
  await expect(all).resolves.toBeDefined()
})
