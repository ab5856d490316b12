import { expect, test } from 'vitest'
import { addressSet } from './sitemap.ts'

test('addresses are escaped, carry their day and stand in both languages', () => {
  const set = addressSet('https://mall.example', [
    { path: '/goods/list?categoryId=1&g=2' },
    { path: '/article?articleId=3', at: new Date('2026-11-20T07:00:00Z') },
  ])
  expect(set).toContain('<loc>https://mall.example/goods/list?categoryId=1&amp;g=2</loc><xhtml:link')
  expect(set).toContain('hreflang="en" href="https://mall.example/goods/list?categoryId=1&amp;g=2&amp;lang=en"/>')
  expect(set).toContain('<loc>https://mall.example/article?articleId=3</loc><lastmod>2026-11-20</lastmod>')
})
