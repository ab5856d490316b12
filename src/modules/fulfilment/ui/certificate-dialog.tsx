import { DatePicker, Form, Input, InputNumber, Modal, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { certificateIssue } from '../endpoints-certificates.ts'
import type { ShipmentView } from '../endpoints.ts'
import { certificateMessages } from '../messages.ts'

/** Elements that a certificate of zinc names; those left empty are not on it. */
const elements = ['Zn', 'Pb', 'Cd', 'Fe', 'Cu', 'Sn', 'Al', 'Mg', 'Ni', 'Si'] as const

type Values = {
  orderProductId: number
  heatNo: string
  producer: string
  standard?: string
  chemistry?: Partial<Record<(typeof elements)[number], string>>
  netMassKg?: string
  bundles?: number | null
  inspectedOn: Dayjs
  inspector: string
}

function inputOf(shipmentSn: string, values: Values) {
  const chemistry = elements.flatMap((element) => {
    const percent = values.chemistry?.[element]?.trim() ?? ''
    return percent === '' ? [] : [{ element, percent }]
  })
  return {
    shipmentSn,
    orderProductId: values.orderProductId,
    heatNo: values.heatNo,
    producer: values.producer,
    standard: values.standard ?? '',
    chemistry,
    netMassKg: values.netMassKg?.trim() ?? '',
    bundles: values.bundles ?? null,
    inspectedOn: values.inspectedOn.format('YYYY-MM-DD'),
    inspector: values.inspector,
  }
}

/** Issues a certificate of quality for one heat of a shipment's line. */
export function CertificateDialog({ shipment, onClose, onDone }: { shipment: ShipmentView; onClose: () => void; onDone: () => void }) {
  const t = useMessages(certificateMessages)
  const { act, busy } = useAct(certificateIssue)
  const [form] = Form.useForm<Values>()
  const send = async (values: Values) => {
    if (!(await act(inputOf(shipment.shipmentSn, values)))) return
    onClose()
    onDone()
  }
  const lines = shipment.lines.map((line) => ({ value: line.orderProductId, label: `${line.goodsName} ${line.specText}` }))
  return (
    <Modal
      open
      width={640}
      title={t('dialogTitle', { shipmentSn: shipment.shipmentSn })}
      okText={t('issue')}
      cancelText={t('back')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className="t13 c3">{t('dialogHelp')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ orderProductId: lines[0]?.value, inspectedOn: dayjs() }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="orderProductId" label={t('goods')} rules={[{ required: true }]}>
          <Select options={lines} />
        </Form.Item>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-x-4">
          <Form.Item name="heatNo" label={t('heat')} rules={[{ required: true }]}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name="producer" label={t('producer')} rules={[{ required: true }]}>
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item name="standard" label={t('standard')}>
            <Input maxLength={60} placeholder="GB/T 470-2008" />
          </Form.Item>
          <Form.Item name="netMassKg" label={t('netMass')}>
            <Input inputMode="decimal" maxLength={14} />
          </Form.Item>
          <Form.Item name="bundles" label={t('bundles')}>
            <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="inspectedOn" label={t('inspectedOn')} rules={[{ required: true }]}>
            <DatePicker style={{ width: '100%' }} maxDate={dayjs()} />
          </Form.Item>
          <Form.Item name="inspector" label={t('inspector')} rules={[{ required: true }]}>
            <Input maxLength={30} />
          </Form.Item>
        </div>
        <ChemistryFields label={t('chemistry')} />
      </Form>
    </Modal>
  )
}

function ChemistryFields({ label }: { label: string }) {
  return (
    <fieldset className="border-0 p-0 m-0">
      <legend className="t13 b5">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(100px,1fr))] gap-2">
        {elements.map((element) => (
          <Form.Item key={element} name={['chemistry', element]} label={element} style={{ marginBottom: 0 }}>
            <Input inputMode="decimal" maxLength={10} />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  )
}
