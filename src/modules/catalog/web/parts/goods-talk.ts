import type { Visit } from '../../../../api/visit.ts'
import { goodsEvaluations } from '../../contract-evaluate.ts'
import { questionList } from '../../contract-question.ts'
import type { GoodsTalk } from './detail-data.ts'

/** How many evaluations and questions a page brings; more come when asked for. */
const first = 5

/** For loaders: what people say and ask. A part whose call failed is shown empty. */
export async function goodsTalk(here: Visit, goodsId: number): Promise<GoodsTalk> {
  const [evaluations, questions] = await Promise.all([
    here.call(goodsEvaluations, { goodsId, pageSize: first }),
    here.call(questionList, { goodsId, pageSize: first }),
  ])
  return {
    evaluations: evaluations.data ?? { total: 0, average: null, list: [] },
    questions: questions.data ?? { total: 0, list: [] },
  }
}
