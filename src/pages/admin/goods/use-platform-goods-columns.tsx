import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { PlatformGoods } from '../../../modules/listing/endpoints-platform.ts'
import type { GoodsState } from '../../../modules/listing/endpoints.ts'
import { platformGoodsMessages } from '../../../modules/listing/messages.ts'
import type { Takedown } from './takedown-dialog.tsx'

const tones: Readonly<Record<GoodsState, TagTone>> = {
  on_sale: 'ok',
  off_shelf: 'neutral',
  taken_down: 'danger',
  held: 'warn',
  refused: 'danger',
  draft: 'neutral',
}

/** What the platform sees of goods of all stores. */
export function usePlatformGoodsColumns(onAsk: (asked: Takedown) => void): readonly ListColumn<PlatformGoods>[] {
  const t = useMessages(platformGoodsMessages)
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      text: (goods) => goods.goodsName,
      lead: (goods) => <Picture src={goods.goodsImage} alt="" width={36} className="w36" />,
      cell: (goods) => (
        <div className="t12 c3 num">
          {t('goodsNo', { id: goods.goodsId })} · {t('skuCount', { count: goods.skuNum })}
        </div>
      ),
    },
    {
      key: 'store',
      title: t('colStore'),
      text: (goods) => goods.storeName,
      cell: (goods) => (
        <Anchor className="lk" to={`/admin/store/detail?storeId=${goods.storeId}`}>
          {goods.storeName}
        </Anchor>
      ),
    },
    { key: 'category', title: t('colCategory'), text: (goods) => goods.categoryName },
    { key: 'brand', title: t('colBrand'), isOff: true, text: (goods) => goods.brandName },
    ...usePriceColumns(),
    {
      key: 'stock',
      title: t('colStock'),
      align: 'right',
      isTight: true,
      sort: 'stock',
      text: (goods) => goods.available,
      cell: (goods) => (
        <>
          <div className="num">
            {groupedNumber(goods.available)} {goods.priceUnit}
          </div>
          {goods.held > 0 && <div className="t12 c3 num">{t('heldNow', { held: groupedNumber(goods.held) })}</div>}
        </>
      ),
    },
    { key: 'sold', title: t('colSold'), align: 'right', isTight: true, sort: 'sold', text: (goods) => goods.soldNum },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (goods) => t(goods.state),
      cell: (goods) => (
        <>
          <Tag tone={tones[goods.state]}>{t(goods.state)}</Tag>
          {goods.reason && <div className="t12 c3">{goods.reason}</div>}
        </>
      ),
    },
    { key: 'time', title: t('colTime'), isTight: true, sort: 'time', text: (goods) => goods.publishedAt && shortTime(goods.publishedAt) },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (goods) =>
        goods.can.map((event) => (
          <Button key={event} size="sm" onClick={() => onAsk({ event, goods: [goods] })}>
            {t(event)}
          </Button>
        )),
    },
  ]
}

function usePriceColumns(): readonly ListColumn<PlatformGoods>[] {
  const t = useMessages(platformGoodsMessages)
  const textOf = (goods: PlatformGoods, which: 'retailPrice' | 'businessPrice') => {
    const range = goods[which]
    if (goods.isRequireEnquiry) return t('byEnquiry')
    if (range === null) return '—'
    // A range may break behind the dash where the table is narrow, never within a price.
    const price = range.low === range.high ? `¥${priceText(range.low)}` : `¥${priceText(range.low)}\u00a0– ${priceText(range.high)}`
    return t('priceRange', { price, unit: goods.priceUnit })
  }
  return [
    { key: 'retail', title: t('colRetail'), align: 'right', sort: 'price', text: (goods) => textOf(goods, 'retailPrice') },
    { key: 'business', title: t('colBusiness'), align: 'right', isOff: true, text: (goods) => textOf(goods, 'businessPrice') },
  ]
}
