import { expect, test } from 'vitest'
import { joined, noted } from './joined.ts'

test('lists and notes are written as each language writes them', () => {
  expect(joined('zh', ['锌锭', '锌板'])).toBe('锌锭、锌板')
  expect(joined('en', ['Ingots', 'Sheet'])).toBe('Ingots, Sheet')
  expect(noted('zh', '厚度', 'mm')).toBe('厚度（mm）')
  expect(noted('en', 'Thickness', 'mm')).toBe('Thickness (mm)')
  expect(noted('en', 'Grade', '')).toBe('Grade')
})
