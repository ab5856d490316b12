import type { ReactNode } from 'react'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { goodsComparison } from '../../../modules/catalog/endpoints-goods.ts'
import { GoodsPrice, leadText, stockText } from '../../../modules/catalog/ui/goods-card.tsx'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { useDeliveredPrices } from '../../../modules/pricing/ui/use-delivered-prices.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { indexOfLowest } from './lowest-index.ts'
import { useBrowseMessages } from './use-messages.ts'

export type ComparedCategory = OutputOf<typeof goodsComparison> & { readonly categoryId: number; readonly name: string }
type Goods = ComparedCategory['list'][number]
export type ComparedRow = {
  readonly code: string
  readonly label: string
  readonly cells: readonly { readonly key: number; readonly content: ReactNode }[]
  readonly differs: boolean
  /** The key of the cell that is the best of an order that everybody shares: the lowest price, the shortest time. */
  readonly best?: number
}
export type ComparedRows = { readonly key: string; readonly title: string; readonly rows: readonly ComparedRow[] }

type RowInput = {
  readonly code: string
  readonly label: string
  /** What is compared; equal texts do not differ. */
  readonly text: (goods: Goods) => string
  readonly cell?: (goods: Goods) => ReactNode
  /** Of prices and times the least is marked. */
  readonly amount?: (goods: Goods) => number | null
}

function rowOf(list: readonly Goods[], { code, label, text, cell = text, amount }: RowInput): ComparedRow {
  const place = amount ? indexOfLowest(list.map(amount)) : null
  const best = place === null ? undefined : list[place]?.defaultProductId
  return {
    code,
    label,
    cells: list.map((one) => ({ key: one.defaultProductId, content: cell(one) || '—' })),
    differs: new Set(list.map(text)).size > 1,
    ...(best === undefined ? {} : { best }),
  }
}

/** What goods of one category are compared by, in three groups: prices, supply, specification. */
export function useCompareRows({ list, rows }: ComparedCategory): readonly ComparedRows[] {
  const t = useBrowseMessages()
  const prices = usePriceRows(list)
  const supply = useSupplyRows(list)
  const specification = rows.map((row) => ({
    code: `attr-${row.code}`,
    label: row.unit === '' ? row.label : `${row.label} (${row.unit})`,
    cells: list.map((one, index) => ({ key: one.defaultProductId, content: row.values[index] || '—' })),
    differs: row.differs === 1,
  }))
  return [
    { key: 'price', title: t('groupPrice'), rows: prices },
    { key: 'supply', title: t('groupSupply'), rows: supply },
    { key: 'specification', title: t('groupSpecification'), rows: specification },
  ]
}

function usePriceRows(list: readonly Goods[]): readonly ComparedRow[] {
  const t = useBrowseMessages()
  const g = useGoodsMessages()
  const delivered = useDeliveredPrices(list.map((one) => one.defaultProductId))
  const deliveredOf = (one: Goods) => delivered.of.get(one.defaultProductId)
  const inputs: RowInput[] = [
    {
      code: 'price',
      label: t('rowPrice'),
      text: (one) => String(one.goodsPrice),
      cell: (one) => <GoodsPrice goods={one} t={g} size="table" />,
    },
    {
      code: 'tonne',
      label: `${t('colTonne')} (${t('perTonneUnit')})`,
      text: (one) => String(one.perTonne),
      cell: (one) => one.perTonne !== null && <Amount amount={one.perTonne} />,
      amount: (one) => one.perTonne,
    },
  ]
  if (delivered.cityName !== '')
    inputs.push({
      code: 'delivered',
      label: `${g('deliveredTo', { city: delivered.cityName })} (${t('perTonneUnit')})`,
      text: (one) => String(deliveredOf(one)?.perTonne),
      cell: (one) => {
        const told = deliveredOf(one)
        if (!told) return '—'
        if (told.perTonne === null) return told.delivered === null ? g('deliveredAsk') : `¥${priceText(told.delivered)}/${told.unitName}`
        return (
          <>
            <Amount amount={told.perTonne} />{' '}
            <span className="t12 c3">{t('atNumber', { number: counted(quantityText(told.number), told.unitName) })}</span>
          </>
        )
      },
      amount: (one) => deliveredOf(one)?.perTonne ?? null,
    })
  return inputs.map((input) => rowOf(list, input))
}

function Amount({ amount }: { readonly amount: number }) {
  return <b className="num b6">{priceText(amount)}</b>
}

function useSupplyRows(list: readonly Goods[]): readonly ComparedRow[] {
  const lang = useLanguage()
  const t = useBrowseMessages()
  const g = useGoodsMessages()
  const inputs: readonly RowInput[] = [
    { code: 'stock', label: t('rowStock'), text: stockText },
    { code: 'minimum', label: t('rowMinimum'), text: (one) => counted(quantityText(one.minBuyNum), one.priceUnit) },
    { code: 'lead', label: t('rowLead'), text: (one) => leadText(one.leadTimeDays, g), amount: (one) => one.leadTimeDays },
    { code: 'brand', label: t('rowBrand'), text: (one) => one.brandName },
    {
      code: 'store',
      label: t('rowStore'),
      text: (one) => one.storeInf.storeName,
      cell: (one) => (
        <>
          <Anchor className="lk" to={storeAddress(one.storeInf.storeId)} prefetch={false}>
            {one.storeInf.storeName}
          </Anchor>{' '}
          {one.storeInf.city !== '' && <Tag small>{one.storeInf.city}</Tag>}
        </>
      ),
    },
    { code: 'standards', label: t('rowStandards'), text: (one) => listFormat(lang, one.standards) },
  ]
  return inputs.map((input) => rowOf(list, input))
}
