import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['demo_buyer', 'd***r'],
  ['李四', '李***'],
  ['', '***'],
])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))
