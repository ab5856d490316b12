import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { signedText } from '../../../../ui/basic/signed-text.ts'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { goodsAddress } from '../../../../modules/catalog/ui/goods-address.ts'
import { GoodsPrice, leadText } from '../../../../modules/catalog/ui/goods-card.tsx'
import { plainQuantity, quantityText } from '../../../../ui/basic/quantity-text.ts'
import { PriceFixationButton } from '../../../../modules/basket/ui/price-fixation/price-fixation-button.tsx'
import { storeAddress } from '../../../../modules/store/ui/store-address.ts'
import { useGoodsMessages } from '../../../../modules/catalog/ui/use-messages.ts'
import { useFactoryMessages } from '../use-messages.ts'
import type { Offer } from './producer-data.ts'
import { GoodsActions } from '../../../../modules/basket/ui/goods-actions.tsx'
import { TableHead } from '../../../../ui/basic/table-head.tsx'
import { counted } from '../../../../kernel/quantity/counted-unit.ts'

const columns = ['goods', 'producer', 'place', 'price', 'premium', 'stock', 'lead', 'actions'] as const
const right = ['price', 'premium', 'stock', 'actions'] as const

/** Today's offers by grade and place: ask for a price, or order; what follows an index is locked at the checkout. */
export function ProducerOffers({ offers }: { offers: readonly Offer[] }) {
  const t = useFactoryMessages()
  return (
    <div className="tsc plain fac-o" tabIndex={0} role="region" aria-label={t('offers')}>
      <table className="tbl">
        <TableHead columns={columns} right={right} t={t} />
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={offer.goods.goodsId} offer={offer} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OfferRow({ offer: { goods, isIndex, premium } }: { offer: Offer }) {
  const t = useFactoryMessages()
  const g = useGoodsMessages()
  const lock = (
    <>
      <PriceFixationButton
        className="btn sm"
        line={{ productId: goods.defaultProductId, number: plainQuantity(goods.minBuyNum), unit: 'primary' }}
      >
        {t('fixPrice')}
      </PriceFixationButton>
      <Anchor className="btn sm po" to={goodsAddress(goods.defaultProductId)}>
        {t('lockPrice')}
      </Anchor>
    </>
  )
  return (
    <tr>
      <td>
        <Anchor className="b5" to={goodsAddress(goods.defaultProductId)}>
          {goods.goodsName}
        </Anchor>
        <div className="t12 c3">
          {goods.specLine} {isIndex && <Tag small>{t('indexTag')}</Tag>}
        </div>
      </td>
      <td>
        <Anchor to={storeAddress(goods.storeInf.storeId)} prefetch={false}>
          {goods.storeInf.storeName}
        </Anchor>
      </td>
      <td>{goods.storeInf.city}</td>
      <td className="r nw">
        <GoodsPrice goods={goods} t={g} size="table" />
      </td>
      <td className="r n nw c2">{premium === null ? '—' : signedText(premium, 0)}</td>
      <td className="r n nw">{counted(quantityText(goods.defaultProduct.productStock), goods.priceUnit)}</td>
      <td className="nw">{leadText(goods.leadTimeDays, g)}</td>
      <td className="r">
        <GoodsActions
          className="g1 fac-a"
          goods={goods}
          labels={{ ask: t('askPrice'), buy: t('order') }}
          {...(isIndex ? { buyElsewhere: lock } : {})}
        />
      </td>
    </tr>
  )
}
