import { failure } from '../../../../kernel/failure/failure.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { warehousesOf } from '../../../store/server/public.ts'
import { checkDocument, type DocumentOptions, type Problem } from '../../rules/check-document.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'
import { checkHazard, type HazardVerdict } from '../../rules/hazard-gate.ts'

const around = {
  name: 'catalog.documentFrame',
  text: `SELECT (SELECT array_agg(category_id) FROM category c WHERE c.category_id = $1 AND c.enabled AND NOT EXISTS (SELECT FROM category k WHERE k.parent_id = c.category_id)) AS leaf,
    (SELECT json_build_array(name_zh, name_en) FROM category WHERE category_id = $1) AS names,
    (SELECT array_agg(brand_id) FROM brand WHERE brand_id = $2 AND enabled) AS brands,
    (SELECT array_agg(freight_template_id) FROM freight_template WHERE freight_template_id = $3 AND deleted_at IS NULL AND (owner_store_id IS NULL OR owner_store_id = $4)) AS freight,
    (SELECT array_agg(attribute_code) FROM category_attribute WHERE category_id = $1) AS attributes,
    (SELECT json_agg(json_build_array(a.code, a.label_zh, a.label_en) ORDER BY k.sort) FROM category_attribute k JOIN attribute a ON a.code = k.attribute_code
      WHERE k.category_id = $1 AND k.is_required) AS required`,
}
const unknown = {
  name: 'catalog.unknownPictures',
  text: `SELECT name FROM unnest($2::text[]) AS name
    WHERE NOT EXISTS (SELECT FROM goods_picture p WHERE p.store_id = $1 AND p.picture_id::text || '.webp' = name)
      AND NOT EXISTS (SELECT FROM goods g WHERE g.store_id = $1 AND (name = ANY(g.gallery) OR g.certificates @> jsonb_build_array(jsonb_build_object('image', name))))`,
}
type Row = {
  readonly leaf: readonly (number | string)[] | null
  readonly names: readonly [string, string] | null
  readonly brands: readonly (number | string)[] | null
  readonly freight: readonly (number | string)[] | null
  readonly attributes: readonly string[] | null
  readonly required: readonly (readonly [code: string, zh: string, en: string])[] | null
}

/** What a document is judged against: its owner and the goods as they stand, when they are there. */
export type DocumentContext = { readonly storeId: number; readonly live: GoodsDocument | null; readonly lang: Language }

export type DocumentVerdict = {
  readonly problems: readonly Problem[]
  /** What the publishing gate says. */
  readonly hazard: HazardVerdict
}

/** Everything that stands between a document and its review: missing and wrong places, foreign pictures, the publishing gate. */
export async function validateDocument(
  db: Queryable,
  document: GoodsDocument,
  { storeId, live, lang }: DocumentContext,
): Promise<DocumentVerdict> {
  const [row] = await rows<Row>(db, around, [document.categoryId, document.brandId, document.freightTemplateId, storeId])
  const warehouses = await warehousesOf(db, [storeId])
  const numbers = (list: readonly (number | string)[] | null | undefined) => new Set((list ?? []).map(Number))
  const frame: DocumentOptions = {
    leafCategories: numbers(row?.leaf),
    brands: numbers(row?.brands),
    freightTemplates: numbers(row?.freight),
    warehouses: new Set(warehouses.map((warehouse) => Number(warehouse.warehouseId))),
    attributes: new Set([...(row?.attributes ?? []), ...liveCodes(document, live)]),
    required: new Map((row?.required ?? []).map(([code, zh, en]) => [code, lang === 'en' ? en : zh])),
    liveUnits: live,
  }
  const problems = [...checkDocument(document, frame), ...(await pictureProblems(db, document, storeId))]
  return { problems, hazard: checkHazard([document.nameZh, document.nameEn, ...(row?.names ?? [])], document.hazardous === 1) }
}

/** Codes that the live goods have already: what was accepted once does not stop a new price. */
function liveCodes(document: GoodsDocument, live: GoodsDocument | null): string[] {
  if (live === null || live.categoryId !== document.categoryId) return []
  return [...Object.keys(live.attributes), ...live.skus.flatMap((sku) => Object.keys(sku.axisValues))]
}

async function pictureProblems(db: Queryable, document: GoodsDocument, storeId: number): Promise<Problem[]> {
  const images = document.certificates.map((certificate) => certificate.image)
  const names = [...document.gallery, ...images].filter((name) => name !== '')
  if (names.length === 0) return []
  const strange = new Set((await rows<{ name: string }>(db, unknown, [storeId, names])).map((row) => row.name))
  return [
    ...document.gallery.flatMap((name, at) =>
      strange.has(name) ? [{ path: `gallery.${at}`, failure: failure('catalog.pictureUnknown') }] : [],
    ),
    ...images.flatMap((name, at) =>
      strange.has(name) ? [{ path: `certificates.${at}.image`, failure: failure('catalog.pictureUnknown') }] : [],
    ),
  ]
}
