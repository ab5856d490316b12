import { Picture } from '../../../../../ui/basic/picture.tsx'
import { Price } from '../../../../../ui/basic/price.tsx'
import { Dialog } from '../../../../../ui/overlay/dialog.tsx'
import { BuyButtons, Subtotal, type BuyBoxProps } from './buy-box.tsx'
import { QuantityRow, SkuOptions } from './sku-options.tsx'
import { tierPrice } from './detail-price.tsx'
import { pictureName } from '../../../../../ui/basic/picture-name.ts'

/** Phones: the sheet where SKU and quantity are chosen. */
export function PhoneSkuSheet({ onClose, ...props }: BuyBoxProps & { onClose: () => void }) {
  const { goods, choice, t } = props
  return (
    <Dialog
      open
      onClose={onClose}
      kind="sheet"
      title={t('chooseSpec')}
      titleHidden
      closeLabel={t('close')}
      footer={<BuyButtons {...props} />}
    >
      <SheetHead {...props} />
      <SkuOptions goods={goods} choice={choice} t={t} />
      <QuantityRow goods={goods} choice={choice} t={t} />
      <Subtotal {...props} />
    </Dialog>
  )
}

function SheetHead({ goods, choice, t }: BuyBoxProps) {
  const price = tierPrice(choice)
  return (
    <div className="row g3 sht-h">
      <Picture src={pictureName(goods.gallery[0] ?? '')} alt="" width={84} className="w84" />
      <div>
        {price === null ? <b>{t('enquiryPrice')}</b> : <Price amount={price} unit={choice.unit.name} size="total" />}
        <div className="t12 c2">{choice.sku.specText}</div>
      </div>
    </div>
  )
}
