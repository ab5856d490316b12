import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { pricePositions, type PricePosition } from '../../../modules/analytics/endpoints-price-position.ts'
import { pricePositionMessages } from '../../../modules/analytics/messages.ts'
import { priceBands } from '../../../modules/analytics/rules/price-band.ts'

const filterNames = ['keyword', 'band'] as const
const tones = { low: 'ok', middle: 'info', high: 'warn', few: 'neutral' } as const

/** Where my list prices stand among the stores that offer the same standard item. */
export default function PricePositionListPage() {
  const t = useMessages(pricePositionMessages)
  const { values, set, ...list } = useList('seller.pricePositions', filterNames)
  const band = priceBands.find((one) => one === values.band) ?? ('' as const)
  const call = useCall(pricePositions, { keyword: values.keyword, band, current: list.page, pageSize: list.size })
  const counts = call.data?.counts
  const tabs = (['all', ...priceBands] as const).map((key) => ({
    key,
    label: key === 'all' ? t('all') : t(`band_${key}`),
    count: counts?.[key],
  }))
  return (
    <List
      label={t('title')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => `${row.productId} ${row.itemName}`}
      columns={usePositionColumns()}
      to={(row) => `/goods/detail/${row.productId}`}
      head={
        <div className="bx">
          <Note>{t('help')}</Note>
        </div>
      }
      tabs={{ label: t('colBand'), list: tabs, current: band || 'all', onChange: (next) => set({ band: next === 'all' ? '' : next }) }}
      filters={<KeywordFilter label={t('find')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="chart-line" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

function usePositionColumns(): readonly ListColumn<PricePosition>[] {
  const t = useMessages(pricePositionMessages)
  const right = { align: 'right', isTight: true } as const
  return [
    { key: 'goods', title: t('colGoods'), as: 'title', text: (row) => [row.goodsName, row.spec].filter(Boolean).join(' ') },
    { key: 'item', title: t('colItem'), text: (row) => row.itemName },
    { key: 'price', title: t('colPrice'), ...right, text: (row) => `¥${priceText(row.price)}/${row.unitName}` },
    {
      key: 'place',
      title: t('colPlace'),
      ...right,
      text: (row) => (row.place === null ? '—' : t('place', { place: row.place, of: row.storeNum })),
    },
    {
      key: 'band',
      title: t('colBand'),
      as: 'state',
      text: (row) => t(`band_${row.band}`),
      cell: (row) => (
        <Tag small tone={tones[row.band]}>
          {t(`band_${row.band}`)}
        </Tag>
      ),
    },
  ]
}
