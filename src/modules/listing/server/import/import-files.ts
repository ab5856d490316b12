import type { SheetWriter } from '../../../../api/sheet-file.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { warehousesOf } from '../../../store/server/public.ts'
import type { goodsExport } from '../../endpoints-import.ts'
import { importColumns, type ImportFields } from '../../rules/import-columns.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import { editableStoresOf } from '../revisions/move-revision.ts'
import { ownImport, problemsOf } from './manage-imports.ts'
import { columnHead } from './import-sheet.ts'
import { sourceOf } from './import-repository.ts'
import type { SheetReader } from '../ports.ts'
import { listingsOf, listingSkus, listingStocks } from '../listing-repository.ts'

const mostRows = 5000

async function fileOf(write: SheetWriter, call: Call, about: { rows: readonly (readonly (string | number)[])[]; name: string }) {
  const say = translate(call.lang, catalogMessages)
  const bytes = await write(about.rows, say('sheetGoods'))
  return { fileName: `${about.name}.xlsx`, base64: bytes.toString('base64') }
}

const headOf = (call: Call) => importColumns.map((column) => columnHead(column, call.lang))
const rowOf = (fields: Readonly<Partial<Record<keyof ImportFields, string | number>>>) =>
  importColumns.map((column) => fields[column] ?? '')

/** An empty sheet with one example row. */
export function templateFile(write: SheetWriter, call: Call) {
  const say = translate(call.lang, catalogMessages)
  const example = rowOf({
    nameZh: say('exampleName'),
    category: '331',
    priceUnit: unitOf('t')[call.lang],
    secUnit: unitOf('zhi')[call.lang],
    conversion: '22.62kg',
    spec: 'section=50×5; length=6000',
    attributes: 'steelGrade=Q235B',
    standards: 'GB/T 706-2016',
    retailPrice: 5280,
    businessPrice: 5160,
    stock: 20,
    minBuy: 1,
    buyStep: 1,
    leadTime: 3,
  })
  return fileOf(write, call, { rows: [headOf(call), example], name: say('exampleFile') })
}

/** The rows that were not taken or not completely, as they were handed in, with the reasons behind them. */
export async function errorFile(files: { write: SheetWriter; read: SheetReader }, importId: number, call: Call) {
  const record = await ownImport(importId, call)
  if ('failed' in record) return record
  const source = await sourceOf(call.app.read, importId)
  const read = source ? await files.read(source, call.caller.member?.memberId) : null
  const sheet = read?.kind === 'rows' ? read.rows : []
  const say = translate(call.lang, catalogMessages)
  const reasons = Map.groupBy(problemsOf(record, call.lang), (one) => one.line)
  const plain = (line: number) => (sheet[line - 1] ?? []).map((cell) => (typeof cell === 'string' ? cell : ''))
  const width = Math.max(0, ...sheet.map((row) => row.length))
  const padded = (row: readonly string[]) => [...row, ...Array.from({ length: width - row.length }, () => '')]
  const rows = [...reasons].map(([line, list]) => [...padded(plain(line)), list.map((one) => `${one.column}: ${one.text}`).join('\n')])
  return fileOf(files.write, call, { rows: [[...padded(plain(1)), say('columnError')], ...rows], name: say('errorFile') })
}

/** The own goods in the columns of the import, one row per SKU and warehouse. */
export async function exportFile(write: SheetWriter, asked: z.output<typeof goodsExport.input>, call: Call) {
  const { read } = call.app
  const storeIds = editableStoresOf(call)
  const goods = await listingsOf(
    read,
    { storeIds, keyword: asked.keyword, isShort: 0, warehouseId: null },
    { state: asked.state, limit: mostRows, offset: 0 },
  )
  const skus = await listingSkus(
    read,
    goods.map((listingRow) => listingRow.goodsId),
  )
  const stocks = await listingStocks(
    read,
    skus.map((listingSkuRow) => listingSkuRow.productId),
  )
  const places = new Map(
    (await warehousesOf(read, storeIds)).map((warehouse) => [
      Number(warehouse.warehouseId),
      call.lang === 'en' ? warehouse.nameEn : warehouse.nameZh,
    ]),
  )
  const byGoods = new Map(goods.map((listingRow) => [listingRow.goodsId, listingRow]))
  const price = (value: number | bigint | null) => (value === null ? '' : unitPriceNumber(BigInt(value)))
  const rows = skus.flatMap((sku) => {
    const one = byGoods.get(sku.goodsId)
    if (!one) return []
    const own = {
      productId: String(sku.productId),
      nameZh: one.nameZh,
      nameEn: one.nameEn,
      spec: call.lang === 'en' ? sku.specEn : sku.specZh,
      priceUnit: unitOf(one.unitCode)[call.lang],
      secUnit: one.secUnitCode === null ? '' : unitOf(one.secUnitCode)[call.lang],
      retailPrice: price(sku.retailPrice),
      businessPrice: price(sku.businessPrice),
    }
    const lying = stocks.filter((stock) => stock.productId === sku.productId)
    const onHand = (stock: (typeof lying)[number]) => quantityNumber(BigInt(stock.available) + BigInt(stock.held), one.precision)
    const located = lying.map((stock) => rowOf({ ...own, warehouse: places.get(stock.warehouseId) ?? '', stock: onHand(stock) }))
    return located.length > 0 ? located : [rowOf(own)]
  })
  const shown = rows.slice(0, mostRows)
  const file = await fileOf(write, call, { rows: [headOf(call), ...shown], name: translate(call.lang, catalogMessages)('exportFile') })
  return { ...file, rowNum: shown.length }
}
