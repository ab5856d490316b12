import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { clarificationAnswer, type RfqDetail } from '../endpoints.ts'
import { rfqPageMessages } from '../messages.ts'

type Talk = RfqDetail['talks'][number]

/** What suppliers asked, with the field for the answer where one is due. */
export function ClarificationList({ of, onDone }: { of: RfqDetail; onDone: () => void }) {
  const isRunning = ['QUOTING', 'NEED_INFO', 'COMPARING'].includes(of.state)
  return (
    <ul>
      {of.talks.map((talk) => (
        <li key={talk.talkId} className="bx col g2 border-t border-line">
          <ClarificationText talk={talk} />
          {talk.answerTime === null && isRunning && <Answer of={of} talk={talk} onDone={onDone} />}
        </li>
      ))}
    </ul>
  )
}

/** A question and its answer. */
export function ClarificationText({ talk }: { talk: Omit<Talk, 'storeId' | 'storeName'> & { storeName?: string } }) {
  return (
    <>
      <p className="t13">
        <b className="b5">{talk.storeName}</b> {talk.question} <span className="c3 t12 num">{fullTime(talk.askTime)}</span>
      </p>
      {talk.answerTime !== null && (
        <p className="t13 c2">
          → {talk.answer} <span className="c3 t12 num">{fullTime(talk.answerTime)}</span>
        </p>
      )}
    </>
  )
}

function Answer({ of, talk, onDone }: { of: RfqDetail; talk: Talk; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const { act, busy } = useAct(clarificationAnswer)
  const [answer, setAnswer] = useState('')
  const [isMaterial, setMaterial] = useState(false)
  const send = async () => {
    const said = {
      inquirySn: of.inquirySn,
      talkId: talk.talkId,
      answer: answer.trim(),
      isMaterial: isMaterial ? (1 as const) : (0 as const),
    }
    if (await act(said, t('answered'))) onDone()
  }
  return (
    <div className="col g2 max-w-160">
      <Input.TextArea
        aria-label={t('answer')}
        placeholder={t('answer')}
        rows={2}
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Checkbox checked={isMaterial} onChange={(event) => setMaterial(event.target.checked)}>
        {t('isMaterial')}
      </Checkbox>
      <span>
        <Button tone="brand" size="sm" busy={busy} disabled={answer.trim() === ''} onClick={() => void send()}>
          {t('sendAnswer')}
        </Button>
      </span>
    </div>
  )
}
