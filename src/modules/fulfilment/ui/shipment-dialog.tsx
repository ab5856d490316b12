import { Alert, Button, Form, Input, Modal, Segmented } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { FormScope } from '../../../ui/console/form/form-scope.tsx'
import { useMayLeave, useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { sellerOrderDetail } from '../../order/endpoints-orders.ts'
import type { OrderDetail } from '../../order/endpoints-schemas.ts'
import { sellerDrivers, sellerShipments, shipmentKinds } from '../endpoints.ts'
import { completeShipmentForm, type ShipmentForm } from './shipment-form.ts'
import { shippingMessages } from '../messages.ts'
import { CarrierField } from './carrier-field.tsx'
import { DriverFields, KnownDrivers } from './driver-fields.tsx'
import { ShipmentLineFields } from './shipment-line-fields.tsx'
import { ShipmentReceiver } from './shipment-receiver.tsx'
import { useDeliver } from './use-deliver.ts'

type Props = { readonly orderSn: string; readonly onClose: () => void; readonly onDone: (text: string) => void }

/** Ships an order or a part of it. */
export function ShipmentDialog({ orderSn, onClose, onDone }: Props) {
  const t = useMessages(shippingMessages)
  const order = useCall(sellerOrderDetail, { orderSn })
  const shipments = useCall(sellerShipments, { orderSn })
  const mayLeave = useMayLeave()
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Modal open width={760} title={t('shipTitle', { orderSn })} footer={null} onCancel={() => void close()}>
      <CallView call={order} rows={6}>
        {(found) => (
          <CallView call={shipments} rows={4}>
            {(sent) => <ShipFields order={found} sent={sent} onClose={() => void close()} onDone={onDone} />}
          </CallView>
        )}
      </CallView>
    </Modal>
  )
}

type FieldsProps = Omit<Props, 'orderSn'> & { readonly order: OrderDetail; readonly sent: OutputOf<typeof sellerShipments> }

function ShipFields({ order, sent, onClose, onDone }: FieldsProps) {
  const t = useMessages(shippingMessages)
  const { shipments, otherUnits } = sent
  const [form, setForm] = useState(() => completeShipmentForm(order, shipments))
  const { settle } = useUnsaved(form)
  const { send, busy, errors } = useDeliver(order, shipments, (text) => {
    settle()
    onDone(text)
  })
  const set = (change: Partial<ShipmentForm>) => setForm((before) => ({ ...before, ...change }))
  const problem = errors.lines ?? errors.form ?? errors.kind
  const shipByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!event.repeat && !busy) void send(form, false)
  }
  return (
    <Form layout="vertical" requiredMark onKeyDown={shipByKeys}>
      <FormScope>
        <ShipmentReceiver order={order} />
        <ShipmentLineFields
          order={order}
          shipments={shipments}
          otherUnits={otherUnits}
          numbers={form.numbers}
          errors={errors}
          onChange={(orderProductId, typed) =>
            setForm((before) => ({ ...before, numbers: { ...before.numbers, [orderProductId]: typed } }))
          }
        />
        <TransportFields form={form} errors={errors} onChange={set} />
        <Form.Item label={t('shipRemark')} htmlFor="ship-remark">
          <Input id="ship-remark" maxLength={200} value={form.remark} onChange={(event) => set({ remark: event.target.value })} />
        </Form.Item>
        {problem && <Alert type="error" showIcon title={problem} role="alert" style={{ marginBottom: 12 }} />}
        <div className="row g2 wrp justify-end">
          <span className="t12 c3">{t('shipKeys')}</span>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button loading={busy} onClick={() => void send(form, true)}>
            {t('prepareOnly')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void send(form, false)}>
            {t('shipNow')}
          </Button>
        </div>
      </FormScope>
    </Form>
  )
}

type TransportProps = {
  readonly form: ShipmentForm
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<ShipmentForm>) => void
}

/** How it travels: with a driver who is known, by a truck, a carrier, or fetched by the buyer. */
function TransportFields({ form, errors, onChange }: TransportProps) {
  const t = useMessages(shippingMessages)
  const drivers = useCall(sellerDrivers, {}).data?.list ?? []
  return (
    <>
      <KnownDrivers drivers={drivers} onChoose={(driver) => onChange({ kind: 'TRUCK', ...driver })} />
      <Form.Item label={t('shipKind')}>
        <Segmented
          value={form.kind}
          options={shipmentKinds.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={(kind) => onChange({ kind })}
        />
      </Form.Item>
      <div className="ship-f">
        {form.kind === 'CARRIER' && (
          <>
            <CarrierField value={form.carrierName} error={errors.carrierName} onChange={(carrierName) => onChange({ carrierName })} />
            <Field id="ship-trackingNo" label={t('trackingNo')} isRequired error={errors.trackingNo}>
              <Input
                id="ship-trackingNo"
                maxLength={30}
                value={form.trackingNo}
                onChange={(event) => onChange({ trackingNo: event.target.value })}
              />
            </Field>
          </>
        )}
        {form.kind === 'TRUCK' && <DriverFields value={form} errors={errors} drivers={drivers} onChange={onChange} />}
      </div>
    </>
  )
}
