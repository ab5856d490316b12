import { expect, test } from 'vitest'
import { onePath, outlineOf } from './single-path-icons.ts'

test('a relative start stands where it is drawn alone, and what follows it stays relative', () => {
  expect(outlineOf(['path', { d: 'm12 19-7 7 7-7' }])).toBe('M12 19l-7 7 7-7')
  expect(outlineOf(['path', { d: 'm6.08 9.5-3.5 1.6' }])).toBe('M6.08 9.5l-3.5 1.6')
  expect(outlineOf(['path', { d: 'm5.5.5.5.5' }])).toBe('M5.5 .5l.5.5')
  expect(outlineOf(['path', { d: 'm9 12h4' }])).toBe('M9 12h4')
  expect(outlineOf(['path', { d: 'M5 12h14' }])).toBe('M5 12h14')
})

test('round and straight shapes are drawn as paths', () => {
  expect(outlineOf(['circle', { cx: '12', cy: '12', r: '3' }])).toBe('M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z')
  expect(outlineOf(['rect', { x: 2, y: 3, width: 10, height: 8 }])).toBe('M2 3h10v8h-10z')
  expect(outlineOf(['rect', { x: 2, y: 3, width: 10, height: 8, rx: 1 }])).toBe(
    'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
  )
  expect(outlineOf(['line', { x1: 1, y1: 2, x2: 3, y2: 4 }])).toBe('M1 2L3 4')
})

test('a glyph is one element and those of a colour of their own, and an attribute that would be lost stops the generator', () => {
  expect(
    onePath([
      ['path', { d: 'M5 12h14', key: 'a' }],
      ['path', { d: 'm12 5 7 7-7 7' }],
    ]),
  ).toBe('<path d="M5 12h14M12 5l7 7-7 7"/>')
  expect(
    onePath([
      ['path', { d: 'M0 0h1' }],
      ['circle', { cx: 1, cy: 1, r: 1, fill: 'currentColor', key: 'b' }],
    ]),
  ).toBe('<path d="M0 0h1"/><circle cx="1" cy="1" r="1" fill="currentColor"/>')
  expect(() => outlineOf(['path', { d: 'M0 0', opacity: '.5' }])).toThrow('path with opacity')
})
