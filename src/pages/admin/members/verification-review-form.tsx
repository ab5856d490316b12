import { App, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { verificationReview, type QueuedVerification } from '../../../modules/member/endpoints-verification.ts'
import { verificationMessages } from '../../../modules/member/messages.ts'

/** The two decisions: approving asks again, rejecting needs its reason. */
export function VerificationReviewForm({ of, onDone }: { of: QueuedVerification; onDone: () => void }) {
  const t = useMessages(verificationMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(verificationReview)
  const [reason, setReason] = useState('')
  const decide = async (result: 'approve' | 'reject') => {
    const wish = { verificationId: of.verificationId, result, reason: reason.trim(), expectedVersion: of.version }
    if (await act(wish, t(result === 'approve' ? 'approved' : 'rejected'))) onDone()
  }
  return (
    <div className="bx col g3">
      <Input.TextArea
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        placeholder={t('rejectReason')}
        aria-label={t('rejectReason')}
        maxLength={200}
        showCount
        rows={2}
        style={{ maxWidth: 560 }}
      />
      <div className="row g2">
        {of.can.includes('approve') && (
          <Button
            tone="brand"
            busy={busy}
            onClick={() =>
              void modal.confirm({
                title: t('approve'),
                content: t('approveAsk'),
                okText: t('approve'),
                cancelText: t('cancel'),
                onOk: () => decide('approve'),
              })
            }
          >
            {t('approve')}
          </Button>
        )}
        <Button tone="danger" busy={busy} disabled={reason.trim() === ''} onClick={() => void decide('reject')}>
          {t('reject')}
        </Button>
      </div>
    </div>
  )
}
