import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { ownQuestionList, questionAnswer } from '../../../modules/reviews/endpoints-questions.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { questionMessages } from './messages.ts'

const filterNames = ['isAnswered'] as const
const pageSize = 20
type Row = OutputOf<typeof ownQuestionList>['list'][number]

/** Questions about my stores' goods: answer, or change the answer. */
export default function QuestionListPage() {
  const t = useMessages(questionMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const isAnswered = values.isAnswered === '0' || values.isAnswered === '1' ? values.isAnswered : ''
  const call = useCall(ownQuestionList, { isAnswered, current: page, pageSize })
  return (
    <ConsoleList
      label={t('questionsTitle')}
      tabs={{
        list: [
          { key: '', label: t('all') },
          { key: '0', label: t('open') },
          { key: '1', label: t('answered') },
        ],
        current: isAnswered,
        onChange: (key) => set({ isAnswered: key }),
      }}
      call={call}
      empty={<Empty icon="message-circle" title={t('none')} help={t('noneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <ul className="kept-a">
          {list.map((row) => (
            <QuestionRow key={row.questionId} row={row} onDone={call.reload} />
          ))}
        </ul>
      )}
    </ConsoleList>
  )
}

function QuestionRow({ row, onDone }: { row: Row; onDone: () => void }) {
  const t = useMessages(questionMessages)
  const { act, busy } = useAct(questionAnswer)
  const [text, setText] = useState<string | null>(row.answer ? null : '')
  const send = async () => {
    if (!(await act({ questionId: row.questionId, content: text ?? '' }, t('sent')))) return
    setText(null)
    onDone()
  }
  return (
    <li className="col g2">
      <p className="t12 c3">
        {row.productId === null ? row.goodsName : <Anchor to={goodsAddress(row.productId)}>{row.goodsName}</Anchor>}
        {` · ${row.askerName} · ${row.at.slice(0, 10)}`}
      </p>
      <p className="t14 b5">{row.content}</p>
      {text === null ? (
        <p className="t14 c2">
          {row.answer?.content}{' '}
          <Button size="sm" onClick={() => setText(row.answer?.content ?? '')}>
            {t('change')}
          </Button>
        </p>
      ) : (
        <form
          className="row g2"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <Input.TextArea
            aria-label={t('answer')}
            autoSize={{ minRows: 1, maxRows: 4 }}
            maxLength={500}
            value={text}
            placeholder={t('answerHint')}
            onChange={(event) => setText(event.target.value)}
          />
          <Button tone="brand" type="submit" busy={busy} disabled={text.trim() === ''}>
            {t('answer')}
          </Button>
        </form>
      )}
    </li>
  )
}
