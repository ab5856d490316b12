import type { z } from 'zod'
import { memberOf, type Call } from '../../../api/handler.ts'
import { sheetFile, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { languages, translate } from '../../../kernel/i18n/translate.ts'
import { mostCountLines, type stockCountSheet } from '../endpoints-counts.ts'
import { inventoryMessages } from '../messages.ts'
import { countById, countLines, type CountLineRow } from './count-repository.ts'
import { readCount, writeCounts } from './count-stock.ts'
import { detailView } from './count-view.ts'
import { stockStores } from './stock-stores.ts'
import type { SheetRead, SheetReader } from './ports.ts'

const heads = ['product', 'goods', 'spec', 'unit', 'expected', 'counted'] as const

/** The count sheet, with what is counted already. */
export async function countSheet(write: SheetWriter, { stockCountId, format }: z.output<typeof stockCountSheet.input>, call: Call) {
  const row = await countById(call.app.read, stockCountId, stockStores(call))
  if (!row) return failure('api.notFound')
  const say = translate(call.lang, inventoryMessages)
  const { lines } = await detailView(call.app.read, row, call)
  const table = lines.map((line) => [line.productId, line.goodsName, line.specText, line.unitName, line.expected, line.counted ?? ''])
  return sheetFile(write, format, {
    name: `${say('countFile')}-${stockCountId}`,
    rows: [heads.map((head) => say(`head_${head}`)), ...table],
  })
}

type Problem = { readonly row: number; readonly text: string }
type Filled = { readonly row: number; readonly product: string; readonly counted: string }

/** Reads a filled sheet; rows without a count are passed over, rows that are wrong are named and the others written down. */
export async function readCountSheet(
  read: SheetReader,
  stockCountId: number,
  call: Call,
): Promise<{ readNum: number; problems: Problem[] } | Failure> {
  if (!(await countById(call.app.read, stockCountId, stockStores(call)))) return failure('api.notFound')
  const [file] = call.files
  if (!file) return failure('inventory.fileMissing', {}, { field: 'file' })
  const filled = filledRows(await read(file.bytes, memberOf(call).memberId))
  if (isFailure(filled)) return filled
  const lines = new Map((await countLines(call.app.read, stockCountId)).map((line) => [String(line.productId), line]))
  const say = translate(call.lang, inventoryMessages)
  const problems: Problem[] = []
  const counts = new Map<number, string>()
  for (const { row, product, counted } of filled) {
    const line: CountLineRow | undefined = lines.get(product)
    if (!line) problems.push({ row, text: say('rowUnknown') })
    else if (readCount(counted, line) === undefined) problems.push({ row, text: say('rowNumber') })
    else counts.set(line.productId, counted)
  }
  if (counts.size === 0) return { readNum: 0, problems }
  const saved = await call.app.inTransaction((tx) =>
    writeCounts(tx, { stockCountId, lines: [...counts].map(([productId, counted]) => ({ productId, counted })) }, call),
  )
  return isFailure(saved) ? saved : { readNum: counts.size, problems }
}

function filledRows(read: SheetRead): Filled[] | Failure {
  if (read.kind === 'refused') return failure('inventory.fileNotSheet', {}, { field: 'file' })
  const text = (cell: SheetCell | undefined) => (typeof cell === 'string' ? cell.trim() : '')
  const head = (read.rows[0] ?? []).map((cell) => text(cell).toLowerCase())
  const placeOf = (key: 'head_product' | 'head_counted') =>
    head.findIndex((cell) => languages.some((lang) => translate(lang, inventoryMessages)(key).toLowerCase() === cell))
  const [product, counted] = [placeOf('head_product'), placeOf('head_counted')]
  if (product < 0 || counted < 0) return failure('inventory.sheetColumns', {}, { field: 'file' })
  return read.rows
    .slice(1, mostCountLines + 1)
    .map((cells, at) => ({ row: at + 2, product: text(cells[product]), counted: text(cells[counted]) }))
    .filter((one) => one.product !== '' && one.counted !== '')
}

type SheetCell = Extract<SheetRead, { kind: 'rows' }>['rows'][number][number]
