import { loginNeeded } from '../../../../../api/browser/client.ts'
import { EnquiryPrice, Price } from '../../../../../ui/basic/price.tsx'
import { nearPriceText, priceText } from '../../../../../ui/basic/price-parts.ts'
import { hydrateWhenVisible } from '../../../../../rendering/client/hydrate-when-visible.tsx'
import { PriceBox, type PriceTier } from '../../../../../ui/goods/price-box.tsx'
import { Segmented } from '../../../../../ui/layout/segmented.tsx'
import type { DetailTranslate } from '../../use-messages.ts'
import type { GoodsDetail } from '../detail-data.ts'
import { quantityText } from '../../../../../ui/basic/quantity-text.ts'
import { inPrimary, reachedTier, stepsFrom } from './sale-unit.ts'
import { secondUnitSurcharge } from '../../../../../modules/catalog/rules/second-unit-price.ts'
import type { SkuChoice } from './use-sku-choice.ts'

// Few goods follow an index: what it says loads for them alone.
const IndexNote = hydrateWhenVisible(() => import('./index-price-note.tsx').then((module) => module.IndexPriceNote))

/** The unit price that the chosen quantity reaches, in the chosen unit. */
export function tierPrice({ sku, unit, number }: Pick<SkuChoice, 'sku' | 'unit' | 'number'>): number | null {
  const tier = sku.tiers[reachedTier(sku.tiers, inPrimary(number, unit.kind, sku))]
  if (!tier || unit.price === null) return unit.price
  return unit.kind === 'primary' ? tier.goodsPrice : (tier.secPrice ?? unit.price)
}

export type DetailPriceProps = {
  goods: GoodsDetail
  choice: SkuChoice
  /** What the server says for this very quantity. */ unitPrice: number | null
  signedIn: boolean
  t: DetailTranslate
}

/** The price block for the viewer's class: price, the other unit, quantity steps, how an index price is made. */
export function DetailPrice({ goods, choice, unitPrice, signedIn, t }: DetailPriceProps) {
  const { sku, unit, kinds, setKind } = choice
  const price = unitPrice ?? tierPrice(choice)
  const isBusiness = goods.priceClass === 'business'
  const other = otherPrice(goods, choice, t)
  const steps = stepsFrom(goods.minBuyNum, sku)
  return (
    <PriceBox
      label={isBusiness ? t('businessPrice') : t('retailPrice')}
      price={
        price === null ? <EnquiryPrice word={t('enquiryPrice')} size="total" /> : <Price amount={price} unit={unit.name} size="detail" />
      }
      second={price !== null && other}
      units={
        kinds.length > 1 && (
          <Segmented
            label={t('priceUnit')}
            current={unit.kind}
            onChange={(key) => setKind(key === 'second' ? 'second' : 'primary')}
            options={kinds.map((kind) => ({
              key: kind,
              label: t('byUnit', { unit: (kind === 'primary' ? goods.priceUnit : goods.secPriceUnit) ?? '' }),
            }))}
          />
        )
      }
      change={
        !isBusiness &&
        !signedIn && (
          <button type="button" className="lk" onClick={() => window.dispatchEvent(new Event(loginNeeded))}>
            {t('loginForPrice')}
          </button>
        )
      }
      tiers={steps.length > 1 && price !== null ? tiersOf(goods, choice, steps, t) : undefined}
      tiersLabel={t('tiers')}
      note={
        (goods.isIndexPrice === 1 || goods.depositPercent !== null) && (
          <>
            {goods.isIndexPrice === 1 && (
              <IndexNote
                productId={sku.productId}
                signedIn={signedIn}
                line={isBusiness ? { productId: sku.productId, number: choice.number, unit: unit.kind } : null}
              />
            )}
            {goods.depositPercent !== null && t('depositNote', { percent: goods.depositPercent })}
          </>
        )
      }
    />
  )
}

/** The price in the other unit: `≈` where it is the exact conversion, else a price of its own with its reason. */
function otherPrice(goods: GoodsDetail, { sku, unit, number }: SkuChoice, t: DetailTranslate): string | null {
  const isPrimary = unit.kind === 'primary'
  const name = isPrimary ? goods.secPriceUnit : goods.priceUnit
  const tier = sku.tiers[reachedTier(sku.tiers, inPrimary(number, unit.kind, sku))]
  const price = isPrimary ? (tier?.secPrice ?? sku.secPrice) : (tier?.goodsPrice ?? sku.goodsPrice)
  if (price === null || name === null) return null
  const [first, second] = [tier?.goodsPrice ?? sku.goodsPrice, tier?.secPrice ?? sku.secPrice]
  const surcharge = first === null || second === null || !sku.convToSec ? 0 : secondUnitSurcharge(first, second, sku.convToSec)
  if (surcharge === 0) return `≈ ¥${nearPriceText(price)}/${name}`
  // Beside the second unit the trade unit is simply its own price.
  if (!isPrimary) return `¥${nearPriceText(price)}/${name}`
  const yuan = Math.abs(surcharge).toFixed(2)
  return `¥${nearPriceText(price)}/${name}${t(surcharge > 0 ? 'withSurcharge' : 'withRebate', { yuan })}`
}

/** Ranges are shown to the last countable quantity before the next step: `5 – 19.99`. */
function tiersOf(
  goods: GoodsDetail,
  { sku, unit, number }: SkuChoice,
  steps: SkuChoice['sku']['tiers'],
  t: DetailTranslate,
): readonly PriceTier[] {
  const reached = reachedTier(steps, inPrimary(number, unit.kind, sku))
  const smallest = 10 ** -Math.min(2, goods.precision)
  return steps.map((tier, index) => {
    const next = steps[index + 1]
    const facts = { min: quantityText(tier.minNum), unit: goods.priceUnit }
    return {
      key: String(tier.minNum),
      range: next ? t('tierRange', { ...facts, max: quantityText(Number((next.minNum - smallest).toFixed(2))) }) : t('tierFrom', facts),
      price: `¥${priceText(unit.kind === 'primary' ? tier.goodsPrice : (tier.secPrice ?? tier.goodsPrice))}`,
      active: index === reached,
    }
  })
}
