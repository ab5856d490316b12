import type { ReactNode } from 'react'
import { EnquiryPrice, Price, SecondPrice, type PriceSize } from '../../../ui/basic/price.tsx'
import type { CardProduct } from '../../../ui/goods/product-card.tsx'
import type { GoodsTranslate } from './use-messages.ts'
import { goodsAddress } from './goods-address.ts'
import { FlashBadge } from './flash-badge.tsx'
import { TeamBadge } from './team-badge.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import type { GoodsCardView } from './goods-card-view.ts'
import { storeAddress } from '../../store/ui/public.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** A goods of a list as the storefront's cards draw it. */
export function toCardProduct(goods: GoodsCardView, t: GoodsTranslate, size: PriceSize = 'card'): CardProduct {
  const soldOut = goods.defaultProduct.productStock <= 0 && goods.isRequireEnquiry === 0
  return {
    to: goodsAddress(goods.defaultProductId),
    name: goods.goodsName,
    spec: goods.specLine,
    image: pictureName(goods.goodsImage),
    price: <GoodsPrice goods={goods} t={t} size={size} />,
    stock: soldOut ? t('soldOut') : stockText(goods),
    minimum: t('minimum', { min: quantityText(goods.minBuyNum), unit: goods.priceUnit }),
    store: goods.storeInf.storeName,
    storeTo: storeAddress(goods.storeInf.storeId),
    lead: leadText(goods.leadTimeDays, t),
    leadReady: goods.leadTimeDays <= 1,
    soldOut,
    tags: tagsOf(goods, t),
  }
}

/** Why a price in the second unit is no conversion: 含零散加价 ¥2.70; empty where it is one. */
export function surchargeNote(surcharge: number, t: GoodsTranslate): string {
  if (surcharge === 0) return ''
  return surcharge > 0 ? t('withSurcharge', { yuan: surcharge.toFixed(2) }) : t('withRebate', { yuan: (-surcharge).toFixed(2) })
}

type GoodsPriceProps = {
  goods: Pick<GoodsCardView, 'goodsPrice' | 'priceUnit' | 'secPrice' | 'secPriceUnit' | 'secSurcharge'> &
    Partial<Pick<GoodsCardView, 'flash' | 'team'>>
  t: GoodsTranslate
  size: PriceSize
  /** Without the second unit and the reason: narrow places. */ alone?: boolean
}

/** The price of a goods, or that it must be asked for. */
export function GoodsPrice({ goods, t, size, alone = size === 'table' }: GoodsPriceProps): ReactNode {
  if (goods.goodsPrice === null) return <EnquiryPrice word={t('enquiry')} reason={alone ? undefined : t('enquiryReason')} size={size} />
  const mark = (
    <>
      {goods.flash && <FlashBadge flash={goods.flash} t={t} />}
      {goods.team && <TeamBadge team={goods.team} t={t} />}
    </>
  )
  if (alone)
    return (
      <>
        <Price amount={goods.goodsPrice} unit={goods.priceUnit} size={size} />
        {mark}
      </>
    )
  return (
    <>
      <Price amount={goods.goodsPrice} unit={goods.priceUnit} size={size} />
      {goods.secPrice !== null && goods.secPriceUnit && (
        <SecondPrice amount={goods.secPrice} unit={goods.secPriceUnit} note={surchargeNote(goods.secSurcharge, t)} />
      )}
      {mark}
    </>
  )
}

/** `328 吨` */
export function stockText(goods: GoodsCardView): string {
  return counted(quantityText(goods.defaultProduct.productStock), goods.priceUnit)
}

/** Up to one day is ready stock. */
export function leadText(days: number, t: GoodsTranslate): string {
  return days <= 1 ? t('readyToday') : t('leadDays', { days })
}

function tagsOf(goods: GoodsCardView, t: GoodsTranslate): CardProduct['tags'] {
  const first = goods.tags.slice(0, 1).map((text) => ({ text, tone: 'info' as const }))
  return goods.sampleAvailable === 1 ? [{ text: t('sample'), tone: 'ok' as const }, ...first] : first
}
