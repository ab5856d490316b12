import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cachedFragment } from '../client/cached-fragment.ts'
import { renderPage } from './fragment-cache.ts'

const html = (page: ReactNode): string => renderPage(page).join('')
/** Parts are asked for while the page is drawn. */
const during = (draw: () => ReactNode, key?: string): ReactNode => createElement(draw, { key })
const page = (...children: ReactNode[]) =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement('link', { rel: 'icon', href: '/i' })),
    createElement('body', null, ...children),
  )

test('a page with parts drawn once is what React draws without them', () => {
  const part = (text: string) => createElement('p', { key: text }, text, ' & ', 1)
  const plain = renderToString(page('before', part('a'), part('b'), createElement('i')))
  const once = (text: string) => during(() => cachedFragment('part', [text], () => part(text)), text)
  for (const _ of ['new', 'kept']) {
    expect(html(page('before', once('a'), once('b'), createElement('i')))).toBe(plain)
  }
})

test('a part is drawn anew only when its facts are others', () => {
  let drawn = 0
  const once = (facts: readonly unknown[]) =>
    during(() =>
      cachedFragment('counted', facts, () => {
        drawn += 1
        return createElement('b', null, JSON.stringify(facts))
      }),
    )
  const pages = [
    [1, 'x'],
    [1, 'x'],
    [1, 'y'],
  ].map((facts) => html(page(once(facts))))
  expect(drawn).toBe(2)
  expect(pages[0]).toBe(pages[1])
  expect(pages[2]).toContain('y')
})

test('a picture of the first screen is announced in the head, kept or new', () => {
  const once = () =>
    during(() => cachedFragment('picture', [], () => createElement('img', { src: '/a.webp', alt: '', fetchPriority: 'high' })))
  for (const _ of ['new', 'kept']) {
    const drawn = html(page(createElement('p'), once()))
    expect(drawn.slice(0, drawn.indexOf('</head>'))).toContain('<link rel="preload" as="image" href="/a.webp"')
    expect(drawn.slice(drawn.indexOf('<body>'))).not.toContain('preload')
  }
})

test('in the browser, and where nobody collects, a part is simply drawn', () => {
  expect(
    renderToString(
      createElement(
        'div',
        null,
        cachedFragment('alone', [], () => 'text'),
      ),
    ),
  ).toBe('<div>text</div>')
})
