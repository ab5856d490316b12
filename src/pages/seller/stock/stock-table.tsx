import { Fragment, useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListedGoods, ListedSku } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages, stockAlertMessages } from '../../../modules/listing/messages.ts'
import { StockAlertDialog } from '../../../modules/listing/ui/stock-alert-dialog.tsx'
import { StockDialog } from '../../../modules/listing/ui/stock-dialog.tsx'

type Props = { readonly list: readonly ListedGoods[]; readonly onDone: () => void }

/** One row for each SKU in each warehouse: to sell, promised to orders, lying there. */
export function StockTable({ list, onDone }: Props) {
  const t = useMessages(ownGoodsMessages)
  const [counting, setCounting] = useState<{ readonly goods: ListedGoods; readonly sku: ListedSku } | null>(null)
  const [alerted, setAlerted] = useState<ListedGoods | null>(null)
  const close = () => setCounting(null)
  const saved = () => {
    close()
    onDone()
  }
  return (
    <div className="tsc">
      <table className="tbl grp">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colSpec')}</th>
            <th>{t('warehouse')}</th>
            <th className="r">{t('colAvailable')}</th>
            <th className="r">{t('colHeld')}</th>
            <th className="r">{t('colOnHand')}</th>
            <th>{t('colUnit')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((goods) => (
            <Fragment key={goods.goodsId}>
              {goods.skus.map((sku, index) => (
                <SkuRows
                  key={sku.productId}
                  goods={goods}
                  sku={sku}
                  isFirst={index === 0}
                  onAlert={index === 0 ? () => setAlerted(goods) : null}
                  onCount={goods.can.includes('stock') && sku.stocks.length > 0 ? () => setCounting({ goods, sku }) : null}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {alerted && <StockAlertDialog picked={[alerted]} onClose={() => setAlerted(null)} onDone={onDone} />}
      {counting && <StockDialog {...counting} onClose={close} onDone={saved} />}
    </div>
  )
}

type RowProps = { goods: ListedGoods; sku: ListedSku; isFirst: boolean; onCount: (() => void) | null; onAlert: (() => void) | null }

function SkuRows({ goods, sku, isFirst, onCount, onAlert }: RowProps) {
  const t = useMessages(ownGoodsMessages)
  const alert = useMessages(stockAlertMessages)
  const places = sku.stocks.length > 0 ? sku.stocks : [null]
  return places.map((stock, place) => (
    <tr key={stock?.warehouseId ?? 0}>
      <td>{isFirst && place === 0 && <GoodsName goods={goods} />}</td>
      <td>
        {place === 0 && (
          <>
            <div className="min-w-30">{sku.specText || '—'}</div>
            <div className="t12 c3 num">{t('goodsNo', { id: sku.productId })}</div>
          </>
        )}
      </td>
      <td className="nw">{stock?.warehouseName ?? '—'}</td>
      <td className="r num nw">
        {place === 0 && !sku.stocks.some((one) => one.available > 0) ? (
          <Tag tone="danger" small>
            {t('soldOut')}
          </Tag>
        ) : (
          <b className="b6">{groupedNumber(stock?.available ?? 0)}</b>
        )}
        {place === 0 && (sku.isShort || sku.alertAt !== null) && (
          <div className={sku.isShort ? 't12 cw' : 't12 c3'}>
            {[sku.isShort ? alert('short') : '', sku.alertAt === null ? '' : alert('alertAt', { number: groupedNumber(sku.alertAt) })]
              .filter((text) => text !== '')
              .join(' · ')}
          </div>
        )}
      </td>
      <td className="r num nw">{groupedNumber(stock?.held ?? 0)}</td>
      <td className="r num nw">{groupedNumber(stock?.onHand ?? 0)}</td>
      <td className="nw">{goods.priceUnit}</td>
      <td className="r nw">
        {stock && (
          <Anchor className="lk t13" to={`/seller/stock/movement?productId=${sku.productId}&warehouseId=${stock.warehouseId}`}>
            {t('stockMovements')}
          </Anchor>
        )}
        {place === 0 && onAlert && (
          <Button size="sm" tone="ghost" onClick={onAlert}>
            {alert('colAlert')}
          </Button>
        )}
        {place === 0 && onCount && (
          <Button size="sm" tone="ghost" onClick={onCount}>
            {t('editStock')}
          </Button>
        )}
      </td>
    </tr>
  ))
}

function GoodsName({ goods }: { goods: ListedGoods }) {
  return (
    <div className="row g2">
      <Picture src={goods.goodsImage} alt="" width={36} className="w36" />
      <div className="b5 min-w-35 max-w-70">{goods.goodsName}</div>
    </div>
  )
}
