import { Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { TextField } from '../../../ui/form/field.tsx'
import '../../../ui/styles/commerce.css'
import { orderPurchaseData } from '../../../modules/order/endpoints.ts'
import type { OrderDetail } from '../../../modules/order/endpoints-schemas.ts'
import { purchaseDataMessages } from '../../../modules/fulfilment/messages.ts'
import { PurchaseFields } from '../../../modules/fulfilment/ui/purchase-fields.tsx'
import { OrderProjectButton } from './order-project.tsx'
import { PurchasePanel } from '../../../modules/fulfilment/ui/purchase-panel.tsx'

/** What I said of my order, and changing it until everything is shipped. */
export function BuyerPurchasePanel({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useMessages(purchaseDataMessages)
  const [open, setOpen] = useState(false)
  const edit = (
    <span className="row g2">
      <OrderProjectButton order={order} onDone={onDone} />
      {order.purchaseEditable === 1 && (
        <Button size="sm" tone="ghost" onClick={() => setOpen(true)}>
          {t('editPurchase')}
        </Button>
      )}
    </span>
  )
  return (
    <>
      <PurchasePanel order={order} edit={edit} />
      {open && <PurchaseDataDialog order={order} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}

function PurchaseDataDialog({ order, onClose, onDone }: { order: OrderDetail; onClose: () => void; onDone: () => void }) {
  const t = useMessages(purchaseDataMessages)
  const { act, busy } = useAct(orderPurchaseData)
  const [data, setData] = useState(order.purchaseData)
  const [codes, setCodes] = useState<Readonly<Record<number, string>>>({})
  const save = async () => {
    const materialCodes = Object.entries(codes).map(([id, code]) => ({ orderProductId: Number(id), code: code.trim() }))
    if (!(await act({ orderSn: order.orderSn, purchaseData: data, materialCodes }, t('purchaseSaved')))) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t('purchaseBox')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => void save()}
    >
      <PurchaseFields t={t} data={data} set={(change) => setData({ ...data, ...change })} />
      {order.orderProductList.map((line) => (
        <TextField
          key={line.orderProductId}
          dense
          label={t('ownCodeOf', { goods: `${line.goodsName} ${line.specText}` })}
          maxLength={60}
          value={codes[line.orderProductId] ?? line.materialCode}
          onChange={(event) => setCodes({ ...codes, [line.orderProductId]: event.target.value })}
        />
      ))}
    </Modal>
  )
}
