import { expect, test } from 'vitest'
import { zip } from '../../../tests/fixtures/inputs/zip.ts'
import { readSheet } from './read-sheet.ts'
import { writeSheet } from './write-sheet.ts'

const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') }
const workbook = { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }
const sheet = (xml: string) => ({ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(xml) })
const why = async (bytes: Buffer) => {
  const read = await readSheet(bytes)
  return read.kind === 'refused' ? read.why : 'rows'
}

test('what was written is read again, formulas-to-be included, as text', async () => {
  const bytes = await writeSheet(
    [
      ['名称', '价格'],
      ['锌锭', 23600.5],
      ['=1+1', -2],
    ],
    '商品',
  )
  expect(await readSheet(bytes)).toEqual({
    kind: 'rows',
    rows: [
      ['名称', '价格'],
      ['锌锭', '23600.5'],
      ['=1+1', '-2'],
    ],
  })
})

test.each([
  ['no archive', Buffer.from('name,price'), 'fileNotSheet'],
  ['an archive without a workbook', zip([types]), 'fileNotSheet'],
  ['a truncated archive', zip([types, workbook]).subarray(20), 'fileNotSheet'],
  [
    'a bomb that claims to be small',
    zip([types, workbook, { ...sheet('x'), content: Buffer.alloc(40_000_000, 'a'), claimed: 10 }]),
    'sheetBomb',
  ],
  ['a file that unpacks a thousandfold', zip([types, workbook, { ...sheet('x'), content: Buffer.alloc(8_000_000, 'a') }]), 'sheetBomb'],
  [
    'too many files',
    zip([types, workbook, ...Array.from({ length: 200 }, (_, at) => ({ name: `x${at}`, content: Buffer.from('x') }))]),
    'sheetBomb',
  ],
  ['a document type', zip([types, workbook, sheet('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>')]), 'sheetOutside'],
  ['a macro', zip([types, workbook, { name: 'xl/vbaProject.bin', content: Buffer.from('x') }]), 'sheetOutside'],
  [
    'a link to the outside',
    zip([types, workbook, { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from('<Relationship TargetMode="External"/>') }]),
    'sheetOutside',
  ],
  [
    'too many rows',
    zip([types, workbook, sheet(`<worksheet>${Array.from({ length: 5002 }, (_, at) => `<row n="${at}"/>`).join('')}</worksheet>`)]),
    'sheetTooManyRows',
  ],
  ['a cell far away', zip([types, workbook, sheet('<worksheet><row><c r="A1048576"><v>1</v></c></row></worksheet>')]), 'sheetTooManyRows'],
])('%s is refused', async (_what, bytes, refusal) => {
  expect(await why(bytes)).toBe(refusal)
})

test('more than 4 MB is not even opened', async () => {
  expect(await why(Buffer.alloc(4 * 1024 * 1024 + 1))).toBe('sheetTooLarge')
})
