import { expect, test } from 'vitest'
import { translateTerms } from './translate-terms.ts'

const terms = new Map([
  ['现货', 'In stock'],
  ['质保书', 'Mill certificate'],
])

test('whole terms are English at any depth; longer texts, numbers and what nobody translated stay', () => {
  const goods = { tags: ['现货', '新品'], documents: [{ name: '质保书', pages: 2, checked: true }], note: '现货，质保书随货', none: null }
  expect(translateTerms(goods, terms)).toEqual({
    tags: ['In stock', '新品'],
    documents: [{ name: 'Mill certificate', pages: 2, checked: true }],
    note: '现货，质保书随货',
    none: null,
  })
})
