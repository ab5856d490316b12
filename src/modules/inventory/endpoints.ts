import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, text, timestamp, whole } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { causeKinds, movementKinds } from './rules/movement-cause.ts'

const keeper = { store: 'store.stock' } as const

export const stockPlaces = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stock/warehouses',
  summary: 'Warehouses of the stores whose stock I keep',
  guard: keeper,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ warehouseId: z.number(), warehouseName: z.string(), storeId: z.number() })) }),
  rate: 'read',
})

const filters = {
  productId: id.optional(),
  warehouseId: id.optional(),
  kind: z.enum(['', ...movementKinds]).default(''),
  /** A part of the goods' name or specification, a SKU's id, or the number of an order. */
  keyword: text(60).default(''),
  /** Days of Asia/Shanghai, both included. */
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
}

const movement = z.object({
  movementId: z.number(),
  moveTime: timestamp,
  kind: z.enum(movementKinds),
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  unitName: z.string(),
  warehouseName: z.string(),
  /** Of the stock that may be sold, in trade units; negative when it left. */
  change: z.number(),
  /** Of the stock that is held for orders. */
  heldChange: z.number(),
  /** What may be sold in that warehouse after it. */
  available: z.number(),
  cause: z.enum(causeKinds),
  /** The order, stocktake or transfer behind it; empty where it has no number. */
  causeNumber: z.string(),
  note: z.string(),
})
export type StockMovement = z.output<typeof movement>

export const stockMovements = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stock/movements',
  summary: 'Every movement of the stock that I keep with its cause, newest first',
  guard: keeper,
  input: z.object({ ...filters, cursor: text(60).default(''), pageSize: whole(100, 1).default(20) }),
  output: z.object({ list: z.array(movement), nextCursor: z.string().nullable() }),
  rate: 'read',
})

export const stockMovementExport = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stock/movementExport',
  summary: 'The movements as a file by the same filters; at most 2000',
  guard: keeper,
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

const number = z.array(z.object({ productId: id, number: decimal }))

export const stockTransfer = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stock/transfer',
  summary: 'Brings goods from one warehouse of a store to another, all lines or none; goods that orders hold stay',
  guard: keeper,
  input: z.object({ fromWarehouseId: id, toWarehouseId: id, note: text(200).default(''), lines: number.min(1).max(100) }),
  output: z.object({ stockTransferId: z.number(), lineNum: z.number() }),
  idempotent: true,
  rate: 'write',
})

const stockAt = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  unitName: z.string(),
  precision: z.number().int(),
  available: z.number(),
  onHand: z.number(),
})

export const stockOfWarehouse = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stock/at',
  summary: 'SKUs that lie in a warehouse, for choosing what is transferred; at most 50',
  guard: keeper,
  input: z.object({ warehouseId: id, keyword: text(60).default('') }),
  output: z.object({ list: z.array(stockAt) }),
  rate: 'search',
})
