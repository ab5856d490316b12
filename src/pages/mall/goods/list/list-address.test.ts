import { expect, test } from 'vitest'
import { filterCount, listInput, readAttributes, selectedValues, withFacet, withoutFilters, withValues } from './list-address.ts'

const of = (text: string) => new URLSearchParams(text)

test('attributes are values by code', () => {
  expect([...readAttributes('dn:DN100|DN80;wall:4')]).toEqual([
    ['dn', ['DN100', 'DN80']],
    ['wall', ['4']],
  ])
  expect([...readAttributes('nonsense;:x')]).toEqual([])
})

test('a facet value is taken and left, and the page starts at one again', () => {
  const taken = withFacet(of('keyword=x&current=3&attrs=dn:DN80'), 'dn', 'DN100', true)
  expect(taken.get('attrs')).toBe('dn:DN80|DN100')
  expect(taken.has('current')).toBe(false)
  expect(withFacet(taken, 'dn', 'DN80', false).get('attrs')).toBe('dn:DN100')
  expect(withFacet(of('attrs=dn:DN80'), 'dn', 'DN80', false).has('attrs')).toBe(false)
})

test('brand, store, place and standard have names of their own', () => {
  expect(withFacet(of('brandId=3'), 'brand', '4', true).get('brandId')).toBe('3,4')
  expect(selectedValues(of('standard=GB/T 3091'), 'standard')).toEqual(['GB/T 3091'])
})

test('one category at a time; leaving it leaves the old level and parent too', () => {
  expect(withFacet(of('categoryId=1&g=1&pid=0'), 'category', '11', true).toString()).toBe('categoryId=11')
})

test('clearing keeps words, category, order and view', () => {
  expect(withoutFilters(of('keyword=a&categoryId=1&sort=price&view=table&low=3&inStock=1&brandId=2&attrs=dn:DN80')).toString()).toBe(
    'keyword=a&categoryId=1&sort=price&view=table',
  )
})

test('filters are counted; a price range is one', () => {
  expect(filterCount(of('low=1&high=9&inStock=1&brandId=1,2&attrs=dn:DN80&categoryId=1'), ['category', 'brand', 'dn'])).toBe(5)
})

test('an address that cannot be meant asks for less instead of failing', () => {
  const input = listInput(of('categoryId=abc&brandId=1,x&current=0&sort=evil&order=up&inStock=yes&shipFrom=../'))
  expect(input).toMatchObject({
    categoryId: undefined,
    brandId: undefined,
    current: 1,
    sort: 'relevance',
    order: undefined,
    inStock: undefined,
    shipFrom: '',
  })
})

test('setting a page keeps the rest', () => {
  expect(withValues(of('keyword=a&sort=price'), { current: 2 }).toString()).toBe('keyword=a&sort=price&current=2')
})
