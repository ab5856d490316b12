import { expect, test } from 'vitest'
import { directoryAddress, directoryQuery } from './directory-query.ts'

test('an address of the directory is read back as it was made, and what is wrong is left out', () => {
  const wanted = { keyword: '锌锭', storeType: 'producer', categoryId: 3, current: 2 } as const
  expect(directoryQuery(new URL(directoryAddress('/store/list', wanted), 'http://mall').searchParams)).toEqual(wanted)
  expect(directoryQuery(new URLSearchParams('type=x&categoryId=-1&current=0'))).toEqual({
    keyword: '',
    storeType: '',
    categoryId: null,
    current: 1,
  })
  expect(directoryAddress('/store/list', { keyword: '', current: 1 })).toBe('/store/list')
})
