import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { supplementQueue, supplementReview, type SupplementTransfer } from '../endpoints-supplement.ts'
import { supplementPageMessages } from '../messages.ts'

type Event = 'confirmTransfer' | 'rejectTransfer'

/** Transfers for supplements by weight that the platform checks against its account; nothing when none waits. */
export function SupplementTransfers() {
  const t = useMessages(supplementPageMessages)
  const call = useCall(supplementQueue, {})
  const [reviewing, setReviewing] = useState<{ transfer: SupplementTransfer; event: Event } | null>(null)
  if (!call.data || call.data.total === 0) return null
  return (
    <Panel title={t('queue')} sub={String(call.data.total)}>
      <ul className="lst-p bd">
        {call.data.list.map((transfer) => (
          <TransferRow key={transfer.weighNoteSn} transfer={transfer} onReview={(event) => setReviewing({ transfer, event })} />
        ))}
      </ul>
      {reviewing && (
        <ReviewDialog
          {...reviewing}
          onClose={() => setReviewing(null)}
          onDone={() => {
            setReviewing(null)
            call.reload()
          }}
        />
      )}
    </Panel>
  )
}

function TransferRow({ transfer, onReview }: { readonly transfer: SupplementTransfer; readonly onReview: (event: Event) => void }) {
  const t = useMessages(supplementPageMessages)
  return (
    <li className="row g3 wrp t13">
      <span className="col">
        <Anchor className="num" to={`/admin/order/detail?orderSn=${transfer.orderSn}`}>
          {transfer.orderSn}
        </Anchor>
        <span className="num c3 t12">{transfer.weighNoteSn}</span>
      </span>
      <span className="col">
        <span>{transfer.buyerTitle}</span>
        <span className="c3 t12">{transfer.storeName}</span>
      </span>
      <span className="col">
        <span>{transfer.bankName}</span>
        <span className="num c3 t12">{transfer.documentNo}</span>
      </span>
      <span className="sp" />
      <b className="num">¥{priceText(transfer.amount)}</b>
      <a className="lk" href={transfer.picture} target="_blank" rel="noopener">
        {t('seePicture')}
      </a>
      <span className="row g1">
        <Button size="sm" tone="action-outline" onClick={() => onReview('confirmTransfer')}>
          {t('confirmTransfer')}
        </Button>
        <Button size="sm" tone="ghost" onClick={() => onReview('rejectTransfer')}>
          {t('rejectTransfer')}
        </Button>
      </span>
    </li>
  )
}

type ReviewProps = {
  readonly transfer: SupplementTransfer
  readonly event: Event
  readonly onClose: () => void
  readonly onDone: () => void
}

function ReviewDialog({ transfer, event, onClose, onDone }: ReviewProps) {
  const t = useMessages(supplementPageMessages)
  const [reason, setReason] = useState('')
  const { weighNoteSn, version: expectedVersion, bankName, documentNo, amount } = transfer
  return (
    <ConsoleDialog
      title={t(event)}
      ok={t(event)}
      call={supplementReview}
      input={{ weighNoteSn, expectedVersion, event, reason: reason.trim() }}
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <p className="num">
            {bankName} · {documentNo} · <b>¥{priceText(amount)}</b>
          </p>
          {event === 'confirmTransfer' ? (
            <p className="c2">{t('confirmHelp')}</p>
          ) : (
            <Field id="supplement-reject-reason" label={t('rejectReason')} isRequired error={errors['reason']}>
              <Input.TextArea
                id="supplement-reject-reason"
                rows={3}
                maxLength={200}
                value={reason}
                onChange={(change) => setReason(change.target.value)}
              />
            </Field>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}
