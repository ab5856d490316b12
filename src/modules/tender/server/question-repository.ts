import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type TenderQuestion = {
  readonly questionId: number
  readonly kind: 'QUESTION' | 'OBJECTION' | 'CLARIFICATION'
  readonly question: string
  readonly askedAt: Date
  readonly answer: string
  readonly answeredAt: Date | null
}
// Who asked is read by nobody.
const list = {
  name: 'tenderQuestion.list',
  text: `SELECT question_id AS "questionId", kind, question, asked_at AS "askedAt", answer, answered_at AS "answeredAt" FROM tender_question
    WHERE tender_id = $1 ORDER BY question_id`,
}
const insert = {
  name: 'tenderQuestion.insert',
  text: `INSERT INTO tender_question (tender_id, kind, store_id, question, asked_at) VALUES ($1, $2, $3, $4, $5) RETURNING question_id AS "questionId"`,
}
const answer = {
  name: 'tenderQuestion.answer',
  text: `UPDATE tender_question SET answer = $4, answered_at = $5 WHERE question_id = $1 AND tender_id = $2 AND kind = $3 AND answered_at IS NULL`,
}

const unseen = `store_id = $2 AND answered_at IS NOT NULL AND answer_seen_at IS NULL`
const anyUnseen = {
  name: 'tenderQuestion.anyUnseen',
  text: `SELECT 1 AS one FROM tender_question WHERE tender_id = $1 AND ${unseen} LIMIT 1`,
}
const noteSeen = { name: 'tenderQuestion.seen', text: `UPDATE tender_question SET answer_seen_at = $3 WHERE tender_id = $1 AND ${unseen}` }

/** True while a store has not seen an answer to a question of its own. */
export async function hasUnseenAnswers(db: Queryable, tenderId: number, storeId: number): Promise<boolean> {
  return (await rows(db, anyUnseen, [tenderId, storeId])).length > 0
}

export async function saveAnswersSeen(tx: Transaction, tenderId: number, storeId: number, at: Date): Promise<void> {
  await execute(tx, noteSeen, [tenderId, storeId, at])
}

export function questionsOf(db: Queryable, tenderId: number): Promise<TenderQuestion[]> {
  return rows(db, list, [tenderId])
}

/** Writes a question, an objection or a clarification; answers its id. */
export async function addQuestion(
  tx: Transaction,
  tenderId: number,
  asked: { readonly kind: TenderQuestion['kind']; readonly storeId: number | null; readonly text: string; readonly at: Date },
): Promise<number> {
  const [added] = await rows<{ questionId: number }>(tx, insert, [tenderId, asked.kind, asked.storeId, asked.text, asked.at])
  return added?.questionId ?? 0
}

/** Answers an open question or objection; false when there is none of the kind. */
export async function answerQuestion(
  tx: Transaction,
  tenderId: number,
  said: { readonly questionId: number; readonly kind: TenderQuestion['kind']; readonly text: string; readonly at: Date },
): Promise<boolean> {
  return (await execute(tx, answer, [said.questionId, tenderId, said.kind, said.text, said.at])) > 0
}
