import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import type { ListedGoods, ListedSku } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages, stockAlertMessages } from '../../../modules/listing/messages.ts'
import { StockAlertDialog } from '../../../modules/listing/ui/stock-alert-dialog.tsx'
import { StockDialog } from '../../../modules/listing/ui/stock-dialog.tsx'

type StockRow = {
  readonly goods: ListedGoods
  readonly sku: ListedSku
  /** Null for an SKU that lies nowhere. */
  readonly stock: ListedSku['stocks'][number] | null
  /** The first of its goods, of its SKU: what is said once for several rows. */
  readonly isFirstOfGoods: boolean
  readonly isFirstOfSku: boolean
}
export type OpenStock = { readonly what: 'count' | 'alert'; readonly goods: ListedGoods; readonly sku: ListedSku }

/** One row for each SKU in each warehouse, or in the one that is chosen. */
export function stockRows(list: readonly ListedGoods[], warehouseId?: number): readonly StockRow[] {
  return list.flatMap((goods) =>
    goods.skus.flatMap((sku, index) => {
      const stocks = warehouseId === undefined ? sku.stocks : sku.stocks.filter((stock) => stock.warehouseId === warehouseId)
      return (stocks.length > 0 ? stocks : [null]).map((stock, place) => ({
        goods,
        sku,
        stock,
        isFirstOfGoods: index === 0 && place === 0,
        isFirstOfSku: place === 0,
      }))
    }),
  )
}

/** To sell, promised to orders, lying there. */
export function useStockColumns(onOpen: (open: OpenStock) => void): readonly ListColumn<StockRow>[] {
  const t = useMessages(ownGoodsMessages)
  const figure = (key: 'held' | 'onHand', title: string): ListColumn<StockRow> => ({
    key,
    title,
    align: 'right',
    isTight: true,
    text: ({ stock }) => stock?.[key] ?? 0,
    cell: ({ stock }) => groupedNumber(stock?.[key] ?? 0),
  })
  const actions = useActionsColumn<StockRow>((row) => <StockActs row={row} onOpen={onOpen} />)
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      lead: ({ goods, isFirstOfGoods }) => isFirstOfGoods && <Picture src={goods.goodsImage} alt="" width={36} className="w36" />,
      text: ({ goods }) => goods.goodsName,
    },
    {
      key: 'spec',
      title: t('colSpec'),
      text: ({ sku }) => `${sku.specText} ${sku.productId}`.trim(),
      cell: ({ sku }) => (
        <>
          <div className="min-w-30">{sku.specText || '—'}</div>
          <div className="t12 c3 num">{t('goodsNo', { id: sku.productId })}</div>
        </>
      ),
    },
    { key: 'warehouse', title: t('warehouse'), isTight: true, text: ({ stock }) => stock?.warehouseName ?? '—' },
    {
      key: 'available',
      title: t('colAvailable'),
      align: 'right',
      isTight: true,
      text: ({ stock }) => stock?.available ?? 0,
      cell: (row) => <Available {...row} />,
    },
    figure('held', t('colHeld')),
    figure('onHand', t('colOnHand')),
    { key: 'unit', title: t('colUnit'), isTight: true, text: ({ goods }) => goods.priceUnit },
    actions,
  ]
}

function Available({ sku, stock, isFirstOfSku }: StockRow) {
  const t = useMessages(ownGoodsMessages)
  const alert = useMessages(stockAlertMessages)
  const isGone = isFirstOfSku && !sku.stocks.some((one) => one.available > 0)
  const warning = [sku.isShort ? alert('short') : '', sku.alertAt === null ? '' : alert('alertAt', { number: groupedNumber(sku.alertAt) })]
  return (
    <>
      {isGone ? (
        <Tag tone="danger" small>
          {t('soldOut')}
        </Tag>
      ) : (
        <b className="b6">{groupedNumber(stock?.available ?? 0)}</b>
      )}
      {isFirstOfSku && (sku.isShort || sku.alertAt !== null) && (
        <div className={sku.isShort ? 't12 cw' : 't12 c3'}>{warning.filter((text) => text !== '').join(' · ')}</div>
      )}
    </>
  )
}

function StockActs({
  row: { goods, sku, stock, isFirstOfGoods, isFirstOfSku },
  onOpen,
}: {
  row: StockRow
  onOpen: (open: OpenStock) => void
}) {
  const t = useMessages(ownGoodsMessages)
  const alert = useMessages(stockAlertMessages)
  return (
    <>
      {stock && (
        <Anchor className="lk t13" to={`/seller/stock/movement?productId=${sku.productId}&warehouseId=${stock.warehouseId}`}>
          {t('stockMovements')}
        </Anchor>
      )}
      {isFirstOfGoods && (
        <Button size="sm" tone="ghost" onClick={() => onOpen({ what: 'alert', goods, sku })}>
          {alert('colAlert')}
        </Button>
      )}
      {isFirstOfSku && goods.can.includes('stock') && sku.stocks.length > 0 && (
        <Button size="sm" tone="ghost" onClick={() => onOpen({ what: 'count', goods, sku })}>
          {t('editStock')}
        </Button>
      )}
    </>
  )
}

type DialogsProps = { readonly open: OpenStock | null; readonly onClose: () => void; readonly onDone: () => void }

/** Counting anew, and from when the stock is short. */
export function StockDialogs({ open, onClose, onDone }: DialogsProps) {
  const saved = () => {
    onClose()
    onDone()
  }
  if (open?.what === 'alert') return <StockAlertDialog picked={[open.goods]} onClose={onClose} onDone={onDone} />
  return open && <StockDialog goods={open.goods} sku={open.sku} onClose={onClose} onDone={saved} />
}
