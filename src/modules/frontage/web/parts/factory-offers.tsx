import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { signedText } from '../../../../ui/basic/signed-text.ts'
import { Tag } from '../../../../ui/basic/tag.tsx'
import {
  goodsAddress,
  GoodsPrice,
  leadText,
  plainQuantity,
  quantityText,
  storeAddress,
  useBaskets,
  useGoodsWords,
} from '../../../catalog/web/public.ts'
import { useFactoryWords } from '../use-factory-words.ts'
import type { Offer } from './factory-data.ts'

/** Today's offers by grade and place: ask for a price, or order; what follows an index is locked at the checkout. */
export function FactoryOffers({ offers }: { offers: readonly Offer[] }) {
  const t = useFactoryWords()
  return (
    <div className="tsc plain fac-o" tabIndex={0} role="region" aria-label={t('offers')}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('goods')}</th>
            <th scope="col">{t('producer')}</th>
            <th scope="col">{t('place')}</th>
            <th scope="col" className="r">
              {t('price')}
            </th>
            <th scope="col" className="r">
              {t('premium')}
            </th>
            <th scope="col" className="r">
              {t('stock')}
            </th>
            <th scope="col">{t('lead')}</th>
            <th scope="col" className="r">
              {t('actions')}
            </th>
          </tr>
        </thead>
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
  const t = useFactoryWords()
  const g = useGoodsWords()
  const baskets = useBaskets()
  const line = { productId: goods.defaultProductId, number: plainQuantity(goods.minBuyNum), unit: 'primary' as const }
  const canBuy = goods.isRequireEnquiry === 0 && goods.goodsPrice !== null && goods.defaultProduct.productStock > 0
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
      <td className="r n nw">{`${quantityText(goods.defaultProduct.productStock)} ${goods.priceUnit}`}</td>
      <td className="nw">{leadText(goods.leadTimeDays, g)}</td>
      <td className="r">
        <span className="row g1 fac-a">
          <Button size="sm" onClick={() => void baskets.addToEnquiry([line])}>
            {t('askPrice')}
          </Button>
          {canBuy && isIndex && (
            <Anchor className="btn sm po" to={goodsAddress(goods.defaultProductId)}>
              {t('lockPrice')}
            </Anchor>
          )}
          {canBuy && !isIndex && (
            <Button size="sm" tone="action-outline" onClick={() => void baskets.addToCart([line])}>
              {t('order')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}
