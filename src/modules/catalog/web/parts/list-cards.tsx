import { Suspense } from 'react'
import { Heart } from '../../../member/web/public.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { drawnOnce } from '../../../../ui/feedback/drawn-once.ts'
import { loadedApart } from '../../../../ui/feedback/loaded-apart.ts'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { CardGrid, ProductCard } from '../../../../ui/goods/product-card.tsx'
import { useLanguage } from '../../../../api/browser/use-words.tsx'
import { useGoodsWords, type GoodsSpeak } from '../use-goods-words.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { useComparePicks } from './compare-picks.ts'
import { cardOf } from './goods-card.tsx'
import { pictureName } from './picture-name.ts'
import type { ListSpeak } from '../use-list-words.ts'
import { plainQuantity } from './quantity-text.ts'
import type { ShownCard } from './shown-card.ts'
import { useBaskets } from './use-baskets.ts'
import '../../../../ui/styles/list.css'

// Rarely needed: it comes with the first pick.
const compareDock = loadedApart(() => import('./compare-dock.tsx').then((module) => module.CompareDock))

export type ListResultsProps = { goods: readonly ShownCard[]; busy: boolean; t: ListSpeak }

/** Goods that are sold at a price can go into the cart; the others only into the enquiry basket. */
export function cartable(goods: ShownCard): boolean {
  return goods.isRequireEnquiry === 0 && goods.goodsPrice !== null && goods.defaultProduct.productStock > 0
}

/** A line for a basket, with the smallest quantity unless another is given. */
export function minimumLine(goods: ShownCard, number = plainQuantity(goods.minBuyNum)) {
  return { productId: goods.defaultProductId, number, unit: 'primary' as const }
}

/** The goods as cards, 4 → 3 → 2 in a row; pictures of the first row are loaded first. */
export function ListCards({ goods, busy }: Omit<ListResultsProps, 't'> & Partial<Pick<ListResultsProps, 't'>>) {
  const t = useGoodsWords()
  const baskets = useBaskets()
  const lang = useLanguage()
  const { picks, compare } = useComparing()
  const CompareDock = compareDock.now()
  return (
    <CardGrid busy={busy}>
      {goods.map((one, index) => {
        const compared = picks.some((pick) => pick.productId === one.defaultProductId)
        return drawnOnce('listCard', [lang, one, index < 4, compared], () => (
          <ProductCard
            key={one.goodsId}
            product={cardOf(one, t)}
            labels={{ stock: t('stock'), compare: t('compare') }}
            compared={compared}
            onCompare={(picked) => compare(one, picked)}
            priority={index < 4}
            corner={<Heart kind="goods" id={one.goodsId} label={t('collect')} />}
            actions={<CardActions goods={one} baskets={baskets} t={t} />}
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

type CardActionsProps = { goods: ShownCard; baskets: ReturnType<typeof useBaskets>; t: GoodsSpeak }

function CardActions({ goods, baskets, t }: CardActionsProps) {
  const line = [minimumLine(goods)]
  if (!cartable(goods)) {
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
  const t = useGoodsWords()
  const toast = useToast()
  const { picks, add, remove } = useComparePicks()
  const compare = (goods: ShownCard, compared: boolean) => {
    if (!compared) return remove(goods.defaultProductId)
    const price = goods.goodsPrice === null ? t('enquiry') : `¥${priceText(goods.goodsPrice)}/${goods.priceUnit}`
    if (!add({ productId: goods.defaultProductId, name: goods.goodsName, image: pictureName(goods.goodsImage) ?? '', price }))
      toast({ text: t('compareFull'), tone: 'warn' })
  }
  return { picks, compare }
}
