import { changesBetween, type Changes } from '../../../../kernel/audit/audit.ts'
import type { z } from 'zod'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { brandMerge, brandSave, AdminBrand } from '../../endpoints-admin.ts'
import { taxonomyChanged, type TaxonomyAdminCall } from './taxonomy-changed.ts'
import { textAnalyser } from '../text-analyser.ts'

type Held = { readonly id: number; readonly version: number }
type Seen = { readonly brandId: number; readonly expectedVersion: number }

const columns = `b.brand_id AS "brandId", b.name_zh AS "nameZh", b.name_en AS "nameEn", b.initial, b.producer, b.producer_en AS "producerEn", b.enabled::int AS enabled, b.version`
const all = {
  name: 'catalog.deskBrands',
  text: `SELECT ${columns}, (SELECT count(*)::int FROM goods g WHERE g.brand_id = b.brand_id AND g.state = 'on_sale') AS "goodsNum" FROM brand b
    WHERE b.merged_into IS NULL AND ($1 = '' OR strpos(lower(b.name_zh || ' ' || b.name_en || ' ' || b.producer || ' ' || b.producer_en), lower($1)) > 0) ORDER BY b.initial, b.name_zh`,
}
const one = {
  name: 'catalog.deskBrand',
  text: `SELECT ${columns}, 0 AS "goodsNum" FROM brand b WHERE b.brand_id = $1 AND b.merged_into IS NULL FOR UPDATE`,
}
const twin = {
  name: 'catalog.brandTwin',
  text: `SELECT brand_id AS id FROM brand WHERE merged_into IS NULL AND brand_id <> $1 AND (lower(name_zh) = lower($2) OR lower(name_en) = lower($3)) LIMIT 1`,
}
const insert = {
  name: 'catalog.insertBrand',
  text: `INSERT INTO brand (code, name_zh, name_en, initial, producer, producer_en) VALUES ('b-' || gen_random_uuid(), $1, $2, $3, $4, $5) RETURNING brand_id AS id`,
}
const update = {
  name: 'catalog.updateBrand',
  text: `UPDATE brand SET name_zh = $2, name_en = $3, initial = $4, producer = $5, producer_en = $6, version = version + 1 WHERE brand_id = $1`,
}
const enable = { name: 'catalog.enableBrand', text: `UPDATE brand SET enabled = $2, version = version + 1 WHERE brand_id = $1` }
const goods = { name: 'catalog.goodsOfBrand', text: `SELECT goods_id AS id, state = 'on_sale' AS "isShown" FROM goods WHERE brand_id = $1` }
const moveGoods = { name: 'catalog.moveGoodsBrand', text: `UPDATE goods SET brand_id = $2, version = version + 1 WHERE brand_id = $1` }
const moveDrafts = {
  name: 'catalog.moveDraftsBrand',
  text: `UPDATE goods_change SET document = jsonb_set(document, '{brandId}', to_jsonb($2::bigint)), version = version + 1
    WHERE (document ->> 'brandId')::bigint = $1 AND state IN ('draft', 'proposed', 'returned')`,
}
const end = {
  name: 'catalog.endBrand',
  text: `UPDATE brand SET enabled = false, merged_into = $2, version = version + 1 WHERE brand_id = $1`,
}

/** Brands whose name or producer holds the word, A–Z. */
export function allAdminBrands(db: Queryable, keyword: string): Promise<AdminBrand[]> {
  return rows<AdminBrand>(db, all, [keyword])
}

async function heldBrand(tx: Transaction, { brandId, expectedVersion }: Seen): Promise<AdminBrand | Failure> {
  const [brand] = await rows<AdminBrand>(tx, one, [brandId])
  if (!brand) return failure('api.notFound')
  return brand.version === expectedVersion ? brand : failure('catalog.changeStale')
}

/** First letter A–Z of the name as it is spoken, `#` for anything else. */
function initialOf(name: string): string {
  const letter = (textAnalyser().romanise(name).full || name).trim().slice(0, 1).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

const goodsOf = (tx: Transaction, brandId: number) => rows<{ id: number; isShown: boolean }>(tx, goods, [brandId])

const named = ({ nameZh, nameEn, producer, producerEn }: Pick<AdminBrand, 'nameZh' | 'nameEn' | 'producer' | 'producerEn'>) => ({
  nameZh,
  nameEn,
  producer,
  producerEn,
})

/** Makes a brand or writes one anew; two of one name are refused (`catalog.brandTwice`). */
export async function saveBrand(
  tx: Transaction,
  asked: z.output<typeof brandSave.input>,
  call: TaxonomyAdminCall,
): Promise<Held | Failure> {
  const { brandId, nameZh, nameEn, producer, producerEn } = asked
  if ((await rows(tx, twin, [brandId, nameZh, nameEn])).length > 0) return failure('catalog.brandTwice', {}, { field: 'nameZh' })
  const initial = initialOf(nameZh)
  if (brandId === 0) {
    const id = (await rows<{ id: number }>(tx, insert, [nameZh, nameEn, initial, producer, producerEn]))[0]?.id ?? 0
    await taxonomyChanged(tx, { action: 'brand.make', entity: 'brand', entityId: id, diff: { nameZh: [null, nameZh] }, goodsIds: [] }, call)
    return { id, version: 1 }
  }
  const old = await heldBrand(tx, asked)
  if ('failed' in old) return old
  await execute(tx, update, [brandId, nameZh, nameEn, initial, producer, producerEn])
  const diff = changesBetween(named(old), named(asked))
  const goodsIds = (await goodsOf(tx, brandId)).map((row) => row.id)
  await taxonomyChanged(tx, { action: 'brand.save', entity: 'brand', entityId: brandId, diff, goodsIds }, call)
  return { id: brandId, version: old.version + 1 }
}

/** Shows or hides a brand. Refused while goods of it are on sale (`catalog.brandInUse`). */
export async function enableBrand(tx: Transaction, asked: Seen & { enabled: 0 | 1 }, call: TaxonomyAdminCall): Promise<Held | Failure> {
  const brand = await heldBrand(tx, asked)
  if ('failed' in brand) return brand
  const shown = (await goodsOf(tx, brand.brandId)).filter((row) => row.isShown).length
  if (asked.enabled === 0 && shown > 0) return failure('catalog.brandInUse', { number: shown })
  await execute(tx, enable, [brand.brandId, asked.enabled === 1])
  const diff: Changes = { enabled: [brand.enabled, asked.enabled] }
  await taxonomyChanged(tx, { action: 'brand.enable', entity: 'brand', entityId: brand.brandId, diff, goodsIds: [] }, call)
  return { id: brand.brandId, version: brand.version + 1 }
}

/** Gives all goods of a brand to another one that is enabled. */
export async function mergeBrand(tx: Transaction, asked: z.output<typeof brandMerge.input>, call: TaxonomyAdminCall) {
  const brand = await heldBrand(tx, asked)
  if ('failed' in brand) return brand
  const [into] = asked.intoId === asked.brandId ? [] : await rows<AdminBrand>(tx, one, [asked.intoId])
  if (!into || into.enabled === 0) return failure('catalog.mergeTarget')
  const goodsIds = (await goodsOf(tx, brand.brandId)).map((row) => row.id)
  await execute(tx, moveGoods, [brand.brandId, into.brandId])
  await execute(tx, moveDrafts, [brand.brandId, into.brandId])
  await execute(tx, end, [brand.brandId, into.brandId])
  const diff: Changes = { into: [null, into.brandId] }
  await taxonomyChanged(
    tx,
    { action: 'brand.merge', entity: 'brand', entityId: brand.brandId, diff, goodsIds, facts: { goods: goodsIds.length } },
    call,
  )
  return { id: brand.brandId, version: brand.version + 1, goodsNum: goodsIds.length }
}
