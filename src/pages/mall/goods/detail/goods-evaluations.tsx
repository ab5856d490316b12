import { useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { goodsEvaluations } from '../../../../modules/reviews/endpoints-evaluations.ts'
import type { DetailTranslate } from '../use-messages.ts'
import type { ReviewsAndQuestions } from './detail-data.ts'

const listRef = callRef<typeof goodsEvaluations>('GET', 'v3/goods/front/goodsEvaluate/list')
const pageSize = 5
type Evaluation = ReviewsAndQuestions['evaluations']['list'][number]

/** Evaluations with stars and pictures; further pages on demand. */
export function GoodsEvaluations({
  goodsId,
  first,
  t,
}: {
  goodsId: number
  first: ReviewsAndQuestions['evaluations']
  t: DetailTranslate
}) {
  const [list, setList] = useState(first.list)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    const answer = await callApi(listRef, { goodsId, current: Math.floor(list.length / pageSize) + 1, pageSize }).catch(() => null)
    const known = new Set(list.map((one) => one.evaluationId))
    setList([...list, ...(answer?.data?.list ?? []).filter((one) => !known.has(one.evaluationId))])
    setBusy(false)
  }
  const sub = first.average === null ? undefined : t('evaluationsSub', { count: first.total, average: first.average.toFixed(1) })
  return (
    <Panel title={t('evaluations')} sub={sub}>
      <ul className="talk-l">
        {list.map((one) => (
          <EvaluationRow key={one.evaluationId} one={one} t={t} />
        ))}
      </ul>
      {list.length < first.total && (
        <p className="talk-m">
          <Button busy={busy} onClick={() => void more()}>
            {t('moreEvaluations')}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function EvaluationRow({ one, t }: { one: Evaluation; t: DetailTranslate }) {
  return (
    <li>
      <p className="row g2 t12 c3">
        <b className="c2">{one.buyerName}</b>
        <span className="cp" role="img" aria-label={t('scoreOf', { score: one.score })}>
          {'★'.repeat(one.score)}
          <span className="c3">{'☆'.repeat(5 - one.score)}</span>
        </span>
        <time dateTime={one.at}>{one.at.slice(0, 10)}</time>
      </p>
      {one.content !== '' && <p className="t14">{one.content}</p>}
      <Pictures images={one.images} t={t} />
      {one.append && (
        <div className="talk-a">
          <p className="t12 c3">
            <Icon name="pencil" size={12} /> {t('appended')} · {one.append.at.slice(0, 10)}
          </p>
          <p className="t14">{one.append.content}</p>
          <Pictures images={one.append.images} t={t} />
        </div>
      )}
      {one.answer && (
        <div className="talk-a">
          <p className="t12 c3">
            {t('storeAnswer')} · {one.answer.at.slice(0, 10)}
          </p>
          <p className="t14">{one.answer.content}</p>
        </div>
      )}
    </li>
  )
}

function Pictures({ images, t }: { images: readonly string[]; t: DetailTranslate }) {
  if (images.length === 0) return null
  return (
    <p className="row g2 talk-p">
      {images.map((address, index) => (
        <a key={address} href={address} target="_blank" rel="noopener noreferrer">
          <img src={address} width={96} height={96} loading="lazy" alt={t('evaluationPicture', { number: index + 1 })} />
        </a>
      ))}
    </p>
  )
}
