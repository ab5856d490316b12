import { offsetOf } from '../../../kernel/database/paging.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure } from '../../../kernel/failure/failure.ts'
import { emit } from '../../../kernel/events/events.ts'
import { ownQuestionList, questionAdd, questionAnswer, questionList } from '../endpoints-questions.ts'
import { questionsAskedToday, ownQuestions, questionsOf, writeAnswer, writeQuestion, type QuestionRecord } from './question-repository.ts'

const mostPerDay = 10
const dayMs = 86_400_000

const storesOf = (call: Call): number[] => storeIdsWith(call.caller, 'store.goods')

function maskedName(name: string): string {
  const letters = [...name]
  return letters.length < 2 ? '***' : `${letters[0]}***${letters.at(-1)}`
}

function present(row: QuestionRecord) {
  return {
    questionId: Number(row.questionId),
    askerName: row.askerName,
    content: row.content,
    at: row.createdAt.toISOString(),
    answer: row.answer === null || row.answeredAt === null ? null : { content: row.answer, at: row.answeredAt.toISOString() },
  }
}

/** Questions about goods and their answers. */
export function questionHandlers(): Handler[] {
  return [
    handle(questionList, async ({ goodsId, current, pageSize }, call) => {
      const { total, questions } = await questionsOf(call.app.visitorRead, goodsId, pageSize, offsetOf({ current, pageSize }))
      return { total, list: questions.map(present) }
    }),
    handle(questionAdd, async ({ goodsId, content }, call) => {
      const { memberId, memberName } = memberOf(call)
      const at = call.app.clock.now()
      const written = await call.app.inTransaction(async (tx) => {
        if ((await questionsAskedToday(tx, memberId, new Date(at.getTime() - dayMs))) >= mostPerDay)
          return failure('catalog.tooManyQuestions', { max: mostPerDay })
        const row = await writeQuestion(tx, { goodsId, memberId, name: maskedName(memberName), content, at })
        if (row)
          await emit(tx, {
            event: 'catalog.talked',
            payload: { goodsId, act: 'asked', storeId: row.storeId, memberId },
            key: `goods ${goodsId}`,
          })
        return row ?? failure('catalog.offSale')
      })
      return isFailure(written) ? written : present(written)
    }),
    handle(ownQuestionList, async ({ isAnswered, current, pageSize }, call) => {
      const found = await ownQuestions(call.app.read, storesOf(call), isAnswered, pageSize, offsetOf({ current, pageSize }))
      return {
        total: totalOf(found),
        list: found.map((row) => ({
          ...present(row),
          goodsId: Number(row.goodsId),
          goodsName: row[call.lang],
          productId: row.productId === null ? null : Number(row.productId),
        })),
      }
    }),
    handle(questionAnswer, async ({ questionId, content }, call) => {
      const at = call.app.clock.now()
      const { memberId } = memberOf(call)
      const answered = await call.app.inTransaction(async (tx) => {
        const row = await writeAnswer(tx, { questionId, storeIds: storesOf(call), content, memberId, at })
        if (!row) return failure('api.notFound')
        await emit(tx, {
          event: 'catalog.talked',
          payload: { goodsId: row.goodsId, act: 'answered', storeId: row.storeId, memberId: row.memberId },
          key: `goods ${row.goodsId}`,
        })
        await audit(tx, {
          ...actorContext(call, 'store'),
          action: 'goods.answerQuestion',
          entity: 'goodsQuestion',
          entityId: String(questionId),
          diff: { answer: [row.oldAnswer, content] },
        })
        return row
      })
      return isFailure(answered) ? answered : present(answered)
    }),
  ]
}
