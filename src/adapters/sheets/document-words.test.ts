import { expect, test } from 'vitest'
import { zip } from '../../../tests/fixtures/inputs/zip.ts'
import { documentWords } from './document-words.ts'

const document = (xml: string) => zip([{ name: 'word/document.xml', content: Buffer.from(xml) }])
const paragraph = (...texts: string[]) =>
  `<w:p><w:r>${texts.map((text) => `<w:t xml:space="preserve">${text}</w:t>`).join('<w:tab/>')}</w:r></w:p>`

test('paragraphs become lines, entities their signs', () => {
  expect(documentWords(document(`<w:document>${paragraph('锌锭 ', '5 吨')}${paragraph('A &lt; B &amp;amp; C')}</w:document>`))).toBe(
    '锌锭 5 吨\nA < B &amp; C',
  )
})

test('no document, no words', () => {
  expect(documentWords(Buffer.from('PK\u0003\u0004 not a zip'))).toBeNull()
  expect(documentWords(zip([{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }]))).toBeNull()
})

test('entities of its own, bombs and torn tags are refused or left out, in no time', () => {
  expect(documentWords(document('<!DOCTYPE x [<!ENTITY a "b">]><w:t>&a;</w:t>'))).toBeNull()
  expect(documentWords(document(`<w:t>${'a'.repeat(9 * 1024 * 1024)}</w:t>`))).toBeNull()
  const torn = Buffer.from(Array.from({ length: 200_000 }, (_, index) => `<w:t ${index}`).join(''))
  expect(documentWords(zip([{ name: 'word/document.xml', content: torn }]))).toBe('')
})
