import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { buyerCancelPreview, buyerRequestCancel } from '../../../modules/cancellation/endpoints.ts'
import { cancellationPageMessages } from '../../../modules/cancellation/messages.ts'
import { MoneyBackSummary } from '../../../modules/cancellation/ui/money-back.tsx'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'

const reasons = ['reason1', 'reason2', 'reason3', 'reason4', 'reason5'] as const

/** Asks the supplier to cancel a paid order, with what would go back. */
export function RequestCancelDialog({ order, onClose, onDone }: { order: OrderCard; onClose: () => void; onDone: () => void }) {
  const t = useMessages(cancellationPageMessages)
  const call = useCall(buyerCancelPreview, { orderSn: order.orderSn })
  const [choice, setChoice] = useState<(typeof reasons)[number]>('reason1')
  const [note, setNote] = useState('')
  const reason = note.trim() === '' ? t(choice) : t('reasonWith', { reason: t(choice), note: note.trim() })
  return (
    <ConsoleDialog
      title={t('requestTitle', { orderSn: order.orderSn })}
      ok={t('requestCancel')}
      call={buyerRequestCancel}
      input={{ orderSn: order.orderSn, expectedVersion: order.version, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 t13 mb-3">{t('requestHelp')}</p>
          <CallView call={call} rows={2}>
            {(back) => <MoneyBackSummary back={back} />}
          </CallView>
          <Field id="cancel-why" label={t('reason')} isRequired error={errors['reason']}>
            <Radio.Group
              id="cancel-why"
              vertical
              value={choice}
              onChange={(event) => setChoice(event.target.value)}
              options={reasons.map((value) => ({ value, label: t(value) }))}
            />
          </Field>
          <Field id="cancel-note" label={t('note')}>
            <Input id="cancel-note" maxLength={150} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
