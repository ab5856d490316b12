import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSheetApart } from './read-sheet.ts'
import { writeSheet } from './write-sheet.ts'

type Part = { readonly name: string; readonly content: Buffer; readonly claimed?: number }

/** A ZIP archive with these files; `claimed` lies about the size. */
function zip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed = content.length } of parts) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claimed, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claimed, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') }
const workbook = { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }
const sheet = (xml: string) => ({ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(xml) })
const why = async (bytes: Buffer) => {
  const read = await readSheetApart(bytes)
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
  expect(await readSheetApart(bytes)).toEqual({
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
