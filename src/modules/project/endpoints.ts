import { z } from 'zod'
import { endpoint, oneSheet } from '../../api/endpoint.ts'
import { decimal, id, idList, timestamp, pageFields, text, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'

/** A line of a material list with the prices of whoever reads. */
export const materialLine = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  storeName: z.string(),
  number: z.string(),
  unit: z.enum(['primary', 'second']),
  unitName: z.string(),
  /** For whoever reads; null where the price is asked for or the goods are gone. */
  goodsPrice: z.number().nullable(),
  subtotal: yuan.nullable(),
  onSale: z.boolean(),
  /** What is in stock now, in the line's unit; null when the goods are gone. */
  stockNum: z.number().nullable(),
  remark: z.string(),
})
export type MaterialLine = z.output<typeof materialLine>

/** A project is a list for one work; a regular list is bought again and again. */
export const listKinds = ['project', 'regular'] as const
export type ListKind = (typeof listKinds)[number]
const kind = z.enum(listKinds).default('project')

/** What came of putting a list into a basket: each line by itself, one that is refused does not keep the others out. */
export const listToBasketResult = z.object({ addedNum: z.number(), refused: z.array(z.object({ goodsName: z.string(), msg: z.string() })) })
export const basketChoice = z.enum(['cart', 'enquiry'])
export type BasketChoice = z.output<typeof basketChoice>

const row = z.object({
  projectId: z.number(),
  kind: z.enum(listKinds),
  title: z.string(),
  note: z.string(),
  lineNum: z.number(),
  creatorName: z.string(),
  createTime: timestamp,
  updateTime: timestamp,
  version: z.number(),
})
export type ProjectRow = z.output<typeof row>

const detail = row.extend({
  companyName: z.string(),
  lines: z.array(materialLine),
  /** Sum of the lines that have a price. */
  total: yuan,
})
export type ProjectDetail = z.output<typeof detail>

const key = { projectId: id }
const version = whole(2_147_483_647)

export const projectList = endpoint({
  method: 'GET',
  path: 'v3/member/front/project/list',
  summary: "The company's kept material lists of a kind, or the member's own, the newest first",
  guard: 'login',
  input: z.object({ ...pageFields, kind }),
  output: z.object({ list: z.array(row), total: z.number() }),
})

export const projectShow = endpoint({
  method: 'GET',
  path: 'v3/member/front/project/detail',
  summary: 'One kept material list with the prices of now',
  guard: 'login',
  input: z.object(key),
  output: detail,
})

export const projectFromCart = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/fromCart',
  summary: 'Keeps the checked lines of the cart under a name; the cart stays as it is',
  guard: 'login',
  rate: 'write',
  idempotent: true,
  input: z.object({ title: text(60).default(''), note: text(500).default(''), kind }),
  output: row,
})

export const projectSave = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/save',
  summary: 'Another name or note for a kept list',
  guard: 'login',
  rate: 'write',
  input: z.object({ ...key, title: text(60).default(''), note: text(500).default(''), expectedVersion: version }),
  output: row,
})

/** Lines that a list holds at most. */
export const maxProjectLines = 500

export const projectLines = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/lines',
  summary: 'The lines of a kept list anew: quantity, remark and order; a place that is left out is removed',
  guard: 'login',
  rate: 'write',
  input: z.object({
    ...key,
    /** `place` is where the line stands in the version that was seen, from 1. */
    lines: z.array(z.object({ place: whole(maxProjectLines, 1), number: decimal, remark: text(200).default('') })).max(maxProjectLines),
    expectedVersion: version,
  }),
  output: row,
})

export const projectAdd = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/addGoods',
  summary: 'Goods into a kept list, or into a new one of this title when `projectId` is 0; the same goods add up',
  guard: 'login',
  rate: 'write',
  idempotent: true,
  input: z.object({
    projectId: whole().default(0),
    title: text(60).default(''),
    kind,
    productId: id,
    number: decimal,
    unit: z.enum(['primary', 'second']).default('primary'),
  }),
  output: row,
})

export const projectRemove = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/remove',
  summary: 'Deletes a kept list; a regular one can be brought back for thirty days',
  guard: 'login',
  rate: 'write',
  input: z.object({ ...key, expectedVersion: version }),
  output: z.object({ projectId: z.number() }),
})

export const projectToBasket = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/toBasket',
  summary: 'Puts a kept list, or some of its lines by their places, into the cart or the enquiry basket',
  guard: 'login',
  rate: 'write',
  input: z.object({
    ...key,
    basket: basketChoice.default('cart'),
    places: z.array(whole(maxProjectLines, 1)).max(maxProjectLines).default([]),
  }),
  output: listToBasketResult,
})

export const projectExport = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/export',
  summary: 'A kept list as a spreadsheet or CSV, with the prices of now',
  guard: 'login',
  rate: 'write',
  input: z.object({ ...key, format: sheetFormat }),
  output: downloadFile,
})

export const projectRestore = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/restore',
  summary: 'Brings back a regular list that was deleted within thirty days',
  guard: 'login',
  rate: 'write',
  input: z.object(key),
  output: row,
})

export const projectImport = endpoint({
  method: 'POST',
  path: 'v3/member/front/project/import',
  summary:
    'Lines from a spreadsheet (multipart field `file`, XLSX of at most 4 MB) into a kept list: the same goods in the same unit get the new quantity; rows with an error are named and change nothing',
  guard: 'login',
  rate: 'write',
  files: oneSheet,
  input: z.object(key),
  output: z.object({
    added: z.number(),
    changed: z.number(),
    /** `row` is the sheet's own number. */
    errors: z.array(z.object({ row: z.number(), text: z.string() })),
  }),
})
export type ImportedLines = z.output<typeof projectImport.output>

// Orders come later in the house; they answer what was paid before.
export const lastPrices = endpoint({
  method: 'GET',
  path: 'v3/member/front/order/lastPrices',
  summary: 'What the company, or the member, last ordered goods at, per unit; orders that were cancelled do not count',
  guard: 'login',
  input: z.object({ productIds: idList(maxProjectLines) }),
  output: z.array(
    z.object({ productId: z.number(), unit: z.enum(['primary', 'second']), price: z.number(), orderSn: z.string(), orderTime: timestamp }),
  ),
  rate: 'read',
})
