import { expect, test } from 'vitest'
import { zip } from '../../../tests/fixtures/inputs/zip.ts'
import { renderDocument } from '../../api/printed-document.ts'
import { renderPdf } from '../pdf/render-document.ts'
import { readDocument } from './read-sheet.ts'
import { writeSheet } from './write-sheet.ts'

const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
const docx = (body: string) =>
  zip([{ name: 'word/document.xml', content: Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`) }])
const rowsOf = async (bytes: Uint8Array) => {
  const read = await readDocument(bytes)
  return read.kind === 'rows' ? read.rows : read.why
}

test('a Word document gives its paragraphs and the cells of its tables in order', async () => {
  const table = `<w:tbl><w:tr>${cell('名称')}${cell('数量')}</w:tr><w:tr>${cell('0#锌锭 &amp; 合金')}${cell('20吨')}</w:tr></w:tbl>`
  expect(await rowsOf(docx(`<w:p><w:r><w:t>采购</w:t></w:r><w:r><w:t xml:space="preserve">清单</w:t></w:r></w:p>${table}`))).toEqual([
    ['采购清单'],
    ['名称', '数量'],
    ['0#锌锭 & 合金', '20吨'],
  ])
})

test('CSV is read in UTF-8 and in GB 18030, with its quotation marks; plain text gives its lines', async () => {
  expect(await rowsOf(Buffer.from('名称,数量\n"锌锭, 0#",20'))).toEqual([
    ['名称', '数量'],
    ['锌锭, 0#', '20'],
  ])
  // 锌锭,20 and 氯化锌,5 as a Chinese spreadsheet program writes them.
  expect(await rowsOf(Buffer.from('d0bfb6a72c32300d0ac2c8bbafd0bf2c35', 'hex'))).toEqual([
    ['锌锭', '20'],
    ['氯化锌', '5'],
  ])
  expect(await rowsOf(Buffer.from('0#锌锭 20吨\n\n角钢 5 吨'))).toEqual([['0#锌锭 20吨'], ['角钢 5 吨']])
})

test('a PDF with text gives the rows of its table, cell by cell, on every page', async () => {
  const pdf = await renderDocument(renderPdf, [
    {
      lang: 'zh',
      title: '采购清单',
      number: { label: '编号', value: 'QD-1' },
      issuedAt: new Date('2026-11-23T02:00:00Z'),
      facts: [],
      tables: [
        {
          columns: [
            { heading: '序号', share: 1 },
            { heading: '品名规格', share: 5 },
            { heading: '数量', share: 2, align: 'right' },
          ],
          rows: Array.from({ length: 60 }, (_, index) => [String(index + 1), `镀锌管 DN${index + 1} 壁厚 2.5`, '25.018 吨']),
        },
      ],
    },
  ])
  const rows = await rowsOf(pdf)
  expect(rows).toContainEqual(['1', '镀锌管 DN1 壁厚 2.5', '25.018 吨'])
  expect(rows).toContainEqual(['60', '镀锌管 DN60 壁厚 2.5', '25.018 吨'])
})

test('a spreadsheet is still one', async () => {
  expect(await rowsOf(await writeSheet([['锌锭', 20]], 'x'))).toEqual([['锌锭', '20']])
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['a PDF that is cut off', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a document with entities', docx('<!DOCTYPE x><w:p/>')],
])('%s is refused', async (_what, bytes) => {
  expect(await rowsOf(bytes)).toBe('fileNotSheet')
})
