import { Button } from '../../../../ui/basic/button.tsx'
import { PhoneBuyBar } from '../../../../ui/shell/phone-buy-bar.tsx'
import { isBuyable, type BuyBoxProps } from './buying/buy-box.tsx'
import { storeAddress } from '../../../../modules/store/ui/store-address.ts'

/** Phones: the bar with the buying buttons; both lead to the sheet where SKU and quantity are chosen. */
export function PhoneActionBar({ goods, choice, t, onChoose }: Pick<BuyBoxProps, 'goods' | 'choice' | 't'> & { onChoose: () => void }) {
  return (
    <PhoneBuyBar
      links={[
        { label: t('home'), to: '/', icon: 'house' },
        { label: t('storeLink'), to: storeAddress(goods.store.storeId), icon: 'store' },
      ]}
    >
      <Button tone="brand-outline" onClick={onChoose}>
        {t('addToEnquiry')}
      </Button>
      {isBuyable(goods, choice) && (
        <Button tone="action" onClick={onChoose}>
          {t('addToCart')}
        </Button>
      )}
    </PhoneBuyBar>
  )
}
