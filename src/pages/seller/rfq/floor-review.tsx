import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { quotationSendBack } from '../../../modules/rfq/endpoints-store-settings.ts'
import type { SupplierRfqDetail } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** Where a draft under the store's floor price stands: with the main account, or back with whoever wrote it. */
export function FloorReview({ of, onDone }: { of: SupplierRfqDetail; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { state, reason: said, isMine } = of.review
  if (state === 'NONE') return null
  if (state === 'SENT_BACK') return <Note tone="danger">{t('reviewBack', { reason: said })}</Note>
  if (isMine === 0) return <Note tone="warn">{t('reviewWaits')}</Note>
  return (
    <>
      <Note
        tone="warn"
        action={
          <Button size="sm" tone="danger" onClick={() => setOpen(true)}>
            {t('sendBackQuote')}
          </Button>
        }
      >
        {t('reviewMine')}
      </Note>
      {isOpen && (
        <ConsoleDialog
          title={t('sendBackQuote')}
          ok={t('sendBackQuote')}
          call={quotationSendBack}
          input={{ inquirySn: of.inquirySn, expectedVersion: of.draft?.version ?? 0, reason: reason.trim() }}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          {(errors) => (
            <Field id="rfq-sendBack" label={t('reason')} error={errors['reason']}>
              <Input.TextArea
                id="rfq-sendBack"
                rows={3}
                maxLength={200}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}
