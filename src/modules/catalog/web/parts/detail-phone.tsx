import { Button } from '../../../../ui/basic/button.tsx'
import { PhoneBuyBar } from '../../../../ui/shell/phone-buy-bar.tsx'
import { buyable, type BuyBoxProps } from './detail-buy-box.tsx'
import { storeAddress } from './store-address.ts'

/** Phones: the bar with the buying buttons; both lead to the sheet where SKU and quantity are chosen. */
export function DetailPhone({ goods, choice, t, onChoose }: Pick<BuyBoxProps, 'goods' | 'choice' | 't'> & { onChoose: () => void }) {
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
      {buyable(goods, choice) && (
        <Button tone="action" onClick={onChoose}>
          {t('addToCart')}
        </Button>
      )}
    </PhoneBuyBar>
  )
}
