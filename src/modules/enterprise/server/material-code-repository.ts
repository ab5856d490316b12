import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type MaterialCode = { readonly codeId: number; readonly code: string; readonly productId: number; readonly name: string }

const page = {
  name: 'enterprise.codes',
  text: `SELECT id AS "codeId", code, product_id AS "productId", name, count(*) OVER ()::int AS total FROM material_code
         WHERE enterprise_id = $1 AND ($2 = '' OR strpos(lower(code), lower($2)) > 0 OR strpos(name, $2) > 0 OR product_id::text = $2)
         ORDER BY code LIMIT $3 OFFSET $4`,
}
const put = {
  name: 'enterprise.codePut',
  text: `INSERT INTO material_code (enterprise_id, code, product_id, name, updated_at) VALUES ($1,$2,$3,$4,$5)
         ON CONFLICT (enterprise_id, lower(code)) DO UPDATE SET code = $2, product_id = $3, name = $4, updated_at = $5
         RETURNING xmax = 0 AS added`,
}
const drop = {
  name: 'enterprise.codeDrop',
  text: `DELETE FROM material_code WHERE enterprise_id = $1 AND id = $2 RETURNING code, product_id AS "productId", name`,
}
const byCode = {
  name: 'enterprise.codeProducts',
  text: `SELECT product_id AS "productId" FROM material_code WHERE enterprise_id = $1 AND lower(code) = lower($2)`,
}
const byStart = {
  name: 'enterprise.codesStarting',
  text: `SELECT code, product_id AS "productId" FROM material_code WHERE enterprise_id = $1 AND starts_with(lower(code), lower($2)) ORDER BY char_length(code), code LIMIT $3`,
}
const byProduct = {
  name: 'enterprise.productCodes',
  text: `SELECT DISTINCT ON (product_id) product_id AS "productId", code FROM material_code WHERE enterprise_id = $1 AND product_id = ANY($2) ORDER BY product_id, code`,
}

export function materialCodesOf(
  db: Queryable,
  enterpriseId: number,
  of: { keyword: string; limit: number; offset: number },
): Promise<(MaterialCode & { readonly total: number })[]> {
  return rows(db, page, [enterpriseId, of.keyword, of.limit, of.offset])
}

/** Adds a code or points it elsewhere; true when it is new. */
export async function saveMaterialCode(
  tx: Transaction,
  enterpriseId: number,
  of: { code: string; productId: number; name: string; at: Date },
): Promise<boolean> {
  return (await rows<{ added: boolean }>(tx, put, [enterpriseId, of.code, of.productId, of.name, of.at]))[0]?.added ?? false
}

export type DeletedMaterialCode = { readonly code: string; readonly productId: number; readonly name: string }

/** Deletes a code and says what it was; null when the company has no such code. */
export async function deleteMaterialCode(tx: Transaction, enterpriseId: number, codeId: number): Promise<DeletedMaterialCode | null> {
  return (await rows<DeletedMaterialCode>(tx, drop, [enterpriseId, codeId]))[0] ?? null
}

/** The SKU behind a company's own code; null when the company has no such code. */
export async function skuOfMaterialCode(db: Queryable, enterpriseId: number, code: string): Promise<number | null> {
  return (await rows<{ productId: number }>(db, byCode, [enterpriseId, code]))[0]?.productId ?? null
}

/** A company's own codes that begin like this, the nearest first. */
export function materialCodesStartingWith(
  db: Queryable,
  enterpriseId: number,
  of: { typed: string; most: number },
): Promise<{ readonly code: string; readonly productId: number }[]> {
  return rows(db, byStart, [enterpriseId, of.typed, of.most])
}

/** A company's own codes of SKUs, the first by code where it has several. */
export async function materialCodesOfSkus(
  db: Queryable,
  enterpriseId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ productId: number; code: string }>(db, byProduct, [enterpriseId, productIds])
  return new Map(found.map((one) => [one.productId, one.code]))
}
