import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { ownQuestionList, questionAnswer } from '../../../modules/reviews/endpoints-questions.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { questionMessages } from './messages.ts'

const filterNames = ['isAnswered'] as const
type Row = OutputOf<typeof ownQuestionList>['list'][number]

/** Questions about my stores' goods: answer, or change the answer. */
export default function QuestionListPage() {
  const t = useMessages(questionMessages)
  const { values, set, ...list } = useList('seller.questions', filterNames, { remembered: true })
  const isAnswered = values.isAnswered === '0' || values.isAnswered === '1' ? values.isAnswered : ''
  const call = useCall(ownQuestionList, { isAnswered, current: list.page, pageSize: list.size })
  const columns = useQuestionColumns(call.reload)
  return (
    <List
      label={t('questionsTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ questionId }) => questionId}
      columns={columns}
      to={({ productId }) => (productId === null ? null : goodsAddress(productId))}
      tabs={{
        list: [
          { key: '', label: t('all') },
          { key: '0', label: t('open') },
          { key: '1', label: t('answered') },
        ],
        current: isAnswered,
        onChange: (key) => set({ isAnswered: key }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="message-circle" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

function useQuestionColumns(onDone: () => void): readonly ListColumn<Row>[] {
  const t = useMessages(questionMessages)
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      text: ({ goodsName }) => goodsName,
      cell: ({ askerName, at }) => <div className="t12 c3">{[askerName, at.slice(0, 10)].join(' · ')}</div>,
    },
    {
      key: 'question',
      title: t('colQuestion'),
      isProse: true,
      text: ({ content }) => content,
      cell: ({ content }) => <b className="b5">{content}</b>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: ({ answer }) => t(answer ? 'answered' : 'open'),
    },
    {
      key: 'answer',
      title: t('answer'),
      isProse: true,
      text: ({ answer }) => answer?.content ?? '',
      cell: (row) => <AnswerForm row={row} onDone={onDone} />,
    },
  ]
}

function AnswerForm({ row, onDone }: { row: Row; onDone: () => void }) {
  const t = useMessages(questionMessages)
  const { act, busy } = useAct(questionAnswer)
  const [text, setText] = useState<string | null>(row.answer ? null : '')
  const send = async () => {
    if (!(await act({ questionId: row.questionId, content: text ?? '' }, t('sent')))) return
    setText(null)
    onDone()
  }
  if (text === null)
    return (
      <p className="t14 c2">
        {row.answer?.content}{' '}
        <Button size="sm" onClick={() => setText(row.answer?.content ?? '')}>
          {t('change')}
        </Button>
      </p>
    )
  return (
    <form
      className="row g2 min-w-60"
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
  )
}
