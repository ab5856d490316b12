import type { ReactNode } from 'react'
import { hydrateWhenVisible } from '../../../../../rendering/client/hydrate-when-visible.tsx'
import { Button } from '../../../../../ui/basic/button.tsx'
import { Price } from '../../../../../ui/basic/price.tsx'
import { nearPriceText, priceText } from '../../../../../ui/basic/price-parts.ts'
import { Tag } from '../../../../../ui/basic/tag.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { DetailRow } from '../../../../../ui/goods/spec-options.tsx'
import { LazySaveButton } from '../../../../../modules/saved/ui/lazy-save-button.tsx'
import type { GoodsDetail, Quote } from '../detail-data.ts'
import { QuantityRow, SkuOptions, StockRow } from './sku-options.tsx'
import { DetailPrice } from './detail-price.tsx'
import type { DetailTranslate } from '../../use-messages.ts'
import { quantityText } from '../../../../../ui/basic/quantity-text.ts'
import type { useBaskets } from '../../../../../modules/basket/ui/use-baskets.ts'
import type { SkuChoice } from './use-sku-choice.ts'
import { counted } from '../../../../../kernel/quantity/counted-unit.ts'

// Few goods are in a flash sale: what it says loads for them alone.
const FlashNote = hydrateWhenVisible(() => import('./flash-sale-note.tsx').then((module) => module.FlashSaleNote))

const TeamNote = hydrateWhenVisible(() => import('./team-note.tsx').then((module) => module.TeamNote), 'touched')

export type BuyBoxProps = {
  goods: GoodsDetail
  choice: SkuChoice
  quote: { readonly quote: Quote | null; readonly fresh: boolean }
  cityName: string
  signedIn: boolean
  baskets: ReturnType<typeof useBaskets>
  t: DetailTranslate
}

/** Whether the chosen SKU may be put into a cart at all. */
export function isBuyable(goods: GoodsDetail, choice: SkuChoice): boolean {
  return goods.isRequireEnquiry === 0 && choice.unit.price !== null && choice.sku.productStock > 0
}

type Beside = {
  /** Phones choose in a sheet. */
  onChoose: () => void
  /** Coupons for these goods; false for none. */
  coupons: ReactNode
  /** Whether the store is at work now. */
  hours: ReactNode
}

/** Name, price, coupons, choices and the two ways on: cart and enquiry basket. */
export function BuyBox({ onChoose, coupons, hours, ...props }: BuyBoxProps & Beside) {
  const { goods, choice, quote, signedIn, t } = props
  return (
    <div className="buy">
      {goods.tags.length > 0 && (
        <div className="row g2 buy-t">
          {goods.tags.slice(0, 4).map((tag) => (
            <Tag key={tag} tone="info">
              {tag}
            </Tag>
          ))}
          {goods.hazardous === 1 && <Tag tone="warn">{t('hazardous')}</Tag>}
        </div>
      )}
      <h1>{goods.goodsName}</h1>
      <p className="c3 t13 buy-s">{goods.specLine}</p>
      {choice.sku.flash && (
        <FlashNote key={choice.sku.productId} productId={choice.sku.productId} flash={choice.sku.flash} unit={goods.priceUnit} />
      )}
      {choice.sku.team && <TeamNote team={choice.sku.team} unit={goods.priceUnit} />}
      <DetailPrice
        goods={goods}
        choice={choice}
        unitPrice={quote.fresh ? (quote.quote?.unitPrice ?? null) : null}
        signedIn={signedIn}
        t={t}
      />
      {coupons && <DetailRow label={t('coupons')}>{coupons}</DetailRow>}
      <div className="d-only">
        <SkuOptions goods={goods} choice={choice} t={t} />
      </div>
      <PhoneChoice choice={choice} onChoose={onChoose} t={t} />
      <StockRow goods={goods} choice={choice} t={t} />
      <div className="d-only">
        <QuantityRow goods={goods} choice={choice} t={t} />
      </div>
      <DeliveryRow {...props} />
      {hours && <DetailRow label={t('hours')}>{hours}</DetailRow>}
      <div className="row buy-f d-only">
        <LazySaveButton kind="goods" id={goods.goodsId} label={t('collect')} />
        <Subtotal {...props} />
        <span className="sp" />
        <BuyButtons {...props} />
      </div>
    </div>
  )
}

function PhoneChoice({ choice, onChoose, t }: Pick<BuyBoxProps, 'choice' | 't'> & { onChoose: () => void }) {
  const chosen = [choice.sku.specText, counted(choice.number, choice.unit.name)].filter((text) => text !== '').join(' · ')
  return (
    <button type="button" className="m-only m-choice" onClick={onChoose}>
      <span className="c3">{t('specification')}</span>
      <b className="b5 el">{t('chosenSpec', { spec: chosen })}</b>
      <Icon name="chevron-right" className="c3" />
    </button>
  )
}

/** The sum of the line, or why the quantity cannot be ordered. */
export function Subtotal({ goods, quote: { quote, fresh }, t }: Pick<BuyBoxProps, 'goods' | 'quote' | 't'>) {
  if (quote?.refusal && fresh) return <p className="cd t13 buy-r">{quote.refusal}</p>
  if (quote === null || quote.amount === null) return null
  return (
    <div className={classNames('buy-a', !fresh && 'dim')}>
      <div className="t12 c3">{t('subtotal')}</div>
      <Price amount={quote.amount} size="total" />
      {quote.base === 'fixed' && <div className="t12 cl">{t('atFixedPrice')}</div>}
      {quote.nextTier && (
        <div className="t12 cok">
          {t('nextTier', { min: quantityText(quote.nextTier.minNum), unit: goods.priceUnit, price: priceText(quote.nextTier.goodsPrice) })}
        </div>
      )}
    </div>
  )
}

/** Enquiry basket and cart; goods without a price or stock have the basket alone. */
export function BuyButtons({ goods, choice, baskets, t }: Pick<BuyBoxProps, 'goods' | 'choice' | 'baskets' | 't'>) {
  const line = { productId: choice.sku.productId, number: choice.number, unit: choice.unit.kind }
  const canBuy = isBuyable(goods, choice)
  return (
    <>
      <Button
        size="lg"
        tone={canBuy ? 'brand-outline' : 'brand'}
        icon="clipboard-list"
        busy={baskets.busy === 'enquiry'}
        disabled={choice.askedNumber === null}
        onClick={() => void baskets.addToEnquiry([{ ...line, number: choice.askedNumber ?? choice.number }])}
      >
        {t('addToEnquiry')}
      </Button>
      {canBuy && (
        <Button
          size="lg"
          tone="action"
          icon="shopping-cart"
          busy={baskets.busy === 'cart'}
          disabled={choice.isWrong}
          onClick={() => void baskets.addToCart([line])}
        >
          {t('addToCart')}
        </Button>
      )}
    </>
  )
}

function DeliveryRow({ goods, quote: { quote, fresh }, cityName, t }: BuyBoxProps) {
  return (
    <DetailRow label={t('delivery')}>
      <div className={classNames('stk', !fresh && quote && 'dim')}>
        <b>{t('deliverTo', { city: cityName })}</b>
        {quote && <span className="c2">{freightText(quote, t)}</span>}
        {quote && <DeliveredPrice quote={quote} unit={goods.priceUnit} t={t} />}
        <span className="cok">{goods.leadTimeDays <= 1 ? t('leadReady') : t('leadDays', { days: goods.leadTimeDays })}</span>
        {goods.freight.selfPickup === 1 && <span className="c2">{t('selfPickup')}</span>}
      </div>
    </DetailRow>
  )
}

/** What a trade unit of this quantity costs with its freight. */
function DeliveredPrice({ quote: { amount, freight, primaryNumber }, unit, t }: { quote: Quote; unit: string; t: DetailTranslate }) {
  if (amount === null || freight.amount === null || freight.amount === 0 || primaryNumber <= 0) return null
  return <span className="b5 num">{t('deliveredPrice', { price: nearPriceText((amount + freight.amount) / primaryNumber), unit })}</span>
}

function freightText({ freight }: Quote, t: DetailTranslate): string {
  if (!freight.computable || freight.amount === null) return t('freightAsk')
  if (freight.amount === 0) return t('freightFree')
  const amount = t('freightAmount', { amount: priceText(freight.amount) })
  return freight.distanceKm === null ? amount : `${amount} · ${t('freightDistance', { km: Math.round(freight.distanceKm) })}`
}
