import { expect, test } from 'vitest'
import { loader } from './redirect-page.ts'

const led = (address: string, pattern: string) => {
  const answer = loader({ request: new Request(`http://localhost:3000${address}`), pattern })
  return [answer.status, answer.headers.get('location')]
}

test('an old address leads to its page with the query, without what the router added on the way', () => {
  expect(led('/brand', '/brand')).toEqual([301, '/goods/brand'])
  expect(led('/goods?keyword=a', '/goods')).toEqual([301, '/goods/list?keyword=a'])
  expect(led('/store', 'store')).toEqual([301, '/store/list'])
  expect(led('/store/detail?vid=1001&from=a%26b', 'store/detail')).toEqual([301, '/store/index?vid=1001&from=a%26b'])
  expect(led('/brand.data?_routes=redirect%3A%2Fbrand', '/brand')).toEqual([301, '/goods/brand'])
  expect(led('/store/detail.data?vid=1001&_routes=x', '/store/detail')).toEqual([301, '/store/index?vid=1001'])
})
