import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { languages, translate } from '../../../kernel/i18n/translate.ts'
import { basketRefusalText, unitNameOf, skusInTransaction } from '../../basket/server/public.ts'
import { sellsIn } from '../../pricing/rules/sku-price.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import type { UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { skuOfMaterialCode } from '../../enterprise/server/public.ts'
import { maxProjectLines, type ImportedLines } from '../endpoints.ts'
import { projectMessages } from '../messages.ts'
import { saveLines, numberText } from './edit-lines.ts'
import { ownerOf } from './project-commands.ts'
import type { ListedLine } from './material-list.ts'
import type { SheetRead, SheetReader } from './ports.ts'
import { linesOfProject, lockProject, projectOf } from './project-repository.ts'

const columns = ['colProductId', 'colCode', 'colNumber', 'colUnit', 'colRemark'] as const
type Column = (typeof columns)[number]
type Row = { readonly row: number; readonly cells: Readonly<Record<Column, string>>; readonly isCalculated: boolean }

/**
 * Lines of a spreadsheet into a kept list, found by the heads that its export has. Good rows are kept although others are
 * wrong. Refusals: `project.gone`, `fileMissing`, `fileNotSheet`, `sheetColumns`, `full`.
 */
export async function importLines(call: Call, projectId: number, read: SheetReader): Promise<ImportedLines | Failure> {
  // Another's list is no list, with a file or without.
  if (!(await projectOf(call.app.read, ownerOf(call), projectId))) return failure('project.gone')
  const [file] = call.files
  if (!file) return failure('project.fileMissing', {}, { field: 'file' })
  const rows = rowsOf(await read(file.bytes, memberOf(call).memberId))
  if (isFailure(rows)) return rows
  return call.app.inTransaction<ImportedLines | Failure>(async (tx) => {
    const of = await lockProject(tx, ownerOf(call), projectId)
    if (!of) return failure('project.gone')
    const before = await linesOfProject(tx, of.id)
    const { after, ...told } = await merged(call, tx, before, rows)
    if (after.length > maxProjectLines) return failure('project.full', { max: maxProjectLines })
    if (told.added + told.changed === 0) return told
    const kept = await saveLines(call, tx, of, { before, after })
    return isFailure(kept) ? kept : told
  })
}

function rowsOf(read: SheetRead): readonly Row[] | Failure {
  if (read.kind === 'refused') return failure('project.fileNotSheet', {}, { field: 'file' })
  const head = (read.rows[0] ?? []).map((cell) => (typeof cell === 'string' ? cell.trim().toLowerCase() : ''))
  const placeOf = (column: Column) => head.findIndex((cell) => languages.some((lang) => headOf(column, lang) === cell))
  const places = Object.fromEntries(columns.map((column) => [column, placeOf(column)])) as Record<Column, number>
  if ((places.colProductId < 0 && places.colCode < 0) || places.colNumber < 0) return failure('project.sheetColumns', {}, { field: 'file' })
  return read.rows.slice(1, maxProjectLines + 2).flatMap((cells, at) => {
    const cellOf = (column: Column) => cells[places[column]] ?? ''
    const texts = columns.map((column) => [column, typeof cellOf(column) === 'string' ? String(cellOf(column)).trim() : ''] as const)
    const row = { row: at + 2, cells: Object.fromEntries(texts) as Record<Column, string> }
    const isCalculated = columns.some((column) => typeof cellOf(column) !== 'string')
    // Below an exported list stands its sum, which names no goods.
    return row.cells.colProductId === '' && row.cells.colCode === '' && !isCalculated ? [] : [{ ...row, isCalculated }]
  })
}

const headOf = (column: Column, lang: (typeof languages)[number]) => translate(lang, projectMessages)(column).toLowerCase()

async function merged(call: Call, tx: Transaction, before: readonly ListedLine[], rows: readonly Row[]) {
  const after = [...before]
  const errors: ImportedLines['errors'] = []
  const seen = new Set<string>()
  const products = new Map<Row, number | null>()
  for (const row of rows) products.set(row, row.isCalculated ? null : await productOf(call, tx, row.cells))
  const skus = await skusInTransaction(call, tx, [...new Set([...products.values()].flatMap((product) => product ?? []))])
  let [added, changed] = [0, 0]
  for (const row of rows) {
    const line = lineOf(call, row, skus.get(products.get(row) ?? 0))
    const text =
      typeof line === 'string' ? line : seen.has(`${line.productId} ${line.unit}`) ? translate(call.lang, projectMessages)('rowTwice') : ''
    if (typeof line === 'string' || text !== '') {
      errors.push({ row: row.row, text })
      continue
    }
    seen.add(`${line.productId} ${line.unit}`)
    const place = after.findIndex((listedLine) => listedLine.productId === line.productId && listedLine.unit === line.unit)
    if (place < 0) {
      after.push(line)
      added += 1
    } else if (JSON.stringify(after[place]) !== JSON.stringify(line)) {
      after[place] = line
      changed += 1
    }
  }
  return { after, added, changed, errors }
}

/** A row as a line, or what is wrong with it in words. */
function lineOf(call: Call, { cells, isCalculated }: Row, sku: SkuForSale | undefined): ListedLine | string {
  const say = translate(call.lang, projectMessages)
  if (isCalculated) return say('rowFormula')
  if (!sku) return say('rowGoods')
  const kind = unitKindOf(sku, cells.colUnit)
  if (kind === null) return say('rowUnit', { units: namesOf(sku, call.lang).join(' / ') })
  const number = numberText(sku, { number: cells.colNumber, unit: kind, lang: call.lang })
  if (isFailure(number)) return basketRefusalText(number, call.lang)
  return { productId: sku.productId, unit: kind, number, remark: cells.colRemark.slice(0, 200) }
}

async function productOf(call: Call, tx: Transaction, cells: Row['cells']): Promise<number | null> {
  if (/^[1-9][0-9]{0,14}$/.test(cells.colProductId)) return Number(cells.colProductId)
  const { enterpriseId } = memberOf(call)
  return cells.colProductId !== '' || enterpriseId === null ? null : skuOfMaterialCode(tx, enterpriseId, cells.colCode)
}

const unitKinds: readonly UnitKind[] = ['primary', 'second']
const namesOf = (sku: SkuForSale, lang: Call['lang']) =>
  unitKinds.filter((kind) => sellsIn(sku, kind)).map((kind) => unitNameOf(sku, kind, lang))

function unitKindOf(sku: SkuForSale, name: string): UnitKind | null {
  if (name === '') return 'primary'
  return unitKinds.find((kind) => sellsIn(sku, kind) && languages.some((lang) => unitNameOf(sku, kind, lang) === name)) ?? null
}
