import { App, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { requestDecide, requestRecall, requestToCart, type RequestDetail } from '../../../modules/approval/endpoints.ts'
import { purchaseRequestMessages } from './messages.ts'

/** What the viewer may do with a request now. */
export function RequestActions({ request, onDone }: { request: RequestDetail; onDone: () => void }) {
  const may = (act: RequestDetail['can'][number]) => request.can.includes(act)
  if (request.can.length === 0) return null
  return (
    <div className="bx col g3">
      {may('approve') ? <Decide request={request} onDone={onDone} /> : <OwnActs request={request} onDone={onDone} />}
    </div>
  )
}

function Decide({ request, onDone }: { request: RequestDetail; onDone: () => void }) {
  const t = useMessages(purchaseRequestMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(requestDecide)
  const [comment, setComment] = useState('')
  const total = request.totalNow ?? request.totalAmount
  const decide = async (decision: 'approve' | 'reject' | 'return') => {
    const wish = { requestSn: request.requestSn, decision, comment: comment.trim(), expectedTotal: total, expectedVersion: request.version }
    if (await act(wish, t(decision === 'approve' ? 'approved' : 'decided'))) setComment('')
    onDone()
  }
  const approve = () =>
    void modal.confirm({
      title: t('approve'),
      content: t('approveAsk', { total: priceText(total) }),
      okText: t('approve'),
      cancelText: t('cancel'),
      onOk: () => decide('approve'),
    })
  return (
    <>
      <Input.TextArea
        aria-label={t('comment')}
        placeholder={t('comment')}
        rows={2}
        maxLength={200}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        style={{ maxWidth: 640 }}
      />
      <div className="row g2">
        <Button tone="action" busy={busy} onClick={approve}>
          {t('approve')}
        </Button>
        <Button busy={busy} disabled={comment.trim() === ''} onClick={() => void decide('return')}>
          {t('return')}
        </Button>
        <Button tone="danger" busy={busy} disabled={comment.trim() === ''} onClick={() => void decide('reject')}>
          {t('reject')}
        </Button>
      </div>
    </>
  )
}

function OwnActs({ request, onDone }: { request: RequestDetail; onDone: () => void }) {
  const t = useMessages(purchaseRequestMessages)
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const recall = useAct(requestRecall)
  const toCart = useAct(requestToCart)
  const { requestSn } = request
  const ask = () =>
    void modal.confirm({
      title: t('recall'),
      content: t('recallAsk'),
      okText: t('recall'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await recall.act({ requestSn }, t('recalled'))) onDone()
      },
    })
  const again = async () => {
    const done = await toCart.act({ requestSn })
    if (!done?.data) return
    const refused = done.data.refused.length
    if (refused > 0) void message.warning(t('someRefused', { count: refused }))
    else void message.success(t('cartAgain'))
    if (done.data.added > 0) void navigate('/cart/index')
  }
  return (
    <div className="row g2">
      {request.can.includes('recall') && (
        <Button busy={recall.busy} onClick={ask}>
          {t('recall')}
        </Button>
      )}
      {request.can.includes('toCart') && (
        <Button tone="brand" busy={toCart.busy} onClick={() => void again()}>
          {t('toCart')}
        </Button>
      )}
    </div>
  )
}
