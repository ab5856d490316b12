import { z } from 'zod'
import { units } from '../catalog/rules/units-data.ts'

// A document always travels as JSON, so numbers are numbers.
const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const idOrNone = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const flag = z.union([z.literal(0), z.literal(1)])
const line = (max: number) => z.string().trim().max(max)
const number = line(20)
const unitCode = z.string().refine((code) => Object.hasOwn(units, code))
const code = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)
const values = z.record(code, line(80)).refine((record) => Object.keys(record).length <= 60)
/** A picture of the file store, or one that came with the demonstration. */
const picture = z.string().regex(/^[A-Za-z0-9_-]{1,64}\.webp$/)
const day = z.union([z.literal(''), z.iso.date()])

const tier = z.object({ min: number, kind: z.enum(['percent', 'amount']), value: number })

export const skuDocument = z.object({
  productId: id.nullable(),
  axisValues: values,
  retailPrice: number,
  businessPrice: number,
  retailSecPrice: number,
  businessSecPrice: number,
  convToSec: line(40),
  unitMassKg: number,
  stocks: z
    .array(z.object({ warehouseId: id, onHand: number }))
    .max(50)
    .readonly(),
})

/** The editor's document: `GoodsDocument` of rules/goods-document.ts. Unfinished text is kept as typed; only sizes are limited here. */
export const goodsDocument = z.object({
  nameZh: line(120),
  nameEn: line(160),
  categoryId: idOrNone,
  brandId: idOrNone,
  freightTemplateId: idOrNone,
  attributes: values,
  standards: z
    .array(z.object({ code: line(80), verifiedEdition: flag }))
    .max(20)
    .readonly(),
  priceUnit: unitCode,
  secUnit: z.union([z.literal(''), unitCode]),
  saleUnitState: z.union([z.literal(1), z.literal(2)]),
  requireEnquiry: flag,
  minBuy: number,
  buyStep: number,
  buyLimit: number,
  retailTiers: z.array(tier).max(10).readonly(),
  businessTiers: z.array(tier).max(10).readonly(),
  depositPercent: number,
  sampleAvailable: flag,
  sampleNote: line(200),
  consumerReturn: flag,
  hazardous: flag,
  qualificationRequired: z.array(line(80)).max(10).readonly(),
  documents: z.array(line(80)).max(20).readonly(),
  certificates: z
    .array(
      z.object({
        title: line(80),
        number: line(80),
        validUntil: day,
        image: z.union([z.literal(''), picture]),
        values: z
          .array(z.object({ item: line(40), required: line(40), measured: line(40) }))
          .max(20)
          .readonly()
          .optional(),
      }),
    )
    .max(12)
    .readonly(),
  leadTimeDays: number,
  weighMethod: line(80),
  weighTolerance: line(120),
  returnPolicy: line(400),
  gallery: z.array(picture).max(10).readonly(),
  tags: z.array(line(20)).max(10).readonly(),
  descriptionZh: line(8000),
  descriptionEn: line(8000),
  skus: z.array(skuDocument).max(300).readonly(),
})
