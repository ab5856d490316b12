import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { ListedGoods, ListedSku } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'
import { PriceDialog } from './price-dialog.tsx'
import { StockDialog } from '../../../modules/listing/ui/stock-dialog.tsx'

type Editing = { readonly kind: 'price' | 'stock'; readonly sku: ListedSku }

/** The SKUs of goods with both prices in both units and the stock of every warehouse. */
export function OwnSkuTable({ goods, onDone }: { goods: ListedGoods; onDone: () => void }) {
  const t = useMessages(ownGoodsMessages)
  const [editing, setEditing] = useState<Editing | null>(null)
  const close = () => setEditing(null)
  const saved = () => {
    close()
    onDone()
  }
  return (
    <div className="pan overflow-x-auto">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colSpec')}</th>
            <th className="r">{t('colRetail')}</th>
            <th className="r">{t('colBusiness')}</th>
            <th>{t('colStock')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {goods.skus.map((sku) => (
            <tr key={sku.productId}>
              <td>
                <div className="min-w-35">{sku.specText || goods.goodsName}</div>
                <div className="t12 c3 num">{t('goodsNo', { id: sku.productId })}</div>
              </td>
              <td className="r nw">
                <SkuPrice goods={goods} price={sku.retailPrice} second={sku.retailSecPrice} />
              </td>
              <td className="r nw">
                <SkuPrice goods={goods} price={sku.businessPrice} second={sku.businessSecPrice} />
              </td>
              <td className="nw t12">
                {sku.stocks.map((stock) => (
                  <div key={stock.warehouseId}>
                    {stock.warehouseName} <span className="num c3">{t('stockOf', { available: stock.available, held: stock.held })}</span>
                  </div>
                ))}
              </td>
              <td className="r nw">
                {goods.can.includes('price') && (
                  <Button size="sm" tone="ghost" onClick={() => setEditing({ kind: 'price', sku })}>
                    {t('editPrice')}
                  </Button>
                )}
                {goods.can.includes('stock') && sku.stocks.length > 0 && (
                  <Button size="sm" tone="ghost" onClick={() => setEditing({ kind: 'stock', sku })}>
                    {t('editStock')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {editing?.kind === 'price' && <PriceDialog goods={goods} sku={editing.sku} onClose={close} onDone={saved} />}
      {editing?.kind === 'stock' && <StockDialog goods={goods} sku={editing.sku} onClose={close} onDone={saved} />}
    </div>
  )
}

function SkuPrice({ goods, price, second }: { goods: ListedGoods; price: number | null; second: number | null }) {
  const t = useMessages(ownGoodsMessages)
  if (price === null) return <span className="c3">{t(goods.isRequireEnquiry ? 'byEnquiry' : 'noPriceYet')}</span>
  return (
    <>
      <div className="num">{t('perUnit', { price: `¥${priceText(price)}`, unit: goods.priceUnit })}</div>
      {second !== null && goods.secPriceUnit && (
        <div className="num t12 c3">{t('perUnit', { price: `¥${priceText(second)}`, unit: goods.secPriceUnit })}</div>
      )}
    </>
  )
}
