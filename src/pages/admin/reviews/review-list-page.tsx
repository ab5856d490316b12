import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminEvaluationList, adminEvaluationShow, type EvaluationRow } from '../../../modules/order/endpoints-evaluation.ts'
import { reviewAdminMessages } from '../../../modules/reviews/messages.ts'
import { useReviewColumns } from '../../../modules/reviews/ui/use-review-columns.tsx'

const filterNames = ['state'] as const
const states = ['PUBLISHED', 'HIDDEN'] as const

/** Evaluations of every store: the platform hides one with a reason, or shows it again. */
export default function ReviewListPage() {
  const t = useMessages(reviewAdminMessages)
  const { values, set, ...list } = useList('admin.reviews', filterNames, { remembered: true })
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(adminEvaluationList, { state, current: list.page, pageSize: list.size })
  const columns = useReviewColumns<EvaluationRow>((row) => (
    <>
      {row.answer && <p className="t14 c2">{t('answerText', { text: row.answer.content })}</p>}
      <ShowForm row={row} onDone={call.reload} />
    </>
  ))
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
          { key: 'PUBLISHED', label: t('published') },
          { key: 'HIDDEN', label: t('hidden') },
        ],
        current: state,
        onChange: (key) => set({ state: key }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="star" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

function ShowForm({ row, onDone }: { row: EvaluationRow; onDone: () => void }) {
  const t = useMessages(reviewAdminMessages)
  const { act, busy } = useAct(adminEvaluationShow)
  const [reason, setReason] = useState('')
  const turn = async (to: 'hide' | 'show') => {
    const isDone = await act({ evaluationId: row.evaluationId, act: to, reason: reason.trim() }, t(to === 'hide' ? 'hideDone' : 'showDone'))
    if (isDone) onDone()
  }
  if (row.isHidden === 1)
    return (
      <p>
        <Button size="sm" busy={busy} onClick={() => void turn('show')}>
          {t('show')}
        </Button>
      </p>
    )
  return (
    <form
      className="row g2"
      onSubmit={(event) => {
        event.preventDefault()
        void turn('hide')
      }}
    >
      <Input
        aria-label={t('reason')}
        placeholder={t('reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={reason.trim() === ''}>
        {t('hide')}
      </Button>
    </form>
  )
}
