import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { orderCancel } from '../../../order/contract.ts'
import type { OrderCard } from '../../../order/contract-order.ts'
import { shippingWords } from '../words.ts'

const reasons = ['reason1', 'reason2', 'reason3', 'reason4', 'reason5'] as const

/** Asks why, then cancels an unpaid order. */
export function CancelDialog({ order, onClose, onDone }: { order: OrderCard; onClose: () => void; onDone: () => void }) {
  const t = useWords(shippingWords)
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
      <p className="c2" style={{ marginBottom: 12 }}>
        {t('cancelHelp')}
      </p>
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
