import type { DetailSpeak } from '../use-detail-words.ts'
import type { GoodsTalk } from './detail-data.ts'
import { Evaluations } from './goods-evaluations.tsx'
import { Questions } from './goods-questions.tsx'

/** What buyers say, and what people ask the store. */
export function DetailTalk({ goodsId, talk, t }: { goodsId: number; talk: GoodsTalk; t: DetailSpeak }) {
  return (
    <section className="talk">
      <Evaluations goodsId={goodsId} first={talk.evaluations} t={t} />
      <Questions goodsId={goodsId} first={talk.questions} t={t} />
    </section>
  )
}
