import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { DenseTable, type DenseColumn } from '../../../ui/goods/dense-table.tsx'
import { canAddToCart } from '../../../modules/basket/ui/goods-cards.tsx'
import { RowBuying } from '../../../modules/basket/ui/row-buying.tsx'
import type { GoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { GoodsPrice, leadText, stockText } from '../../../modules/catalog/ui/goods-card.tsx'
import { GoodsNameCell } from '../../../modules/catalog/ui/goods-name-cell.tsx'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { useDeliveredPrices } from '../../../modules/pricing/ui/use-delivered-prices.ts'
import type { BestsellerKind } from '../../../modules/purchase-history/endpoints-bestsellers.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { useBrowseMessages } from './use-messages.ts'

export type RankedGoods = GoodsCardView & { readonly perTonne: number | null; readonly figure: number }
type Row = RankedGoods & { readonly place: number }
type TableProps = { readonly ranked: readonly RankedGoods[]; readonly kind: BestsellerKind }

/** A ranking to buy from: what it is ranked by, prices per unit and per tonne, at the gate and delivered. */
export function BestsellerTable({ ranked, kind }: TableProps) {
  const t = useBrowseMessages()
  const columns = useColumns(ranked, kind)
  return (
    <DenseTable
      caption={t(`rank_${kind}`)}
      columns={columns}
      rows={ranked.map((one, index) => ({ ...one, place: index + 1 }))}
      keyOf={(row) => row.goodsId}
      labels={{ sort: t('sortBy'), asGiven: t('byRank') }}
    />
  )
}

function useColumns(ranked: readonly RankedGoods[], kind: BestsellerKind): readonly DenseColumn<Row>[] {
  const t = useBrowseMessages()
  const g = useGoodsMessages()
  const delivered = useDeliveredPrices(ranked.map((one) => one.defaultProductId))
  const deliveredOf = (row: Row) => delivered.of.get(row.defaultProductId)?.perTonne ?? null
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      cell: (row) => (
        <div className="row g2">
          <b className={row.place <= 3 ? 'rk-n num cp' : 'rk-n num c3'} aria-label={t('place', { place: row.place })}>
            {row.place}
          </b>
          <GoodsNameCell productId={row.defaultProductId} name={row.goodsName} spec={row.specLine} image={row.goodsImage} />
        </div>
      ),
    },
    { key: 'figure', title: t(`colFigure_${kind}`), right: true, cell: (row) => t(`figure_${kind}`, { count: row.figure }) },
    {
      key: 'price',
      title: t('rowPrice'),
      right: true,
      cell: (row) => <GoodsPrice goods={row} t={g} size="table" />,
    },
    {
      key: 'tonne',
      title: t('colTonne'),
      unit: t('perTonneUnit'),
      right: true,
      sortBy: (row) => row.perTonne,
      cell: (row) => row.perTonne !== null && priceText(row.perTonne),
    },
    ...(delivered.cityName === ''
      ? []
      : [
          {
            key: 'delivered',
            title: g('deliveredTo', { city: delivered.cityName }),
            unit: t('perTonneUnit'),
            right: true,
            sortBy: deliveredOf,
            cell: (row: Row) => {
              const perTonne = deliveredOf(row)
              return perTonne === null ? undefined : <b className="b6">{priceText(perTonne)}</b>
            },
          },
        ]),
    { key: 'stock', title: t('rowStock'), right: true, cell: (row) => stockText(row) },
    { key: 'lead', title: t('rowLead'), isWideOnly: true, sortBy: (row) => row.leadTimeDays, cell: (row) => leadText(row.leadTimeDays, g) },
    {
      key: 'store',
      title: t('rowStore'),
      isWideOnly: true,
      cell: (row) => (
        <Anchor className="lk" to={storeAddress(row.storeInf.storeId)} prefetch={false}>
          {row.storeInf.storeName}
        </Anchor>
      ),
    },
    {
      key: 'buy',
      title: t('colBuy'),
      phone: 'all',
      cell: (row) => (
        <RowBuying
          row={{
            productId: row.defaultProductId,
            name: row.goodsName,
            unit: row.priceUnit,
            min: row.minBuyNum,
            step: row.buyStep,
            stock: row.defaultProduct.productStock,
            isForSale: canAddToCart(row),
          }}
        />
      ),
    },
  ]
}
