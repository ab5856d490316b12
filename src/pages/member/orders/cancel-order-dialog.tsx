import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { orderCancel } from '../../../modules/order/endpoints.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const reasons = ['reason1', 'reason2', 'reason3', 'reason4', 'reason5'] as const

/** Asks why, then cancels an unpaid order. */
export function CancelOrderDialog({ order, onClose, onDone }: { order: OrderCard; onClose: () => void; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const { act, busy } = useAct(orderCancel)
  const [reason, setReason] = useState<(typeof reasons)[number]>('reason1')
  const submit = async () => {
    if (!(await act({ orderSn: order.orderSn, expectedVersion: order.version, reason: t(reason) }, t('cancelDone')))) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t('cancelTitle', { orderSn: order.orderSn })}
      okText={t('cancel')}
      okButtonProps={{ danger: true }}
      cancelText={t('keep')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => void submit()}
    >
      <p className="c2 mb-3">{t('cancelHelp')}</p>
      <Radio.Group
        vertical
        aria-label={t('cancelReason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={reasons.map((value) => ({ value, label: t(value) }))}
      />
    </Modal>
  )
}
