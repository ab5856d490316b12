import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** What a supplier asked about a request, with the answer once there is one. */
export type Clarification = {
  readonly talkId: number
  readonly storeId: number
  readonly question: string
  readonly askedAt: Date
  readonly answer: string
  readonly answeredAt: Date | null
}

const columns = `talk_id AS "talkId", store_id AS "storeId", question, asked_at AS "askedAt", answer, answered_at AS "answeredAt"`
const list = {
  name: 'rfq.talks',
  text: `SELECT ${columns} FROM inquiry_talk WHERE inquiry_id = $1 AND ($2::bigint IS NULL OR store_id = $2) ORDER BY talk_id`,
}
const ask = {
  name: 'rfq.talkAsk',
  text: `INSERT INTO inquiry_talk (inquiry_id, store_id, asked_by, question, asked_at) VALUES ($1,$2,$3,$4,$5)
    ON CONFLICT (inquiry_id, store_id) WHERE answered_at IS NULL DO NOTHING RETURNING talk_id AS "talkId"`,
}
const answer = {
  name: 'rfq.talkAnswer',
  text: `UPDATE inquiry_talk SET answer = $3, answered_at = $4 WHERE inquiry_id = $1 AND talk_id = $2 AND answered_at IS NULL RETURNING ${columns}`,
}
const decline = {
  name: 'rfq.decline',
  text: `INSERT INTO inquiry_decline (inquiry_id, store_id, declined_by, reason, declined_at) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING`,
}
const declined = {
  name: 'rfq.declined',
  text: `SELECT inquiry_id AS id FROM inquiry_decline WHERE inquiry_id = ANY($1::bigint[]) AND store_id = $2`,
}
const undecline = { name: 'rfq.undecline', text: `DELETE FROM inquiry_decline WHERE inquiry_id = $1 AND store_id = $2` }

/** Questions about a request: of every supplier for its buyer, of one for that supplier. */
export function clarificationsOf(db: Queryable, inquiryId: number, storeId: number | null): Promise<Clarification[]> {
  return rows<Clarification>(db, list, [inquiryId, storeId])
}

/** The new question; null while an earlier one waits for its answer. */
export async function addQuestion(
  tx: Transaction,
  of: { readonly inquiryId: number; readonly storeId: number; readonly memberId: number; readonly question: string; readonly at: Date },
): Promise<number | null> {
  const [asked] = await rows<{ talkId: number }>(tx, ask, [of.inquiryId, of.storeId, of.memberId, of.question, of.at])
  return asked?.talkId ?? null
}

/** The question that was answered by this; null when it is absent or was answered before. */
export async function recordAnswer(
  tx: Transaction,
  inquiryId: number,
  said: { readonly talkId: number; readonly answer: string; readonly at: Date },
): Promise<Clarification | null> {
  return (await rows<Clarification>(tx, answer, [inquiryId, said.talkId, said.answer, said.at]))[0] ?? null
}

/** Notes that a store does not quote; false when it had said so. */
export async function addDecline(
  tx: Transaction,
  of: { readonly inquiryId: number; readonly storeId: number; readonly memberId: number; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  return (await execute(tx, decline, [of.inquiryId, of.storeId, of.memberId, of.reason, of.at])) > 0
}

/** A store that quotes after all has not declined. */
export async function removeDecline(tx: Transaction, inquiryId: number, storeId: number): Promise<void> {
  await execute(tx, undecline, [inquiryId, storeId])
}

/** Which of these requests a store has declined. */
export async function declinedBy(db: Queryable, inquiryIds: readonly number[], storeId: number): Promise<Set<number>> {
  return new Set((await rows<{ id: number }>(db, declined, [inquiryIds, storeId])).map((row) => row.id))
}
