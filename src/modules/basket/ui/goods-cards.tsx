import { Suspense } from 'react'
import { LazySaveButton } from '../../saved/ui/public.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { cachedFragment } from '../../../rendering/client/cached-fragment.ts'
import { lazyPart } from '../../../rendering/client/lazy-part.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { CardGrid, ProductCard, type CardProduct } from '../../../ui/goods/product-card.tsx'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { useGoodsMessages, type GoodsTranslate, toCardProduct, type GoodsCardView } from '../../catalog/ui/public.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useComparePicks } from '../../comparison/ui/public.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { type GoodsListTranslate } from '../../search/ui/public.ts'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'
import { DeliveredNote, type DeliveredPrice, type DeliveredPrices } from '../../pricing/ui/public.ts'
import { useBaskets } from './use-baskets.ts'
import '../../../ui/styles/list.css'

// Rarely needed: it comes with the first pick.
const compareDock = lazyPart(() => import('../../comparison/ui/floating-compare-bar.tsx').then((module) => module.FloatingCompareBar))

export type GoodsResultsProps = {
  goods: readonly GoodsCardView[]
  busy: boolean
  t: GoodsListTranslate
  /** Delivered prices to show on the cards, where the list is in their order. */
  delivered?: DeliveredPrices
}

/** Goods that are sold at a price can go into the cart; the others only into the enquiry basket. */
export function canAddToCart(goods: GoodsCardView): boolean {
  return goods.isRequireEnquiry === 0 && goods.goodsPrice !== null && goods.defaultProduct.productStock > 0
}

/** A line for a basket, with the smallest quantity unless another is given. */
export function minimumOrderLine(goods: GoodsCardView, number = plainQuantity(goods.minBuyNum)) {
  return { productId: goods.defaultProductId, number, unit: 'primary' as const }
}

function withDelivered(product: CardProduct, told: DeliveredPrice | undefined): CardProduct {
  if (!told) return product
  return {
    ...product,
    price: (
      <>
        {product.price}
        <div>
          <DeliveredNote told={told} />
        </div>
      </>
    ),
  }
}

/** The goods as cards, 4 → 3 → 2 in a row; pictures of the first row are loaded first. */
export function GoodsCards({ goods, busy, delivered }: Omit<GoodsResultsProps, 't'> & Partial<Pick<GoodsResultsProps, 't'>>) {
  const t = useGoodsMessages()
  const baskets = useBaskets()
  const lang = useLanguage()
  const { picks, compare } = useComparing()
  const CompareDock = compareDock.now()
  return (
    <CardGrid busy={busy}>
      {goods.map((goodsCardView, index) => {
        const compared = picks.some((pick) => pick.productId === goodsCardView.defaultProductId)
        const told = delivered?.of.get(goodsCardView.defaultProductId)
        return cachedFragment('listCard', [lang, goodsCardView, index < 4, compared, told], () => (
          <ProductCard
            key={goodsCardView.goodsId}
            product={withDelivered(toCardProduct(goodsCardView, t), told)}
            labels={{ stock: t('stock'), compare: t('compare') }}
            compared={compared}
            onCompare={(picked) => compare(goodsCardView, picked)}
            priority={index < 4}
            corner={<LazySaveButton kind="goods" id={goodsCardView.goodsId} label={t('collect')} />}
            actions={<CardActions goods={goodsCardView} baskets={baskets} t={t} />}
          />
        ))
      })}
      {picks.length > 0 && (
        <Suspense>
          <CompareDock />
        </Suspense>
      )}
    </CardGrid>
  )
}

type CardActionsProps = { goods: GoodsCardView; baskets: ReturnType<typeof useBaskets>; t: GoodsTranslate }

function CardActions({ goods, baskets, t }: CardActionsProps) {
  const line = [minimumOrderLine(goods)]
  if (!canAddToCart(goods)) {
    return (
      <Button size="sm" tone="brand-outline" icon="clipboard-list" onClick={() => void baskets.addToEnquiry(line)}>
        {t('addToEnquiry')}
      </Button>
    )
  }
  return (
    <>
      <Button size="sm" onClick={() => void baskets.addToEnquiry(line)}>
        {t('ask')}
      </Button>
      <Button size="sm" tone="action-outline" icon="shopping-cart" onClick={() => void baskets.addToCart(line)}>
        {t('addToCart')}
      </Button>
    </>
  )
}

/** Picks of this browser, with the refusal of a fifth. */
function useComparing() {
  const t = useGoodsMessages()
  const toast = useToast()
  const { picks, add, remove } = useComparePicks()
  const compare = (goods: GoodsCardView, compared: boolean) => {
    if (!compared) return remove(goods.defaultProductId)
    const price = goods.goodsPrice === null ? t('enquiry') : `¥${priceText(goods.goodsPrice)}/${goods.priceUnit}`
    if (!add({ productId: goods.defaultProductId, name: goods.goodsName, image: pictureName(goods.goodsImage) ?? '', price }))
      toast({ text: t('compareFull'), tone: 'warn' })
  }
  return { picks, compare }
}
