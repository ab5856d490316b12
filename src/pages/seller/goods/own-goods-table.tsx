import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { GoodsState, ListedGoods, ListedSku } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'
import { EditActions } from './edit-actions.tsx'
import { PublishActions } from './publish-actions.tsx'
import { OwnSkuTable } from './own-sku-table.tsx'

const tones: Readonly<Record<GoodsState, TagTone>> = {
  on_sale: 'ok',
  off_shelf: 'neutral',
  held: 'warn',
  refused: 'danger',
  draft: 'neutral',
}

/** Goods in rows; the SKUs of each unfold below it. */
export function OwnGoodsTable({ list, onDone }: { list: readonly ListedGoods[]; onDone: () => void }) {
  const t = useMessages(ownGoodsMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th className="r">{t('colRetail')}</th>
            <th className="r">{t('colBusiness')}</th>
            <th>{t('colUnit')}</th>
            <th className="r">{t('colStock')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((goods) => (
            <ShelfRow key={goods.goodsId} goods={goods} isOnly={list.length === 1} onDone={onDone} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ShelfRow({ goods, isOnly, onDone }: { goods: ListedGoods; isOnly: boolean; onDone: () => void }) {
  const t = useMessages(ownGoodsMessages)
  const [isOpen, setIsOpen] = useState(isOnly)
  const [first] = goods.skus
  const name =
    goods.state === 'on_sale' && first ? (
      <Anchor className="lk q" to={`/goods/detail/${first.productId}`}>
        {goods.goodsName}
      </Anchor>
    ) : (
      goods.goodsName
    )
  return (
    <>
      <tr>
        <td>
          <div className="row g2">
            <Picture src={goods.goodsImage} alt="" width={36} className="w36" />
            <div style={{ minWidth: 160, maxWidth: 320 }}>
              <div className="el b5">{name}</div>
              <div className="t12 c3 num">
                {t('goodsNo', { id: goods.goodsId })} · {t('skuCount', { count: goods.skus.length })}
              </div>
            </div>
          </div>
        </td>
        <td className="r num">{range(goods, 'retailPrice', t('byEnquiry'))}</td>
        <td className="r num">{range(goods, 'businessPrice', t('byEnquiry'))}</td>
        <td className="nw">{goods.priceUnit}</td>
        <td className="r nw num">{sumOf(goods)}</td>
        <td>
          <Tag tone={tones[goods.state]}>{t(goods.state)}</Tag>
          {goods.reason && (
            <div className="t12 c3" style={{ maxWidth: 200 }}>
              {goods.reason}
            </div>
          )}
        </td>
        <td className="r nw">
          <span className="row g1" style={{ justifyContent: 'flex-end' }}>
            <EditActions goodsId={goods.goodsId} />
            <PublishActions goods={goods} onDone={onDone} />
            <Button
              size="sm"
              tone="ghost"
              square
              icon={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'collapse' : 'expand')}
              onClick={() => setIsOpen(!isOpen)}
            />
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className="xp">
          <td colSpan={7}>
            <OwnSkuTable goods={goods} onDone={onDone} />
          </td>
        </tr>
      )}
    </>
  )
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
