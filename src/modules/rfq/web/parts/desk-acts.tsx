import { Input } from 'antd'
import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { DeskDialog, DeskField } from '../../../../ui/console/desk-dialog.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { inquiryJudgeCall, type DeskRow } from '../../contract-choice.ts'
import { rfqPageWords } from '../words.ts'

/** What the platform may do with a request: let it pass, send it back, end it. */
export function DeskActs({ of, onDone }: { of: DeskRow; onDone: () => void }) {
  const t = useWords(rfqPageWords)
  const { act, busy } = useAct(inquiryJudgeCall)
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
    <span className="row g2" style={{ justifyContent: 'flex-end' }}>
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
        <DeskDialog
          title={`${t(open === 'reject' ? 'sendBack' : 'terminate')} · ${of.title}`}
          ok={t(open === 'reject' ? 'sendBack' : 'terminate')}
          call={inquiryJudgeCall}
          input={{ ...named, judgement: open, reason: reason.trim() }}
          onDone={done}
          onClose={() => setOpen(null)}
        >
          {(errors) => (
            <DeskField id="rfq-judge" label={t('reason')} error={errors['reason']}>
              <Input.TextArea id="rfq-judge" rows={3} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            </DeskField>
          )}
        </DeskDialog>
      )}
    </span>
  )
}
