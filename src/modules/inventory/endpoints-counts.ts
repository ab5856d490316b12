import { z } from 'zod'
import { endpoint, oneSheet } from '../../api/endpoint.ts'
import { decimal, id, pageFields, text, timestamp } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { stockCountMachine } from './rules/stock-count-machine.ts'

const keeper = { store: 'store.stock' } as const
const states = stockCountMachine.states

/** SKUs of one stocktake at most. */
export const mostCountLines = 1000

const head = z.object({
  stockCountId: z.number(),
  warehouseName: z.string(),
  state: z.enum(states),
  note: z.string(),
  /** Lines; counted; with a difference. */
  lineNum: z.number(),
  countedNum: z.number(),
  differentNum: z.number(),
  startTime: timestamp,
  closeTime: timestamp.nullable(),
  can: z.array(z.enum(['count', 'confirm', 'cancel'])),
})
export type StockCount = z.output<typeof head>

export const stockCountList = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stockCount/list',
  summary: 'Stocktakes of the warehouses that I keep, newest first',
  guard: keeper,
  input: z.object({ state: z.enum(['', ...states]).default(''), ...pageFields }),
  output: z.object({ list: z.array(head), total: z.number() }),
  rate: 'read',
})

const line = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  unitName: z.string(),
  /** In the books, held goods included. */
  expected: z.number(),
  /** Null before it is counted. */
  counted: z.number().nullable(),
  difference: z.number(),
})
export type StockCountLine = z.output<typeof line>

const detail = head.extend({ lines: z.array(line), log: z.array(z.object({ at: timestamp, action: z.string(), actorName: z.string() })) })
export type StockCountDetail = z.output<typeof detail>

export const stockCountDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stockCount/detail',
  summary: 'One stocktake: what the books say, what was counted, the differences',
  guard: keeper,
  input: z.object({ stockCountId: id }),
  output: detail,
  rate: 'read',
})

export const stockCountStart = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stockCount/start',
  summary: 'Begins a stocktake of a warehouse with every SKU that lies there; one at a time for each warehouse',
  guard: keeper,
  input: z.object({ warehouseId: id, note: text(200).default('') }),
  output: z.object({ stockCountId: z.number(), lineNum: z.number() }),
  rate: 'write',
})

export const stockCountSave = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stockCount/save',
  summary: 'Writes down what was counted; an empty number takes a count back',
  guard: keeper,
  input: z.object({
    stockCountId: id,
    lines: z
      .array(z.object({ productId: id, counted: z.union([z.literal(''), decimal]) }))
      .min(1)
      .max(mostCountLines),
  }),
  output: detail,
  rate: 'write',
})

export const stockCountSheet = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/stockCount/sheet',
  summary: 'The count sheet as a file with an empty column for what is counted',
  guard: keeper,
  input: z.object({ stockCountId: id, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

export const stockCountRead = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stockCount/read',
  summary:
    'Reads a filled count sheet (multipart field `file`, XLSX of at most 4 MB): its numbers are written down, rows that are wrong are named',
  guard: keeper,
  files: oneSheet,
  input: z.object({ stockCountId: id }),
  output: z.object({ readNum: z.number(), problems: z.array(z.object({ row: z.number(), text: z.string() })) }),
  rate: 'write',
})

export const stockCountCancel = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stockCount/cancel',
  summary: 'Gives up a stocktake; nothing moves',
  guard: keeper,
  input: z.object({ stockCountId: id }),
  output: z.object({ stockCountId: z.number() }),
  rate: 'write',
})

export const stockCountConfirm = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stockCount/confirm',
  summary: 'Confirms the differences of a stocktake: they become movements; lines that were not counted stay as they are',
  // Who may correct stock by hand may confirm what others counted.
  guard: { store: 'store.goods' },
  input: z.object({ stockCountId: id }),
  output: z.object({ stockCountId: z.number(), movedNum: z.number() }),
  idempotent: true,
  rate: 'write',
})
