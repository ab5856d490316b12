import { expect, test } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

const head = '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>'
const written = `<script nonce="n" type="module" async="">;
import * as route0 from "/assets/root-a.js";
import * as route1 from "/assets/page-b.js";
  window.__reactRouterRouteModules = {"root":route0,"/":route1};

import("/assets/entry.client-c.js");</script>`

test("a page's script waits for its first screen, then fetches the same files and takes the same routes and entry", () => {
  const [first, last] = deferScripts([head, `<body>${written}</body>`])
  expect(first).toBe('<html><head><link rel="stylesheet" href="/a.css"/></head>')
  expect(last).toMatch(/^<body><script nonce="n" type="module" async="">const rest=.*await Promise\.race/)
  expect(last).toContain('for(const href of ["/assets/a.js"])')
  expect(last).toContain(
    'for(const file of run)await import(file);const [route0,route1]=await Promise.all([import("/assets/root-a.js"),import("/assets/page-b.js")]);',
  )
  expect(last).toContain('window.__reactRouterRouteModules = {"root":route0,"/":route1};')
  expect(last).not.toContain('import * as')
})

test('the entry is fetched with the rest and left for the end', () => {
  const preloads = '<link rel="modulepreload" href="/assets/entry.client-c.js"/><link rel="modulepreload" href="/assets/a.js"/>'
  const [, last] = deferScripts([preloads, `<body>${written}</body>`])
  expect(last).toContain('for(const href of ["/assets/a.js","/assets/entry.client-c.js"])')
  expect(last).toContain('run.pop();for(const file of run)await import(file);')
})

test('a page that is written otherwise is left alone', () => {
  const page = [head, '<body><script type="module">import "/a.js"</script></body>']
  expect(deferScripts(page)).toBe(page)
})
