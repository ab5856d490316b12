import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { sellerTrace } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'

/** Adds a line to a shipment's timeline. */
export function ShipmentTraceDialog({ shipmentSn, onClose, onDone }: { shipmentSn: string; onClose: () => void; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const { act, busy } = useAct(sellerTrace)
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const send = async () => {
    if (!(await act({ shipmentSn, text: text.trim(), place: place.trim() }, t('traceDone')))) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t('addTrace')}
      okText={t('save')}
      cancelText={t('back')}
      confirmLoading={busy}
      okButtonProps={{ disabled: text.trim() === '' }}
      onCancel={onClose}
      onOk={() => void send()}
    >
      <Form layout="vertical">
        <Form.Item label={t('traceText')} htmlFor="trace-text">
          <Input.TextArea id="trace-text" maxLength={200} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </Form.Item>
        <Form.Item label={t('tracePlace')} htmlFor="trace-place">
          <Input id="trace-place" maxLength={60} value={place} onChange={(event) => setPlace(event.target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
