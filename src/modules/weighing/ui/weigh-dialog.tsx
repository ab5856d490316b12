import { DatePicker, Form, Input, InputNumber, Modal, Segmented } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { weighNoteRecord, weighNoteReweigh, type WeighNoteView } from '../endpoints.ts'
import type { ShipmentView } from '../../fulfilment/endpoints.ts'
import { weighingMessages } from '../messages.ts'

type Line = { orderProductId: number; settleBy: 'THEORETICAL' | 'WEIGHED'; number: string }
type Values = {
  pickupNo?: string
  ticketNo: string
  plateNo: string
  driverName?: string
  driverPhone?: string
  grossKg: number
  tareKg: number
  weighTime: Dayjs
  lines: Line[]
}
type Props = { readonly onClose: () => void; readonly onDone: () => void } & (
  | { readonly shipment: ShipmentView; readonly note?: never }
  | { readonly note: WeighNoteView; readonly shipment?: never }
)

/** The ticket of a weighbridge: the store's for a shipment, or the buyer's answer to a weigh note. */
export function WeighDialog({ shipment, note, onClose, onDone }: Props) {
  const t = useMessages(weighingMessages)
  const record = useAct(weighNoteRecord)
  const reweigh = useAct(weighNoteReweigh)
  const [form] = Form.useForm<Values>()
  const lines = shipment
    ? shipment.lines.map((line) => ({ ...line, settleBy: 'WEIGHED' as const, number: String(line.number) }))
    : note.lines.map((line) => ({ ...line, number: String(line.weighed) }))
  const send = async (values: Values) => {
    const said = values.lines.map((line, index) => ({ ...line, orderProductId: lines[index]?.orderProductId ?? 0 }))
    const { ticketNo, grossKg, tareKg } = values
    const done = shipment
      ? await record.act({
          ticketNo,
          grossKg,
          tareKg,
          plateNo: values.plateNo,
          lines: said,
          shipmentSn: shipment.shipmentSn,
          pickupNo: values.pickupNo ?? '',
          driverName: values.driverName ?? '',
          driverPhone: values.driverPhone ?? '',
          weighTime: values.weighTime.toISOString(),
        })
      : await reweigh.act({
          ticketNo,
          grossKg,
          tareKg,
          weighNoteSn: note.weighNoteSn,
          expectedVersion: note.version,
          lines: said.map(({ orderProductId, number }) => ({ orderProductId, number })),
        })
    if (!done) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      width={640}
      // The cross of the dialog has its place at the end of the title.
      title={
        <span className="block pr-6">
          {shipment ? t('recordFor', { shipmentSn: shipment.shipmentSn }) : `${t('reweigh')} · ${note.weighNoteSn}`}
        </span>
      }
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={record.busy || reweigh.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...shipment, weighTime: dayjs(), lines: lines.map(({ settleBy, number }) => ({ settleBy, number })) }}
        onFinish={(values) => void send(values)}
      >
        <TicketFields isFirst={shipment !== undefined} />
        {lines.map((line, index) => (
          <div key={line.orderProductId}>
            <p className="t13">
              {line.goodsName} <span className="c3">{line.specText}</span>
            </p>
            <div className="row g2">
              {shipment && (
                <Form.Item name={['lines', index, 'settleBy']} label={t('settleBy')}>
                  <Segmented options={(['WEIGHED', 'THEORETICAL'] as const).map((value) => ({ value, label: t(value) }))} />
                </Form.Item>
              )}
              <Form.Item name={['lines', index, 'number']} label={t('weighedIn', { unit: line.unitName })} rules={[{ required: true }]}>
                <Input inputMode="decimal" maxLength={16} />
              </Form.Item>
            </div>
          </div>
        ))}
      </Form>
    </Modal>
  )
}

function TicketFields({ isFirst }: { isFirst: boolean }) {
  const t = useMessages(weighingMessages)
  const wide = { width: '100%' }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-x-4">
      <Form.Item name="ticketNo" label={t('ticketNo')} rules={[{ required: true }]}>
        <Input maxLength={40} />
      </Form.Item>
      {isFirst && (
        <>
          <Form.Item name="pickupNo" label={t('pickupNo')}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name="plateNo" label={t('plateNo')} rules={[{ required: true }]}>
            <Input maxLength={20} />
          </Form.Item>
          <Form.Item name="driverName" label={t('driver')}>
            <Input maxLength={30} />
          </Form.Item>
          <Form.Item name="weighTime" label={t('weighTime')} rules={[{ required: true }]}>
            <DatePicker showTime={{ format: 'HH:mm' }} maxDate={dayjs()} style={wide} />
          </Form.Item>
        </>
      )}
      <Form.Item name="grossKg" label={t('gross')} rules={[{ required: true }]}>
        <InputNumber min={1} max={200_000} precision={0} style={wide} />
      </Form.Item>
      <Form.Item name="tareKg" label={t('tare')} rules={[{ required: true }]}>
        <InputNumber min={0} max={200_000} precision={0} style={wide} />
      </Form.Item>
    </div>
  )
}
