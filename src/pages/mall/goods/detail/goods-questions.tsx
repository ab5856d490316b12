import { useState } from 'react'
import { callApi, loginNeeded } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { questionAdd, questionList } from '../../../../modules/reviews/endpoints-questions.ts'
import type { DetailTranslate } from '../use-messages.ts'
import { useGoodsMessages } from '../../../../modules/catalog/ui/use-messages.ts'
import type { ReviewsAndQuestions } from './detail-data.ts'

const listRef = callRef<typeof questionList>('GET', 'v3/goods/front/goodsAsk/list')
const addRef = callRef<typeof questionAdd>('POST', 'v3/goods/front/goodsAsk/add')
const pageSize = 5
const shortest = 4

/** Questions with the store's answers, and a line to ask one. What was typed stays when it is refused. */
export function GoodsQuestions({ goodsId, first, t }: { goodsId: number; first: ReviewsAndQuestions['questions']; t: DetailTranslate }) {
  const [list, setList] = useState(first.list)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    const answer = await callApi(listRef, { goodsId, current: Math.floor(list.length / pageSize) + 1, pageSize }).catch(() => null)
    const known = new Set(list.map((one) => one.questionId))
    setList([...list, ...(answer?.data?.list ?? []).filter((one) => !known.has(one.questionId))])
    setBusy(false)
  }
  return (
    <Panel title={t('questions')} sub={first.total > 0 ? t('questionsSub', { count: first.total }) : undefined}>
      <AskLine goodsId={goodsId} t={t} onAsked={(question) => setList([question, ...list])} />
      <ul className="talk-l">
        {list.map((one) => (
          <li key={one.questionId}>
            <p className="t14 b5">{one.content}</p>
            <p className="t12 c3">
              {one.askerName} · {one.at.slice(0, 10)}
            </p>
            <p className="talk-a t14">
              {one.answer ? (
                <>
                  <b className="cok">{t('storeAnswer')}</b> {one.answer.content}
                </>
              ) : (
                <span className="c3">{t('notAnswered')}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {list.length < first.total && (
        <p className="talk-m">
          <Button busy={busy} onClick={() => void more()}>
            {t('moreQuestions')}
          </Button>
        </p>
      )}
    </Panel>
  )
}

type AskProps = { goodsId: number; t: DetailTranslate; onAsked: (question: ReviewsAndQuestions['questions']['list'][number]) => void }

function AskLine({ goodsId, t, onAsked }: AskProps) {
  const g = useGoodsMessages()
  const toast = useToast()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (!storedSession()) return window.dispatchEvent(new Event(loginNeeded))
    if ([...text.trim()].length < shortest) return toast({ text: t('askTooShort'), tone: 'warn' })
    setBusy(true)
    const answer = await callApi(addRef, { goodsId, content: text }).catch(() => null)
    setBusy(false)
    if (answer?.state !== 200 || !answer.data) return toast({ text: answer?.msg ?? g('noAnswer'), tone: 'warn' })
    setText('')
    onAsked(answer.data)
    return toast({ text: t('asked') })
  }
  return (
    <form
      className="row g2 talk-f"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <span className="ipt sp">
        <input
          aria-label={t('askPlaceholder')}
          placeholder={t('askPlaceholder')}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <Button tone="brand-outline" type="submit" busy={busy}>
        {t('askQuestion')}
      </Button>
    </form>
  )
}
