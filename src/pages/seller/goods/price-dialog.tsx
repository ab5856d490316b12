import { Alert, App, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { setOwnPrice, type ListedGoods, type ListedSku } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'

type Props = { readonly goods: ListedGoods; readonly sku: ListedSku; readonly onClose: () => void; readonly onDone: () => void }

const typed = (price: number | null) => (price === null ? '' : String(price))

/** Both prices of one SKU; the prices seen go along, so that nobody overwrites a colleague unseen. */
export function PriceDialog({ goods, sku, onClose, onDone }: Props) {
  const t = useMessages(ownGoodsMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(setOwnPrice)
  const [form, setForm] = useState({ retailPrice: typed(sku.retailPrice), businessPrice: typed(sku.businessPrice) })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async () => {
    const outcome = await run({
      productId: sku.productId,
      retailPrice: form.retailPrice.trim(),
      businessPrice: form.businessPrice.trim(),
      oldRetailPrice: sku.retailPrice,
      oldBusinessPrice: sku.businessPrice,
    })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    message.success(t('priceSaved'))
    return onDone()
  }
  const field = (name: 'retailPrice' | 'businessPrice', label: string) => (
    <Form.Item label={label} htmlFor={`shelf-${name}`} required validateStatus={errors[name] ? 'error' : ''} help={errors[name]}>
      <Input
        id={`shelf-${name}`}
        className="num"
        inputMode="decimal"
        prefix="¥"
        maxLength={17}
        value={form[name]}
        onChange={(event) => setForm((before) => ({ ...before, [name]: event.target.value }))}
      />
    </Form.Item>
  )
  return (
    <Modal
      open
      title={t('priceTitle')}
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
        {field('retailPrice', t('retailPer', { unit: goods.priceUnit }))}
        {field('businessPrice', t('businessPer', { unit: goods.priceUnit }))}
        <p className="t12 c3">{t('priceHelp')}</p>
        {errors.form && <Alert type="error" showIcon title={errors.form} role="alert" style={{ marginTop: 12 }} />}
      </Form>
    </Modal>
  )
}
