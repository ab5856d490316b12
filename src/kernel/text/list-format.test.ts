import { expect, test } from 'vitest'
import { listFormat, noted } from './list-format.ts'

test('lists and notes are written as each language writes them', () => {
  expect(listFormat('zh', ['锌锭', '锌板'])).toBe('锌锭、锌板')
  expect(listFormat('en', ['Ingots', 'Sheet'])).toBe('Ingots, Sheet')
  expect(noted('zh', '厚度', 'mm')).toBe('厚度（mm）')
  expect(noted('en', 'Thickness', 'mm')).toBe('Thickness (mm)')
  expect(noted('en', 'Grade', '')).toBe('Grade')
})
