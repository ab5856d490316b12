import { Alert, Button, Form, Input, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { sellerDeliver, sellerShipments, shipmentKinds, type ShipmentView } from '../endpoints.ts'
import { shipmentFormInput, completeShipmentForm, type ShipmentForm } from './shipment-form.ts'
import { shippingMessages } from '../messages.ts'
import { CarrierField } from './carrier-field.tsx'
import { ShipmentLineFields } from './shipment-line-fields.tsx'

type Errors = Readonly<Record<string, string>>

/** Ships an order or a part of it. */
export function ShipmentDialog({ order, onClose, onDone }: { order: OrderCard; onClose: () => void; onDone: (text: string) => void }) {
  const t = useMessages(shippingMessages)
  const call = useCall(sellerShipments, { orderSn: order.orderSn })
  return (
    <Modal open width={760} title={t('shipTitle', { orderSn: order.orderSn })} footer={null} onCancel={onClose}>
      <CallView call={call} rows={4}>
        {({ shipments }) => <ShipFields order={order} shipments={shipments} onClose={onClose} onDone={onDone} />}
      </CallView>
    </Modal>
  )
}

function useDeliver(order: OrderCard, onDone: (text: string) => void) {
  const t = useMessages(shippingMessages)
  const kit = useMessages(consoleKitMessages)
  const { run, busy } = useCommand(sellerDeliver)
  const [errors, setErrors] = useState<Errors>({})
  const send = async (form: ShipmentForm, isPrepareOnly: boolean) => {
    const input = shipmentFormInput(order, form, isPrepareOnly)
    if (input.lines.length === 0) return setErrors({ lines: t('nothingChosen') })
    setErrors({})
    const outcome = await run(input)
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    return onDone(t(isPrepareOnly ? 'prepareDone' : 'shipDone'))
  }
  return { send, busy, errors }
}

function ShipFields({
  order,
  shipments,
  onClose,
  onDone,
}: {
  order: OrderCard
  shipments: readonly ShipmentView[]
  onClose: () => void
  onDone: (text: string) => void
}) {
  const t = useMessages(shippingMessages)
  const [form, setForm] = useState(() => completeShipmentForm(order, shipments))
  const { send, busy, errors } = useDeliver(order, onDone)
  const set = (change: Partial<ShipmentForm>) => setForm((before) => ({ ...before, ...change }))
  const field = (name: 'trackingNo' | 'plateNo' | 'driverName' | 'driverPhone', placeholder?: string) => (
    <Form.Item label={t(name)} htmlFor={`ship-${name}`} required validateStatus={errors[name] ? 'error' : ''} help={errors[name]}>
      <Input
        id={`ship-${name}`}
        maxLength={name === 'plateNo' || name === 'driverPhone' ? 20 : 30}
        placeholder={placeholder}
        value={form[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Form.Item>
  )
  const problem = errors.lines ?? errors.form ?? errors.kind
  return (
    <Form layout="vertical" requiredMark>
      <Form.Item label={t('shipKind')}>
        <Segmented
          value={form.kind}
          options={shipmentKinds.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={(kind) => set({ kind })}
        />
      </Form.Item>
      <div className="ship-f">
        {form.kind === 'CARRIER' && (
          <>
            <CarrierField value={form.carrierName} error={errors.carrierName} onChange={(carrierName) => set({ carrierName })} />
            {field('trackingNo')}
          </>
        )}
        {form.kind === 'TRUCK' && (
          <>
            {field('plateNo', t('plateHint'))}
            {field('driverName')}
            {field('driverPhone')}
          </>
        )}
      </div>
      <ShipmentLineFields order={order} shipments={shipments} numbers={form.numbers} onChange={(numbers) => set({ numbers })} />
      <Form.Item label={t('shipRemark')} htmlFor="ship-remark" style={{ marginTop: 16 }}>
        <Input id="ship-remark" maxLength={200} value={form.remark} onChange={(event) => set({ remark: event.target.value })} />
      </Form.Item>
      {problem && <Alert type="error" showIcon title={problem} role="alert" style={{ marginBottom: 12 }} />}
      <div className="row g2 justify-end">
        <Button onClick={onClose}>{t('back')}</Button>
        <Button loading={busy} onClick={() => void send(form, true)}>
          {t('prepareOnly')}
        </Button>
        <Button type="primary" loading={busy} onClick={() => void send(form, false)}>
          {t('shipNow')}
        </Button>
      </div>
    </Form>
  )
}
