import { expect, test } from 'vitest'
import { renderPdf } from '../../../src/adapters/pdf/render-document.ts'
import { writeSheet } from '../../../src/adapters/sheets/write-sheet.ts'
import { renderDocument } from '../../../src/api/printed-document.ts'
import { quickOrderMatch, quickOrderRead } from '../../../src/modules/sourcing-tools/endpoints-quick-order.ts'
import { zip } from '../../fixtures/inputs/zip.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../fixtures/server/sourcing-tools-app.ts'

const { ask, visitorOf } = await aToolsHouse()
const buyer = await visitorOf('demo_buyer')

/** A material list as a purchasing department writes it: the goods, their size, the unit and the quantity in columns; the last row adds up. */
const list: readonly (readonly [name: string, size: string, unit: string, number: string, productId: number])[] = [
  ['热镀锌角钢', '∠50*50*5 Q235B', '吨', '20', 100_126],
  ['镀锌槽钢', '10#', '吨', '3', 100_136],
  ['热镀锌钢管', 'DN50*3.75', '支', '35', 100_097],
  ['镀锌方管', '40*40*2.0', '吨', '2', 100_110],
  ['接地扁铁', '40×4 热镀锌', '吨', '1.5', 100_149],
  ['8.8级热镀锌螺栓', 'M16×50', '套', '500', 100_200],
  ['304不锈钢板', '2B 1.0*1219*C', '吨', '3', 100_276],
  ['压铸锌合金锭', 'ZAMAK3', '吨', '5', 100_064],
]
const head = ['序号', '名称', '规格型号', '单位', '数量']
const rows = list.map(([name, size, unit, number], at) => [String(at + 1), name, size, unit, number])
const sentences = list.map(([name, size, unit, number]) => `${name} ${size} ${number}${unit}`)

const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
const docx = (body: string) =>
  zip([{ name: 'word/document.xml', content: Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`) }])
const pdf = () =>
  renderDocument(renderPdf, [
    {
      lang: 'zh',
      title: '材料清单',
      number: { label: '编号', value: 'QD-7' },
      issuedAt: new Date('2026-11-23T02:00:00Z'),
      facts: [],
      tables: [{ columns: head.map((heading, at) => ({ heading, share: at === 2 ? 4 : 2 })), rows }],
    },
  ])
const files: readonly (readonly [name: string, bytes: () => Uint8Array | Promise<Uint8Array>])[] = [
  ['list.xlsx', () => writeSheet([head, ...rows], 'list')],
  ['list.csv', () => Buffer.from([head, ...rows].map((row) => row.join(',')).join('\r\n'))],
  ['table.docx', () => docx(`<w:tbl>${[head, ...rows].map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`)],
  ['lines.docx', () => docx(sentences.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join(''))],
  ['list.pdf', pdf],
  ['lines.txt', () => Buffer.from(sentences.join('\n'))],
]

test.each(files)('a material list in %s gives its goods and quantities, line by line', async (name, bytes) => {
  const file = { field: 'file', fileName: name, mimeType: '', bytes: Buffer.from(await bytes()) }
  const { lines, errors } = dataOf(await ask(quickOrderRead, {}, { visitor: buyer, files: [file] }))
  expect(errors).toEqual([])
  const matched = dataOf(await ask(quickOrderMatch, { rows: lines.map((typed) => ({ typed })) }, { visitor: buyer })).rows
  const goods = matched.filter((row) => row.level !== 'none')
  expect(goods.map((row) => [row.line?.productId, row.number])).toEqual(list.map(([, , , number, productId]) => [productId, number]))
  // What only stands around the list, such as its title, is no goods.
  expect(matched.filter((row) => row.level === 'none' && /吨|支|套/.test(row.typed)).map((row) => row.typed)).toEqual([])
})
