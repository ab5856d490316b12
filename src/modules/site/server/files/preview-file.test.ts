import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { zip } from '../../../../../tests/fixtures/inputs/zip.ts'
import { documentWords } from '../../../../adapters/sheets/document-words.ts'
import { readSheet } from '../../../../adapters/sheets/read-sheet.ts'
import { writeSheet } from '../../../../adapters/sheets/write-sheet.ts'
import { filePreview } from '../../endpoints-file-preview.ts'
import type { OpenedFile } from '../ports.ts'
import { previewHandlers } from './preview-file.ts'

const owner = { visitor: aMember(1, 2) }
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const files: Record<string, OpenedFile> = {}
const keep = (fileId: string, name: string, mime: string, bytes: Buffer) => {
  files[fileId] = { name, mime, bytes }
}
const ask = asker(
  aHouse(await aDatabase()),
  previewHandlers({
    open: {
      file: () => Promise.resolve(null),
      chat: (_house, fileId, caller) => Promise.resolve(caller.member?.memberId === 1 ? (files[fileId] ?? null) : null),
    },
    readSheet,
    readWords: documentWords,
  }),
)
const see = async (fileId: string) => dataOf(await ask(filePreview, { fileId }, owner))

test('a file of somebody else, of another folder or of nobody does not exist', async () => {
  keep('mine', 'a.txt', 'text/plain; charset=utf-8', Buffer.from('a'))
  expect((await ask(filePreview, { fileId: 'mine' })).state).toBe(266)
  const answers = [
    await ask(filePreview, { fileId: 'mine' }, { visitor: aMember(2, 2) }),
    await ask(filePreview, { fileId: 'mine', source: 'file' }, owner),
    await ask(filePreview, { fileId: '../../etc/passwd' }, owner),
    await ask(filePreview, { fileId: 'constructor' }, { visitor: aMember(2, 2) }),
  ]
  expect(answers.map((answer) => answer.code)).toEqual(Array(4).fill('api.notFound'))
})

test('text stays text, whatever it looks like and whatever it is called', async () => {
  keep('page', '<img src=x onerror=hit()>.html.txt', 'text/plain; charset=utf-8', Buffer.from('<script>hit()</script>\r\n二行'))
  expect(await see('page')).toMatchObject({
    kind: 'text',
    lines: ['<script>hit()</script>', '二行'],
    isCut: 0,
    address: '/chat-files/page',
  })
  keep('long', 'long.csv', 'text/csv; charset=utf-8', Buffer.from('行\n'.repeat(5000)))
  const long = await see('long')
  expect([long.lines.length, long.isCut]).toEqual([2000, 1])
})

test('a table shows its first rows, a document its words', async () => {
  const rows = [['品名', '吨'], ...Array.from({ length: 300 }, (_, index) => ['锌锭', String(index)])]
  keep('table', '清单.xlsx', sheetType, await writeSheet(rows, '清单'))
  const table = await see('table')
  expect([table.kind, table.rows.length, table.rows[1], table.isCut]).toEqual(['table', 200, ['锌锭', '0'], 1])
  keep('words', '合同.docx', wordType, zip([{ name: 'word/document.xml', content: Buffer.from('<w:p><w:t>第一条</w:t></w:p>') }]))
  expect(await see('words')).toMatchObject({ kind: 'words', lines: ['第一条'], isBroken: 0 })
})

test('what only claims to be a table or a document is offered for download', async () => {
  keep('fake', 'a.xlsx', sheetType, Buffer.from('PK\u0003\u0004 nothing'))
  keep('fakeWords', 'a.docx', wordType, Buffer.from('PK\u0003\u0004 nothing'))
  for (const fileId of ['fake', 'fakeWords']) expect(await see(fileId)).toMatchObject({ isBroken: 1, rows: [], lines: [] })
})

test('pictures and PDF are left to the page, everything else to a download', async () => {
  for (const [mime, kind] of [
    ['image/webp', 'picture'],
    ['application/pdf', 'pdf'],
    ['application/msword', 'old'],
    ['application/vnd.ms-excel', 'old'],
    ['text/html', 'other'],
    ['image/svg+xml', 'other'],
  ] as const) {
    keep('any', 'a', mime, Buffer.from('%PDF-1.7'))
    expect(await see('any')).toMatchObject({ kind, lines: [], rows: [] })
  }
})
