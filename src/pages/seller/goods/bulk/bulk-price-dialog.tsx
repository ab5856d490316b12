import { Alert, Input, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Field } from '../../../../ui/console/form/field.tsx'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { bulkGoodsMessages } from '../messages.ts'
import { movedBy, movedByAmount, pricedSkus, typedOf, withPrices, type PriceEdits } from '../price-grid/price-edits.ts'
import { PricePreview } from '../price-grid/price-preview.tsx'

type Props = { readonly picked: readonly ListedGoods[]; readonly onClose: () => void; readonly onDone: () => void }
const none: PriceEdits = new Map()

/** Prices of the chosen goods moved by a percentage or an amount; the preview saves them, all or none. */
export function BulkPriceDialog({ picked, onClose, onDone }: Props) {
  const t = useMessages(bulkGoodsMessages)
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [text, setText] = useState('')
  const [edits, setEdits] = useState(none)
  const skus = pricedSkus(picked)
  const skipped = picked.filter((goods) => !goods.can.includes('price')).length
  const change = /^[+-]?\d{1,8}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : 0
  const isLegal = change !== 0 && (by === 'amount' || (change > -100 && change <= 100))
  const preview = () =>
    setEdits(
      skus.reduce((before, one) => {
        const { retail, business } = typedOf(one, none)
        const moved = (price: string) => (by === 'percent' ? movedBy(price, change) : movedByAmount(price, change))
        return withPrices(before, one, { retail: moved(retail), business: moved(business) })
      }, none),
    )
  const saved = () => {
    onClose()
    onDone()
  }
  if (edits.size > 0) return <PricePreview edits={edits} onClose={() => setEdits(none)} onSaved={saved} onUndone={onDone} />
  return (
    <Modal
      open
      title={t('priceTitle', { count: skus.length })}
      okText={t('next')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isLegal || skus.length === 0 }}
      onOk={preview}
      onCancel={onClose}
    >
      <div className="col g3">
        <p className="c2 t13">{skus.length === 0 ? t('nothingToPrice') : t('priceHelp')}</p>
        {skipped > 0 && <Alert type="info" showIcon title={t('priceSkipped', { count: skipped })} />}
        <Segmented
          aria-label={t('by')}
          value={by}
          options={[
            { value: 'percent', label: t('byPercent') },
            { value: 'amount', label: t('byAmount') },
          ]}
          onChange={setBy}
        />
        <Field id="bulk-price" label={t('change')} isRequired>
          <Input
            id="bulk-price"
            className="num"
            inputMode="text"
            maxLength={12}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </Modal>
  )
}
