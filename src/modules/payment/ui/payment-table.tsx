import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { paymentRefundCall, type PaymentList } from '../endpoints-admin.ts'
import { paymentAdminMessages } from '../messages.ts'

type AdminPayment = PaymentList['list'][number]
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

/** Attempts to pay with what arrived and what went back. */
export function PaymentTable({ payments, onDone }: { payments: readonly AdminPayment[]; onDone: () => void }) {
  const t = useMessages(paymentAdminMessages)
  const [returning, setReturning] = useState<AdminPayment | null>(null)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colPayment')}</th>
            <th>{t('colPayOrder')}</th>
            <th>{t('colMethod')}</th>
            <th className="r">{t('colAmount')}</th>
            <th className="r">{t('colCaptured')}</th>
            <th className="r">{t('colRefunded')}</th>
            <th>{t('colGateway')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.paymentId}>
              <td className="nw">
                <CopyText text={payment.paymentSn} />
                <div className="t12 c3 num">{fullTime(payment.createTime)}</div>
              </td>
              <td className="num nw">{payment.paySn}</td>
              <td className="nw">{t(`channel_${payment.method}`)}</td>
              <td className="r n nw">¥{priceText(payment.amount)}</td>
              <td className="r n nw b6">¥{priceText(payment.capturedAmount)}</td>
              <td className="r n nw">¥{priceText(payment.refundedAmount)}</td>
              <td className="num t12 c2">{payment.gatewayTradeNo || '—'}</td>
              <td>
                <StateDot tone={tones[payment.state] ?? 'quiet'}>{payment.stateText}</StateDot>
                {payment.refundList.map((refund) => (
                  <div key={refund.refundSn} className="t12 c3">
                    {refund.stateText} ¥{priceText(refund.amount)} {refund.failedReason}
                  </div>
                ))}
              </td>
              <td className="r">
                {payment.can.includes('refund') && (
                  <Button size="sm" tone="danger" onClick={() => setReturning(payment)}>
                    {t('refund')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {returning && <RefundDialog payment={returning} onClose={() => setReturning(null)} onDone={onDone} />}
    </div>
  )
}

function RefundDialog({ payment, onClose, onDone }: { payment: AdminPayment; onClose: () => void; onDone: () => void }) {
  const t = useMessages(paymentAdminMessages)
  const { act, busy } = useAct(paymentRefundCall)
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
