import { expect, test } from 'vitest'
import type { PageKind } from './page-key.ts'
import { defaultHome, pageRefusals, type PageBlock } from './page-blocks.ts'

const codes = (blocks: readonly PageBlock[]) => pageRefusals(blocks, 'home').map(({ index, code }) => `${index} ${code}`)

test('the home page that comes with the mall stands', () => {
  expect(codes(defaultHome)).toEqual([])
})

test('the first screen stays first, and once', () => {
  expect(
    codes([
      { id: 'a', type: 'figures' },
      { id: 'b', type: 'hero' },
    ]),
  ).toEqual(['1 site.blockFirst'])
  expect(
    codes([
      { id: 'a', type: 'hero' },
      { id: 'b', type: 'hero' },
    ]),
  ).toEqual(['1 site.blockOnce', '1 site.blockFirst'])
})

test('two blocks have two ids', () => {
  expect(
    codes([
      { id: 'a', type: 'figures' },
      { id: 'a', type: 'text', html: '' },
    ]),
  ).toEqual(['1 site.blockTwice'])
})

test('a picture leads somewhere or nowhere, but not halfway', () => {
  const picture = (link: { type: 'none' | 'goods'; value: string; info: { defaultProductId?: number } }): PageBlock => ({
    id: 'a',
    type: 'images',
    title: '',
    columns: 2,
    pictures: [{ picture: '/media/ingot-1.webp', alt: '', link }],
  })
  expect(codes([picture({ type: 'none', value: '', info: {} })])).toEqual([])
  expect(codes([picture({ type: 'goods', value: '', info: { defaultProductId: 1 } })])).toEqual([])
  expect(codes([picture({ type: 'goods', value: '', info: {} })])).toEqual(['0 site.linkIncomplete'])
})

test('each kind of page has blocks of its own', () => {
  const wrong = (kind: PageKind) =>
    pageRefusals(
      [
        { id: 'a', type: 'hero' },
        { id: 'b', type: 'market', title: '' },
        { id: 'c', type: 'about', title: '' },
        { id: 'd', type: 'text', html: '' },
      ],
      kind,
    ).flatMap(({ index, code }) => (code === 'site.blockNotHere' ? index : []))
  expect([wrong('home'), wrong('topic'), wrong('store')]).toEqual([[2], [0, 2], [0, 1]])
})
