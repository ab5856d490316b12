import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sellerEvaluationAnswer, sellerEvaluationList, type EvaluationRow } from '../../../modules/order/endpoints-evaluation.ts'
import { reviewAdminMessages } from '../../../modules/reviews/messages.ts'
import { useReviewColumns } from '../../../modules/reviews/ui/use-review-columns.tsx'

const filterNames = ['isAnswered'] as const

/** Evaluations of my stores: read, answer, or change the answer. */
export default function ReviewListPage() {
  const t = useMessages(reviewAdminMessages)
  const { values, set, ...list } = useList('seller.reviews', filterNames, { remembered: true })
  const isAnswered = values.isAnswered === '0' || values.isAnswered === '1' ? values.isAnswered : ''
  const call = useCall(sellerEvaluationList, { isAnswered, current: list.page, pageSize: list.size })
  const columns = useReviewColumns<EvaluationRow>((row) => <AnswerForm row={row} onDone={call.reload} />)
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ evaluationId }) => evaluationId}
      columns={columns}
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
      empty={<Empty icon="star" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

function AnswerForm({ row, onDone }: { row: EvaluationRow; onDone: () => void }) {
  const t = useMessages(reviewAdminMessages)
  const { act, busy } = useAct(sellerEvaluationAnswer)
  const [text, setText] = useState<string | null>(row.answer ? null : '')
  const send = async () => {
    if (!(await act({ evaluationId: row.evaluationId, content: (text ?? '').trim() }, t('sent')))) return
    setText(null)
    onDone()
  }
  if (text === null)
    return (
      <p className="t14 c2">
        {t('answerText', { text: row.answer?.content ?? '' })}{' '}
        <Button size="sm" onClick={() => setText(row.answer?.content ?? '')}>
          {t('change')}
        </Button>
      </p>
    )
  return (
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
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '' && !busy && void send()}
      />
      <Button tone="brand" type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('answer')}
      </Button>
    </form>
  )
}
