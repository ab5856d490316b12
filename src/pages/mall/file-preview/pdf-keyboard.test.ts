import { expect, test } from 'vitest'
import { pageForKey, stepZoom, zoomForKey } from './pdf-keyboard.ts'

test('keys turn pages and stop at both ends', () => {
  expect(['PageDown', 'PageUp', 'Home', 'End'].map((key) => pageForKey(key, 2, 3, true))).toEqual([3, 1, 1, 3])
  expect([pageForKey('PageDown', 3, 3, true), pageForKey('PageUp', 1, 3, true)]).toEqual([3, 1])
})

test('arrows turn pages only where there is nothing to scroll; other keys keep their meaning', () => {
  expect([pageForKey('ArrowRight', 1, 3, true), pageForKey('ArrowRight', 1, 3, false)]).toEqual([2, null])
  expect([pageForKey('Tab', 1, 3, true), zoomForKey('Tab', 1)]).toEqual([null, null])
})

test('zoom goes by steps between half and three times the width', () => {
  expect([zoomForKey('+', 1), zoomForKey('-', 1), zoomForKey('0', 2)]).toEqual([1.25, 0.75, 1])
  expect([stepZoom(3, 1), stepZoom(0.5, -1)]).toEqual([3, 0.5])
})
