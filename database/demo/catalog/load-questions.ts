import type { ClientBase } from 'pg'
import { demoQuestions } from './questions.ts'

const asker = 1
const perCategory = 6

/** Questions on the best sold goods of each category, some days old; goods get those of their category in turn. */
export async function loadQuestions(client: ClientBase): Promise<void> {
  for (const [index, [category, name, question, answer]] of demoQuestions.entries()) {
    await client.query(
      `INSERT INTO goods_question (goods_id, store_id, member_id, asker_name, content, created_at, answer, answered_by, answered_at)
       SELECT goods_id, store_id, $2, $3, $4, now() - $6 * interval '1 day', $5::text, CASE WHEN $5::text IS NULL THEN NULL ELSE 7 END,
         CASE WHEN $5::text IS NULL THEN NULL ELSE now() - $6 * interval '1 day' + interval '3 hours' END
       FROM goods JOIN goods_card USING (goods_id) WHERE category_path[1] = $1 ORDER BY goods_id LIMIT ${perCategory}`,
      [category, asker, name, question, answer, index + 2],
    )
  }
}
