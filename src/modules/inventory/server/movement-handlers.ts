import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetWriter } from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { defineCursor, keysetPage } from '../../../kernel/database/paging.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { warehousesOf } from '../../store/server/public.ts'
import { stockMovementExport, stockMovements, stockOfWarehouse, stockPlaces, stockTransfer, type StockMovement } from '../endpoints.ts'
import { inventoryMessages } from '../messages.ts'
import { causeOf } from '../rules/movement-cause.ts'
import { movementsOf, stockAt, type MovementQuery, type MovementRow } from './movement-repository.ts'
import { stockStores } from './stock-stores.ts'
import { signedQuantity } from './signed-quantity.ts'
import { transferStock } from './transfer-stock.ts'

const cursor = defineCursor('bigint')

function viewOf(row: MovementRow, lang: Language): StockMovement {
  const isEnglish = lang === 'en'
  const { kind: cause, number: causeNumber } = causeOf(row.reference)
  const other = isEnglish ? row.otherEn : row.otherZh
  return {
    movementId: Number(row.id),
    moveTime: row.at.toISOString(),
    kind: row.kind,
    productId: row.productId,
    goodsName: isEnglish ? row.nameEn : row.nameZh,
    specText: isEnglish ? row.specEn : row.specZh,
    unitName: unitOf(row.unitCode)[lang],
    warehouseName: isEnglish ? row.placeEn : row.placeZh,
    change: signedQuantity(row.change, row.precision),
    heldChange: signedQuantity(row.heldChange, row.precision),
    available: signedQuantity(row.available, row.precision),
    cause,
    causeNumber,
    note: [other && (BigInt(row.change) < 0n ? `→ ${other}` : `← ${other}`), row.note].filter(Boolean).join(' · '),
  }
}

type Filters = Omit<z.output<typeof stockMovements.input>, 'cursor' | 'pageSize'>

function queryOf(call: Call, input: Filters): MovementQuery {
  const { productId = null, warehouseId = null, kind, keyword, startDate = null, endDate = null } = input
  return { stores: stockStores(call), productId, warehouseId, kind, keyword, startDate, endDate }
}

async function listMovements(input: z.output<typeof stockMovements.input>, call: Call) {
  const [before = null] = cursor.read(input.cursor) ?? []
  const found = await movementsOf(call.app.read, queryOf(call, input), before, input.pageSize + 1)
  const { rows, next } = keysetPage(found, input.pageSize, (row) => cursor.write([BigInt(row.id)]))
  return { list: rows.map((row) => viewOf(row, call.lang)), nextCursor: next ?? null }
}

const heads = ['time', 'product', 'goods', 'spec', 'unit', 'warehouse', 'kind', 'change', 'held', 'cause', 'note'] as const

async function exportMovements(write: SheetWriter, { format, ...asked }: z.output<typeof stockMovementExport.input>, call: Call) {
  const query = queryOf(call, asked)
  const found = await movementsOf(call.app.read, query, null, mostSheetRows + 1)
  if (found.length > mostSheetRows) return failure('inventory.exportTooMany', { max: mostSheetRows })
  const say = translate(call.lang, inventoryMessages)
  const lines = found
    .map((row) => viewOf(row, call.lang))
    .map((one) => [
      sheetTime(one.moveTime),
      one.productId,
      one.goodsName,
      one.specText,
      one.unitName,
      one.warehouseName,
      say(`kind_${one.kind}`),
      one.change,
      one.heldChange,
      one.causeNumber,
      one.note,
    ])
  const name = sheetName(say('file'), call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [heads.map((head) => say(`head_${head}`)), ...lines] })
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, 'store'),
      action: 'stock.export',
      entity: 'stockMovementList',
      entityId: query.stores.join(','),
      without: 'note',
      facts: { ...asked, count: lines.length },
    }),
  )
  return file
}

async function listStockAt({ warehouseId, keyword }: z.output<typeof stockOfWarehouse.input>, call: Call) {
  const isEnglish = call.lang === 'en'
  const found = await stockAt(call.app.read, warehouseId, { stores: stockStores(call), keyword, limit: 50 })
  return {
    list: found.map((row) => ({
      productId: row.productId,
      goodsName: isEnglish ? row.nameEn : row.nameZh,
      specText: isEnglish ? row.specEn : row.specZh,
      unitName: unitOf(row.unitCode)[call.lang],
      precision: row.precision,
      available: signedQuantity(row.available, row.precision),
      onHand: signedQuantity(BigInt(row.available) + BigInt(row.held), row.precision),
    })),
  }
}

/** What moved in the warehouses of a store and why, and goods that are brought from one to another. */
export function movementHandlers(write: SheetWriter): Handler[] {
  return [
    handle(stockMovements, listMovements),
    handle(stockMovementExport, (input, call) => exportMovements(write, input, call)),
    handle(stockPlaces, async (_input, call) => {
      const places = await warehousesOf(call.app.read, stockStores(call))
      return {
        list: places.map(({ warehouseId, nameZh, nameEn, storeId }) => ({
          warehouseId: Number(warehouseId),
          warehouseName: call.lang === 'en' ? nameEn : nameZh,
          storeId: Number(storeId),
        })),
      }
    }),
    handle(stockOfWarehouse, listStockAt),
    handle(stockTransfer, (input, call) => call.idempotent((tx) => transferStock(tx, input, call))),
  ]
}
