import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { voucherReview } from '../endpoints-admin.ts'
import { paymentAdminMessages } from '../messages.ts'
import type { AdminVoucher } from './voucher-columns.tsx'

type Props = {
  readonly voucher: AdminVoucher
  readonly result: 'confirm' | 'reject'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirms that a transfer arrived, or rejects the voucher with a reason that the buyer reads. */
export function VoucherReviewDialog({ voucher, result, onClose, onDone }: Props) {
  const t = useMessages(paymentAdminMessages)
  const { act, busy } = useAct(voucherReview)
  const [reason, setReason] = useState('')
  const isConfirm = result === 'confirm'
  const send = async () => {
    const done = await act(
      { voucherId: voucher.voucherId, result, reason: reason.trim(), expectedVersion: voucher.version },
      t(isConfirm ? 'confirmDone' : 'rejectDone'),
    )
    onClose()
    // Reloaded after a refusal too: somebody else may have judged it meanwhile.
    onDone()
    return done
  }
  return (
    <Modal
      open
      title={t(isConfirm ? 'confirmTitle' : 'rejectTitle')}
      okText={t(result)}
      cancelText={t('back')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => void send()}
      okButtonProps={isConfirm ? {} : { danger: true, disabled: reason.trim() === '' }}
    >
      {isConfirm && (
        <p className="c2">
          {t('confirmHelp', {
            payer: voucher.payerName,
            bank: voucher.bankName,
            serial: voucher.bankSerial,
            amount: priceText(voucher.amount),
          })}
        </p>
      )}
      {isConfirm && voucher.amount < voucher.dueAmount && (
        <Alert type="warning" showIcon style={{ marginTop: 12 }} title={t('confirmPart', { due: priceText(voucher.dueAmount) })} />
      )}
      {!isConfirm && (
        <Form layout="vertical">
          <Form.Item label={t('rejectReason')} htmlFor="reject-reason" required>
            <Input.TextArea
              id="reject-reason"
              rows={3}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  )
}
