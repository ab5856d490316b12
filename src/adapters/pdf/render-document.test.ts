import { expect, test } from 'vitest'
import { noDocuments, pdfFile, renderDocument, verificationAddress, type PrintedDocument } from '../../api/printed-document.ts'
import { isBusyError } from '../../kernel/failure/busy-error.ts'
import { pdfPages } from '../../../tests/fixtures/documents/pdf-text.ts'
import { renderPdf } from './render-document.ts'

const party = (role: string, name: string) => ({
  role,
  name,
  taxNumber: '91310115DEM000014Q',
  facts: [
    { label: '地址', value: '上海市宝山区月浦镇春和路128号' },
    { label: '电话', value: '021-56640000' },
    { label: '传真', value: '' },
  ],
})

function order(lines: number, lang: 'zh' | 'en' = 'zh'): PrintedDocument {
  return {
    lang,
    title: lang === 'zh' ? '采购订单' : 'Purchase order',
    number: { label: lang === 'zh' ? '订单编号' : 'Order no.', value: 'ZB202611230001' },
    issuedAt: new Date('2026-11-23T02:00:00Z'),
    facts: [{ label: '客户采购单号', value: 'PO-7788' }],
    parties: [party('供方', '上海双燕锌业有限公司'), party('需方', '江苏镕喆热镀锌有限公司')],
    tables: [
      {
        columns: [
          { heading: '序号', share: 1, align: 'center' },
          { heading: '品名规格', share: 5 },
          { heading: '物料编码', share: 3 },
          { heading: '数量', share: 2, align: 'right' },
          { heading: '金额（元）', share: 3, align: 'right' },
        ],
        rows: Array.from({ length: lines }, (_, index) => [
          String(index + 1),
          `锌锭 Zn99.995 第${index + 1}批`,
          `WL-${index + 1}`,
          '25.018 吨',
          '585,500.00',
        ]),
      },
    ],
    totals: [{ label: '价税合计', value: '¥1,234,567.89' }],
    inWords: 123456789n,
    paragraphs: [{ heading: '备注', text: '第一行\n第二行' }],
    signatures: ['供方', '需方'],
    verification: { code: 'ZB202611230001', address: verificationAddress('https://mall.example/', 'ZB202611230001') },
  }
}

test('a document prints its parties, lines, totals, capitals, signatures, code and page number', async () => {
  const [page = '', ...more] = await pdfPages(await renderDocument(renderPdf, [order(2)]))
  expect(more).toEqual([])
  for (const text of [
    '采购订单',
    '订单编号ZB202611230001',
    '客户采购单号PO-7788',
    '供方上海双燕锌业有限公司',
    '需方江苏镕喆热镀锌有限公司',
    '统一社会信用代码91310115DEM000014Q',
    '锌锭Zn99.995第2批',
    'WL-2',
    '25.018吨',
    '价税合计¥1,234,567.89',
    '金额大写壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
    '第一行第二行',
    '（盖章处）',
    '签字',
    '核验码ZB202611230001',
    'https://mall.example/vc?code=ZB202611230001',
    '第1页，共1页',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('传真')
})

test('a long table runs over several pages: the head is repeated, no line is lost, pages are counted', async () => {
  const pages = await pdfPages(await renderDocument(renderPdf, [order(120)]))
  expect(pages.length).toBeGreaterThan(2)
  const withLines = pages.filter((page) => page.includes('锌锭'))
  for (const page of withLines) expect(page).toContain('品名规格')
  for (let line = 1; line <= 120; line += 1) expect(pages.filter((page) => page.includes(`锌锭Zn99.995第${line}批`))).toHaveLength(1)
  for (const [index, page] of pages.entries()) expect(page).toContain(`第${index + 1}页，共${pages.length}页`)
})

test('several documents in one file begin on pages of their own and count their own pages', async () => {
  const pages = await pdfPages(await renderDocument(renderPdf, [order(1), order(1, 'en')]))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('第1页，共1页')
  expect(pages[1]).toContain('Purchaseorder')
  expect(pages[1]).toContain('Page1of1')
})

test('the same document is the same file, byte for byte; its date is the document’s own', async () => {
  const [one, other] = [await renderDocument(renderPdf, [order(3)]), await renderDocument(renderPdf, [order(3)])]
  expect(one.equals(other)).toBe(true)
  expect(one.toString('latin1')).toContain('D:20261123020000Z')
})

test('the font is embedded as a subset and nothing of the machine is used', async () => {
  const bytes = await renderDocument(renderPdf, [order(5)])
  const text = bytes.toString('latin1')
  const fonts = [...text.matchAll(/\/BaseFont \/(\S+)/g)].map((match) => match[1] ?? '')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSansHans-(Regular|Bold)$/)
  expect(bytes.length).toBeLessThan(200_000)
})

test('text of strangers cannot break a document: control characters, lone surrogates, endless words and rows', async () => {
  const strange = order(1)
  const table = strange.tables?.[0]
  const rows = [
    ['1', `a\u0000b\u202Ec\uD800${'长'.repeat(9000)}`, 'W'.repeat(400), '1', '1'],
    ['2', '尾', '', '1', '1'],
  ]
  const bytes = await renderDocument(renderPdf, [
    { ...strange, tables: table ? [{ ...table, rows }] : [], paragraphs: [{ text: '条款'.repeat(3000) }] },
  ])
  const pages = await pdfPages(bytes)
  expect(pages.join('')).toContain('尾')
  expect(pages.length).toBeLessThan(20)
})

test('the queue has an end: what is beyond one member’s share or the whole is refused as busy', async () => {
  const mine = await Promise.allSettled(Array.from({ length: 5 }, () => renderDocument(renderPdf, [order(1)], 7)))
  const refused = mine.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused.every((one) => isBusyError(one.reason))).toBe(true)
})

test('a file for the browser has a name and the bytes', async () => {
  const file = await pdfFile(noDocuments, { name: '订单', documents: [order(1)] })
  expect(file.fileName).toBe('订单.pdf')
  expect(Buffer.from(file.base64, 'base64').toString()).toContain('壹佰贰拾叁万')
})
