import { expect, test } from 'vitest'
import { listFormat, withNote } from './list-format.ts'

test('lists and notes are written as each language writes them', () => {
  expect(listFormat('zh', ['锌锭', '锌板'])).toBe('锌锭、锌板')
  expect(listFormat('en', ['Ingots', 'Sheet'])).toBe('Ingots, Sheet')
  expect(withNote('zh', '厚度', 'mm')).toBe('厚度（mm）')
  expect(withNote('en', 'Thickness', 'mm')).toBe('Thickness (mm)')
  expect(withNote('en', 'Grade', '')).toBe('Grade')
})
