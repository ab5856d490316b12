import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { reviewConfirm, reviewReturn, type reviewDetail } from '../../../modules/listing/endpoints-review.ts'
import { goodsReviewMessages } from './messages.ts'

type Props = { readonly review: OutputOf<typeof reviewDetail>; readonly onDone: () => void }

/** Confirm or return, each asked once more; a legal review wants its basis, a return its reason. */
export function ReviewActions({ review, onDone }: Props) {
  const t = useMessages(goodsReviewMessages)
  const [asking, setAsking] = useState<'confirm' | 'return' | null>(null)
  return (
    <>
      {review.can.includes('return') && (
        <Button tone="danger" onClick={() => setAsking('return')}>
          {t('return')}
        </Button>
      )}
      {review.can.includes('confirm') && (
        <Button tone="action" onClick={() => setAsking('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {asking && <DecisionDialog kind={asking} review={review} onDone={onDone} onClose={() => setAsking(null)} />}
    </>
  )
}

function DecisionDialog({ kind, review, onDone, onClose }: Props & { kind: 'confirm' | 'return'; onClose: () => void }) {
  const t = useMessages(goodsReviewMessages)
  const confirm = useAct(reviewConfirm)
  const back = useAct(reviewReturn)
  const [text, setText] = useState('')
  const isConfirm = kind === 'confirm'
  const needsText = !isConfirm || review.listing === 'legal_review'
  const label = t(isConfirm ? 'basis' : 'returnReason')
  const decide = async () => {
    const held = { changeId: review.changeId, expectedVersion: review.version }
    const done = isConfirm
      ? await confirm.act({ ...held, basis: text.trim() }, t('confirmed'))
      : await back.act({ ...held, reason: text.trim() }, t('returned'))
    if (!done) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t(isConfirm ? 'confirmTitle' : 'returnTitle', { name: review.name })}
      okText={t(kind)}
      cancelText={t('cancel')}
      okButtonProps={{ danger: !isConfirm, disabled: needsText && text.trim() === '' }}
      confirmLoading={confirm.busy || back.busy}
      onOk={() => void decide()}
      onCancel={onClose}
    >
      {isConfirm && <p className="c2">{t('confirmHelp')}</p>}
      {needsText && (
        <Input.TextArea
          aria-label={label}
          placeholder={isConfirm ? `${label}: ${t('basisHint')}` : label}
          rows={3}
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Modal>
  )
}
