import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** Whose: a company's for all of its people, or a member's own. */
export type SubstitutionOwner = { readonly enterpriseId: number | null; readonly memberId: number }
export type Substitution = {
  readonly id: number
  readonly memberId: number
  readonly productId: number
  readonly insteadId: number
  readonly reason: string
  readonly createdAt: Date
}

const columns = `substitution_id AS id, member_id AS "memberId", product_id AS "productId", instead_id AS "insteadId", reason, created_at AS "createdAt"`
const owned = `((enterprise_id IS NULL AND $1::bigint IS NULL AND member_id = $2) OR enterprise_id = $1)`
const page = {
  name: 'tools.substitutions',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM substitution WHERE ${owned} ORDER BY substitution_id DESC LIMIT $3 OFFSET $4`,
}
const of = { name: 'tools.substitutionsOf', text: `SELECT ${columns} FROM substitution WHERE ${owned} AND product_id = $3` }
const pair = {
  name: 'tools.substitutionPair',
  text: `SELECT ${columns} FROM substitution WHERE ${owned} AND product_id = $3 AND instead_id = $4`,
}
const put = {
  name: 'tools.substitutionPut',
  text: `INSERT INTO substitution (enterprise_id, member_id, product_id, instead_id, reason, created_at) VALUES ($1,$2,$3,$4,$5,$6)
    ON CONFLICT (coalesce(enterprise_id, 0), (CASE WHEN enterprise_id IS NULL THEN member_id ELSE 0 END), product_id, instead_id)
    DO UPDATE SET reason = $5, member_id = $2, created_at = $6 RETURNING substitution_id AS id`,
}
const drop = {
  name: 'tools.substitutionDrop',
  text: `DELETE FROM substitution WHERE ${owned} AND substitution_id = $3 RETURNING ${columns}`,
}

export function substitutionPage(
  db: Queryable,
  owner: SubstitutionOwner,
  { limit, offset }: { limit: number; offset: number },
): Promise<(Substitution & { readonly total: number })[]> {
  return rows(db, page, [owner.enterpriseId, owner.memberId, limit, offset])
}

/** What an owner has accepted in place of a SKU. */
export function substitutionsFor(db: Queryable, owner: SubstitutionOwner, productId: number): Promise<Substitution[]> {
  return rows(db, of, [owner.enterpriseId, owner.memberId, productId])
}

export async function substitutionPair(
  tx: Transaction,
  owner: SubstitutionOwner,
  productId: number,
  insteadId: number,
): Promise<Substitution | null> {
  return (await rows<Substitution>(tx, pair, [owner.enterpriseId, owner.memberId, productId, insteadId]))[0] ?? null
}

export type NewSubstitution = { readonly productId: number; readonly insteadId: number; readonly reason: string; readonly at: Date }

/** Accepts a pair, or gives it another reason. Answers its id. */
export async function saveSubstitution(tx: Transaction, owner: SubstitutionOwner, wish: NewSubstitution): Promise<number> {
  const values = [owner.enterpriseId, owner.memberId, wish.productId, wish.insteadId, wish.reason, wish.at]
  const [row] = await rows<{ id: number }>(tx, put, values)
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Takes an acceptance back and says what it was; null when it is absent or another's. */
export async function removeSubstitution(tx: Transaction, owner: SubstitutionOwner, id: number): Promise<Substitution | null> {
  return (await rows<Substitution>(tx, drop, [owner.enterpriseId, owner.memberId, id]))[0] ?? null
}
