import { Alert, Button, Form, Input, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { kitWords } from '../../../../ui/console/words.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import type { OrderCard } from '../../../order/contract-order.ts'
import { sellerDeliver, sellerShipments, shipmentKinds, type ShipmentView } from '../../contract.ts'
import { deliverInput, fullForm, type ShipForm } from '../ship-form.ts'
import { shippingWords } from '../words.ts'
import { ShipLines } from './ship-lines.tsx'

type Errors = Readonly<Record<string, string>>

/** Ships an order or a part of it. */
export function ShipDialog({ order, onClose, onDone }: { order: OrderCard; onClose: () => void; onDone: (text: string) => void }) {
  const t = useWords(shippingWords)
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
  const t = useWords(shippingWords)
  const kit = useWords(kitWords)
  const { run, busy } = useCommand(sellerDeliver)
  const [errors, setErrors] = useState<Errors>({})
  const send = async (form: ShipForm, isPrepareOnly: boolean) => {
    const input = deliverInput(order, form, isPrepareOnly)
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
  const t = useWords(shippingWords)
  const [form, setForm] = useState(() => fullForm(order, shipments))
  const { send, busy, errors } = useDeliver(order, onDone)
  const set = (change: Partial<ShipForm>) => setForm((before) => ({ ...before, ...change }))
  const field = (name: 'carrierName' | 'trackingNo' | 'plateNo' | 'driverName' | 'driverPhone', placeholder?: string) => (
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
            {field('carrierName')}
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
      <ShipLines order={order} shipments={shipments} numbers={form.numbers} onChange={(numbers) => set({ numbers })} />
      <Form.Item label={t('shipRemark')} htmlFor="ship-remark" style={{ marginTop: 16 }}>
        <Input id="ship-remark" maxLength={200} value={form.remark} onChange={(event) => set({ remark: event.target.value })} />
      </Form.Item>
      {problem && <Alert type="error" showIcon title={problem} role="alert" style={{ marginBottom: 12 }} />}
      <div className="row g2" style={{ justifyContent: 'flex-end' }}>
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
