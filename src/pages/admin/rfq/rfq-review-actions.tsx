import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { rfqReview, type AdminRfqRow } from '../../../modules/rfq/endpoints-admin-rfq.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** What the platform may do with a request: let it pass, send it back, end it. */
export function RfqReviewActions({ of, onDone }: { of: AdminRfqRow; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const { act, busy } = useAct(rfqReview)
  const [open, setOpen] = useState<'reject' | 'terminate' | null>(null)
  const [reason, setReason] = useState('')
  const named = { inquirySn: of.inquirySn, expectedVersion: of.version }
  const approve = async () => {
    if (await act({ ...named, judgement: 'approve' }, t('passed'))) onDone()
  }
  const done = () => {
    setOpen(null)
    onDone()
  }
  return (
    <span className="row g2 justify-end">
      {of.can.includes('approve') && (
        <Button size="sm" tone="brand" busy={busy} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      {of.can.includes('reject') && (
        <Button size="sm" onClick={() => setOpen('reject')}>
          {t('sendBack')}
        </Button>
      )}
      {of.can.includes('terminate') && (
        <Button size="sm" tone="danger" onClick={() => setOpen('terminate')}>
          {t('terminate')}
        </Button>
      )}
      {open && (
        <ConsoleDialog
          title={`${t(open === 'reject' ? 'sendBack' : 'terminate')} · ${of.title}`}
          ok={t(open === 'reject' ? 'sendBack' : 'terminate')}
          call={rfqReview}
          input={{ ...named, judgement: open, reason: reason.trim() }}
          onDone={done}
          onClose={() => setOpen(null)}
        >
          {(errors) => (
            <Field id="rfq-judge" label={t('reason')} error={errors['reason']}>
              <Input.TextArea id="rfq-judge" rows={3} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </span>
  )
}
