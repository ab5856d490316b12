import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember, aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { ownQuestionList, questionAdd, questionAnswer, questionList } from '../endpoints-questions.ts'
import { questionHandlers } from './question-handlers.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM goods_question')
const ask = asker(aHouse(database), questionHandlers())
const asks = { visitor: aMember(4) }
const clerkOf = (storeId: number) => ({
  visitor: { ...aStoreClerk(storeId), stores: [{ storeId, storeName: '店', capabilities: ['store.goods' as const] }] },
})

test('a question shows to everybody at once, the answer when the store has given it; nobody learns the name', async () => {
  const { questionId, askerName } = dataOf(await ask(questionAdd, { goodsId: 500_001, content: '质保书随货吗？' }, asks))
  expect(askerName).toBe('m***4')
  expect(dataOf(await ask(questionList, { goodsId: 500_001 })).list).toMatchObject([{ questionId, answer: null }])
  expect(dataOf(await ask(ownQuestionList, { isAnswered: '0' }, clerkOf(1001))).list).toMatchObject([{ questionId, goodsId: 500_001 }])
  await ask(questionAnswer, { questionId, content: '随货。' }, clerkOf(1001))
  expect(dataOf(await ask(questionList, { goodsId: 500_001 })).list).toMatchObject([{ answer: { content: '随货。' } }])
  expect(dataOf(await ask(ownQuestionList, { isAnswered: '0' }, clerkOf(1001))).total).toBe(0)
})

test('another store sees neither the question nor may it answer', async () => {
  const { questionId } = dataOf(await ask(questionAdd, { goodsId: 500_001, content: '周末能装车吗？' }, asks))
  expect(dataOf(await ask(ownQuestionList, {}, clerkOf(1002))).list).toEqual([])
  expect((await ask(questionAnswer, { questionId, content: '可以' }, clerkOf(1002))).code).toBe('api.notFound')
  expect((await client.query('SELECT answer FROM goods_question WHERE question_id = $1', [questionId])).rows).toEqual([{ answer: null }])
})

test('goods that are not on sale are not asked about, and ten questions a day are enough', async () => {
  const refused = await client.query(`SELECT goods_id::int AS id FROM goods WHERE state <> 'on_sale' LIMIT 1`)
  expect((await ask(questionAdd, { goodsId: refused.rows[0].id, content: '还有货吗？' }, asks)).code).toBe('catalog.offSale')
  const answers = []
  for (let number = 0; number < 10; number += 1)
    answers.push(await ask(questionAdd, { goodsId: 500_002, content: `问题 ${number} 号` }, asks))
  expect(answers.filter((answer) => answer.code === 'catalog.tooManyQuestions')).toHaveLength(2)
  expect((await client.query('SELECT count(*)::int AS n FROM goods_question WHERE member_id = 4')).rows).toEqual([{ n: 10 }])
})
