import { Button } from '../../../../ui/basic/button.tsx'
import { Price } from '../../../../ui/basic/price.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { PhoneBuyBar } from '../../../../ui/shell/phone-bars.tsx'
import { BuyButtons, buyable, Subtotal, type BuyBoxProps } from './detail-buy-box.tsx'
import { QuantityRow, SkuOptions } from './detail-options.tsx'
import { reachedPrice } from './detail-price.tsx'
import { pictureName } from './goods-card.tsx'
import { storeAddress } from './store-address.ts'

/** Phones: the bar with the buying buttons, and the sheet where SKU and quantity are chosen. */
export function DetailPhone({ open, setOpen, ...props }: BuyBoxProps & { open: boolean; setOpen: (open: boolean) => void }) {
  const { goods, choice, t } = props
  const canBuy = buyable(goods, choice)
  return (
    <>
      <PhoneBuyBar
        links={[
          { label: t('home'), to: '/', icon: 'house' },
          { label: t('storeLink'), to: storeAddress(goods.store.storeId), icon: 'store' },
        ]}
      >
        <Button tone="brand-outline" onClick={() => setOpen(true)}>
          {t('addToEnquiry')}
        </Button>
        {canBuy && (
          <Button tone="action" onClick={() => setOpen(true)}>
            {t('addToCart')}
          </Button>
        )}
      </PhoneBuyBar>
      <Dialog open={open} onClose={() => setOpen(false)} kind="sheet" title={t('chooseSpec')} titleHidden closeLabel={t('close')} footer={<BuyButtons {...props} />}>
        <SheetHead {...props} />
        <SkuOptions goods={goods} choice={choice} t={t} />
        <QuantityRow goods={goods} choice={choice} t={t} />
        <Subtotal {...props} />
      </Dialog>
    </>
  )
}

function SheetHead({ goods, choice, t }: BuyBoxProps) {
  const price = reachedPrice(choice)
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
