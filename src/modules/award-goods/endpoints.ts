import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'

const desk = { store: 'store.quote' } as const

const awardGoodsView = z.object({
  quotationSn: z.string(),
  version: z.number(),
  /** Chosen lines with the goods that deliver them; 0 where none is named yet. */
  lines: z.array(
    z.object({
      lineNo: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      number: z.string(),
      unitName: z.string(),
      productId: z.number(),
      productName: z.string(),
      /** Named after the award: it may be named anew until it is ordered. */
      isNamed: z.boolean(),
    }),
  ),
  canName: z.boolean(),
})
export type AwardGoodsView = z.output<typeof awardGoodsView>

export const awardGoods = endpoint({
  method: 'GET',
  path: 'v3/business/seller/quotation/awardGoods',
  summary: 'The chosen lines of the own quotation with the goods that deliver them; no lines before an award',
  guard: desk,
  input: z.object({ inquirySn: text(32, 1) }),
  output: awardGoodsView,
  rate: 'read',
})

export const awardGoodsName = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/nameGoods',
  summary: 'Names the goods of the own store that deliver a chosen line, so that the buyer can order it',
  guard: desk,
  input: z.object({ inquirySn: text(32, 1), expectedVersion: whole(), lineNo: whole(500, 1), productId: id }),
  output: awardGoodsView,
  rate: 'write',
})
