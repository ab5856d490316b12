import { expect, test } from 'vitest'
import { chartGeometry } from './chart-geometry.ts'

const line = (name: string, ...prices: number[]) => ({ name, days: prices.map((_, index) => `11-${String(index + 10)}`), prices })

test('levels are round prices around the lines', () => {
  expect(chartGeometry([line('a', 22_710, 22_860, 22_790)], 876, 268)?.levels.map((level) => level.text)).toEqual([
    '22,700',
    '22,750',
    '22,800',
    '22,850',
    '22,900',
  ])
})

test('end labels do not cover each other', () => {
  const shape = chartGeometry([line('a', 100, 110), line('b', 100, 110.5)], 876, 268)
  const [a, b] = shape?.lines ?? []
  expect(Math.abs((a?.end.labelY ?? 0) - (b?.end.labelY ?? 0))).toBeGreaterThanOrEqual(20)
})

test('a flat line still has a scale, and one day is no line', () => {
  expect(chartGeometry([line('a', 100, 100)], 876, 268)?.lines[0]?.path).not.toContain('NaN')
  expect(chartGeometry([line('a', 100)], 876, 268)).toBeNull()
})
