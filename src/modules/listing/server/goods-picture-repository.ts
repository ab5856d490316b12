import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type NewPicture = {
  readonly pictureId: string
  readonly storeId: number
  readonly memberId: number
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly at: Date
}

const insert = {
  name: 'catalog.addPicture',
  text: `INSERT INTO goods_picture (picture_id, store_id, member_id, bytes, width, height, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
}
const since = {
  name: 'catalog.picturesSince',
  text: `SELECT count(*)::int AS count FROM goods_picture WHERE member_id = $1 AND created_at > $2`,
}
const one = { name: 'catalog.pictureById', text: `SELECT picture_id FROM goods_picture WHERE picture_id = $1` }

export async function addPicture(tx: Transaction, picture: NewPicture): Promise<void> {
  const { pictureId, storeId, memberId, bytes, width, height, at } = picture
  await execute(tx, insert, [pictureId, storeId, memberId, bytes, width, height, at])
}

/** How many pictures a member stored after a moment. */
export async function picturesSince(db: Queryable, memberId: number, at: Date): Promise<number> {
  return (await rows<{ count: number }>(db, since, [memberId, at]))[0]?.count ?? 0
}

/** Whether a stored file is a picture of goods, and so everybody's to see. */
export async function isGoodsPicture(db: Queryable, pictureId: string): Promise<boolean> {
  return (await rows(db, one, [pictureId])).length > 0
}
