import { Alert, App, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { adjustOwnStock, type ListedGoods, type ListedSku } from '../endpoints.ts'
import { ownGoodsMessages } from '../messages.ts'

type Props = { readonly goods: ListedGoods; readonly sku: ListedSku; readonly onClose: () => void; readonly onDone: () => void }

/** What lies in one warehouse, counted anew; the number seen goes along. */
export function StockDialog({ goods, sku, onClose, onDone }: Props) {
  const t = useMessages(ownGoodsMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(adjustOwnStock)
  const [place, setPlace] = useState(sku.stocks[0])
  const [onHand, setOnHand] = useState(String(place?.onHand ?? 0))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  if (!place) return null
  const pick = (warehouseId: number) => {
    const next = sku.stocks.find((stock) => stock.warehouseId === warehouseId) ?? place
    setPlace(next)
    setOnHand(String(next.onHand))
  }
  const save = async () => {
    if (reason.trim() === '') return setErrors({ reason: t('reasonNeeded') })
    const outcome = await run({
      productId: sku.productId,
      warehouseId: place.warehouseId,
      onHand: onHand.trim(),
      oldOnHand: place.onHand,
      reason,
    })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    message.success(t('stockSaved'))
    return onDone()
  }
  return (
    <Modal
      open
      title={t('stockTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <p className="t13 c2 mb-3">
        <b className="b6">{goods.goodsName}</b> {sku.specText}
      </p>
      <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
        <Form.Item label={t('warehouse')} htmlFor="shelf-place" extra={t('stockNow', { onHand: place.onHand, held: place.held })}>
          <Select
            id="shelf-place"
            value={place.warehouseId}
            options={sku.stocks.map((stock) => ({ value: stock.warehouseId, label: stock.warehouseName }))}
            onChange={pick}
          />
        </Form.Item>
        <Form.Item
          label={t('onHandIn', { unit: goods.priceUnit })}
          htmlFor="shelf-count"
          validateStatus={errors.onHand ? 'error' : ''}
          help={errors.onHand}
        >
          <Input
            id="shelf-count"
            className="num"
            inputMode="decimal"
            maxLength={17}
            value={onHand}
            onChange={(event) => setOnHand(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={t('reason')} htmlFor="shelf-reason" validateStatus={errors.reason ? 'error' : ''} help={errors.reason}>
          <Input
            id="shelf-reason"
            maxLength={200}
            placeholder={t('reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
        <p className="t12 c3">{t('stockHelp')}</p>
        {errors.form && <Alert type="error" showIcon title={errors.form} role="alert" style={{ marginTop: 12 }} />}
      </Form>
    </Modal>
  )
}
