import { expect, test } from 'vitest'
import { kindOfFile, shownName } from './file-kinds.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('name and content of a file must agree', () => {
  expect(kindOfFile('质保书.pdf', bytes('%PDF-1.7 …'))).toBe('application/pdf')
  expect(kindOfFile('quote.txt', bytes('锌锭 0# 20 吨'))).toBe('text/plain; charset=utf-8')
  expect(kindOfFile('quote.pdf', bytes('<script>'))).toBeNull()
  expect(kindOfFile('quote.xlsx', bytes('name,price'))).toBeNull()
  expect(kindOfFile('quote.txt', new Uint8Array([0xff, 0xfe, 0x00]))).toBeNull()
  expect(kindOfFile('quote.csv', bytes('a\u0000b'))).toBeNull()
})

test('programs, pages and drawings are not accepted, whatever they contain', () => {
  for (const name of ['a.exe', 'a.html', 'a.svg', 'a.js', 'a', '', 'constructor', 'a.__proto__'])
    expect(kindOfFile(name, bytes('%PDF-'))).toBeNull()
})

test('a shown name has no folders and nothing that turns the reading around', () => {
  expect(shownName('C:\\桌面\\合同\u202Efdp.exe')).toBe('合同fdp.exe')
  expect(shownName('../../etc/passwd')).toBe('passwd')
  expect(shownName('\u0000')).toBe('file')
  expect(shownName(`${'长'.repeat(200)}.pdf`)).toHaveLength(94)
})
