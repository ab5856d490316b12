import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { paymentRefund, type PaymentList } from '../endpoints-admin.ts'
import { paymentAdminMessages } from '../messages.ts'

export type AdminPayment = PaymentList['list'][number]
const tones: Readonly<Record<string, StateTone>> = {
  PAID: 'ok',
  MISMATCH: 'danger',
  DUPLICATE: 'warn',
  LATE: 'warn',
  WAITING: 'info',
  CREATED: 'info',
  CLOSED: 'quiet',
  REFUSED: 'quiet',
}

/** What the cashier sees of each attempt to pay: what arrived and what went back. */
export function usePaymentColumns(onRefund: (payment: AdminPayment) => void): readonly ListColumn<AdminPayment>[] {
  const t = useMessages(paymentAdminMessages)
  const money = (key: string, title: string, text: (payment: AdminPayment) => number): ListColumn<AdminPayment> => ({
    key,
    title,
    align: 'right',
    isTight: true,
    text,
    cell: (payment) => <span className={key === 'captured' ? 'b6' : undefined}>¥{priceText(text(payment))}</span>,
  })
  return [
    {
      key: 'payment',
      title: t('colPayment'),
      as: 'title',
      isTight: true,
      isCopied: true,
      text: (payment) => payment.paymentSn,
      cell: (payment) => <div className="t12 c3 num">{fullTime(payment.createTime)}</div>,
    },
    { key: 'paySn', title: t('colPayOrder'), isTight: true, text: (payment) => payment.paySn },
    { key: 'method', title: t('colMethod'), isTight: true, text: (payment) => t(`channel_${payment.method}`) },
    money('amount', t('colAmount'), (payment) => payment.amount),
    money('captured', t('colCaptured'), (payment) => payment.capturedAmount),
    money('refunded', t('colRefunded'), (payment) => payment.refundedAmount),
    { key: 'gateway', title: t('colGateway'), text: (payment) => payment.gatewayTradeNo },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (payment) => payment.stateText,
      cell: (payment) => (
        <>
          <StateDot tone={tones[payment.state] ?? 'quiet'}>{payment.stateText}</StateDot>
          {payment.refundList.map((refund) => (
            <div key={refund.refundSn} className="t12 c3">
              {refund.stateText} ¥{priceText(refund.amount)} {refund.failedReason}
            </div>
          ))}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (payment) =>
        payment.can.includes('refund') && (
          <Button size="sm" tone="danger" onClick={() => onRefund(payment)}>
            {t('refund')}
          </Button>
        ),
    },
  ]
}

/** Asks why money goes back, since it cannot be fetched again. */
export function RefundDialog({ payment, onClose, onDone }: { payment: AdminPayment; onClose: () => void; onDone: () => void }) {
  const t = useMessages(paymentAdminMessages)
  const { act, busy } = useAct(paymentRefund)
  const [reason, setReason] = useState('')
  const send = async () => {
    if (!(await act({ paymentId: payment.paymentId, reason: reason.trim() }, t('refundDone')))) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t('refundTitle')}
      okText={t('refund')}
      cancelText={t('back')}
      confirmLoading={busy}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      onCancel={onClose}
      onOk={() => void send()}
    >
      <p className="c2">{t('refundHelp', { amount: priceText(payment.capturedAmount) })}</p>
      <Form layout="vertical" style={{ marginTop: 12 }}>
        <Form.Item label={t('refundReason')} htmlFor="refund-reason" required>
          <Input id="refund-reason" maxLength={80} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
