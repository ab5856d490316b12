import { expect, test } from 'vitest'
import { countsByList } from './todo-links.ts'

test('queues that lead to one list are counted together', () => {
  const counts = countsByList([
    { key: 'refund', count: 2 },
    { key: 'complaint', count: 1 },
    { key: 'voucher', count: 4 },
  ])
  expect(Object.fromEntries(counts)).toEqual({ '/admin/aftersale/list': 3, '/admin/voucher/list': 4 })
})
