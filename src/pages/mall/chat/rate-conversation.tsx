import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import type { chatRate } from '../../../modules/chat/endpoints.ts'
import type { TranslateConversation } from '../../../modules/chat/messages.ts'

const rateRef = callRef<typeof chatRate>('POST', 'v3/msg/front/chat/rate', true)
const scores = [1, 2, 3, 4, 5] as const

/** Asks how the service was, after the desk has ended the conversation. */
export function RateConversation({ threadId, t, onRated }: { threadId: number; t: TranslateConversation; onRated: () => void }) {
  const [score, setScore] = useState(5)
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { run, busy } = useCommand(rateRef)
  const rate = async () => {
    const outcome = await run({ threadId, score, comment })
    if (outcome.kind === 'answer' && outcome.answer.state === 200) return onRated()
    setProblem(outcome.kind === 'answer' ? outcome.answer.msg : t('unsent'))
  }
  return (
    <fieldset className="tk-rate">
      <legend className="b6">{t('rateTitle')}</legend>
      <div className="row g1" role="radiogroup" aria-label={t('rateTitle')}>
        {scores.map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={one === score}
            aria-label={t('rateScore', { score: one })}
            className={one <= score ? 'on' : undefined}
            onClick={() => setScore(one)}
          >
            <Icon name="star" size={22} />
          </button>
        ))}
      </div>
      <input
        className="ipt"
        maxLength={200}
        placeholder={t('rateComment')}
        aria-label={t('rateComment')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {problem && <Note tone="danger">{problem}</Note>}
      <Button size="sm" tone="brand" busy={busy} onClick={() => void rate()}>
        {t('rateSend')}
      </Button>
    </fieldset>
  )
}
