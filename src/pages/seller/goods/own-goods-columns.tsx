import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { GoodsState, ListedGoods, ListedSku } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'
import { EditActions } from './edit-actions.tsx'
import { PublishActions } from './publish-actions.tsx'

const tones: Readonly<Record<GoodsState, TagTone>> = {
  on_sale: 'ok',
  off_shelf: 'neutral',
  taken_down: 'danger',
  held: 'warn',
  refused: 'danger',
  draft: 'neutral',
}

/** What a store sees of each of its goods. */
export function useOwnGoodsColumns(onDone: () => void): readonly ListColumn<ListedGoods>[] {
  const t = useMessages(ownGoodsMessages)
  const price = (key: 'retailPrice' | 'businessPrice', title: string): ListColumn<ListedGoods> => ({
    key,
    title,
    align: 'right',
    text: (goods) => range(goods, key, t('byEnquiry')),
  })
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      text: (goods) => goods.goodsName,
      lead: (goods) => <Picture src={goods.goodsImage} alt="" width={36} className="w36" />,
      cell: (goods) => (
        <div className="t12 c3 num">
          {t('goodsNo', { id: goods.goodsId })} · {t('skuCount', { count: goods.skus.length })}
        </div>
      ),
    },
    price('retailPrice', t('colRetail')),
    price('businessPrice', t('colBusiness')),
    { key: 'unit', title: t('colUnit'), isTight: true, text: (goods) => goods.priceUnit },
    { key: 'stock', title: t('colStock'), align: 'right', isTight: true, text: sumOf },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (goods) => t(goods.state),
      cell: (goods) => (
        <>
          <Tag tone={tones[goods.state]}>{t(goods.state)}</Tag>
          {goods.reason && <div className="t12 c3 max-w-50">{goods.reason}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (goods) => (
        <>
          <EditActions goodsId={goods.goodsId} />
          <PublishActions goods={goods} onDone={onDone} />
        </>
      ),
    },
  ]
}

/** Where goods are sold; null while they are not. */
export function ownGoodsAddress({ state, skus: [first] }: ListedGoods): string | null {
  return state === 'on_sale' && first ? `/goods/detail/${first.productId}` : null
}

function range(goods: ListedGoods, which: 'retailPrice' | 'businessPrice', byEnquiry: string): string {
  if (goods.isRequireEnquiry) return byEnquiry
  const prices = goods.skus.map((sku) => sku[which]).filter((price) => price !== null)
  if (prices.length === 0) return '—'
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  // A range may break behind the dash where the table is narrow, never within a price.
  return low === high ? `¥${priceText(low)}` : `¥${priceText(low)}\u00a0– ${priceText(high)}`
}

function sumOf(goods: ListedGoods): string {
  const scale = 10 ** goods.precision
  const steps = (sku: ListedSku) => sku.stocks.reduce((sum, stock) => sum + Math.round(stock.available * scale), 0)
  return groupedNumber(goods.skus.reduce((sum, sku) => sum + steps(sku), 0) / scale)
}
