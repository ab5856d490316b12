import { expect, test } from 'vitest'
import { cityCodeOf } from './city-code.ts'

test('a city keeps its code', () => {
  expect(cityCodeOf('320400')).toBe('320400')
})

test('what is no city is the default city', () => {
  for (const asked of [undefined, '', '320402', '990000', '\uff13\uff12\uff10\uff14\uff10\uff10', '320400\u0000', 'x'])
    expect(cityCodeOf(asked)).toBe('310100')
})
