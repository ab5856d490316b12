import { ResultToolbar } from '../../../../ui/goods/result-toolbar.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { filterCount, selectedValues, withFacet, withoutFilters, withValues } from './list-address.ts'
import type { GoodsListData } from './list-data.ts'
import type { ListFiltersProps } from './list-filters.tsx'
import type { GoodsListTranslate } from '../../../../modules/search/ui/use-messages.ts'
import { quantityText } from '../../../../ui/basic/quantity-text.ts'
import type { ListView } from './use-list-view.ts'

export type ListToolbarProps = ListFiltersProps & { view: ListView; onView: (view: ListView) => void; onFilters: () => void }

/** Sort, toggles, count, view and the chosen filters of the goods list. */
export function ListToolbar({ data, query, onGo, t, view, onView, onFilters }: ListToolbarProps) {
  const sort = query.get('sort') ?? 'relevance'
  const descending = query.get('order') === 'desc'
  const chips = chosenFilters(data, query, t)
  const count = filterCount(
    query,
    data.facets.map((facet) => facet.code),
  )
  const onSort = (key: string) => {
    const turn = (key === 'price' || key === 'delivered') && sort === key && !descending
    onGo(withValues(query, { sort: key === 'relevance' ? null : key, order: turn ? 'desc' : null }))
  }
  return (
    <ResultToolbar
      sorts={[
        { key: 'relevance', label: t('relevance') },
        { key: 'sales', label: t('sales') },
        { key: 'price', label: t('byPrice'), direction: sort === 'price' ? (descending ? 'down' : 'up') : 'none' },
        { key: 'delivered', label: t('byDelivered'), direction: sort === 'delivered' ? (descending ? 'down' : 'up') : 'none' },
        { key: 'new', label: t('newest') },
      ]}
      sort={sort}
      onSort={onSort}
      toggles={(['inStock', 'sample', 'direct'] as const).map((key) => ({ key, label: t(key), checked: query.get(key) === '1' }))}
      onToggle={(key, checked) => onGo(withValues(query, { [key]: checked ? 1 : null }))}
      count={t('total', { total: quantityText(data.pagination.total) })}
      view={view}
      onView={onView}
      onFilters={onFilters}
      selected={chips}
      onRemove={(key) => onGo(chips.find((chip) => chip.key === key)?.without ?? query)}
      selectedActions={
        <button type="button" className="lk t12" onClick={() => onGo(withoutFilters(query))}>
          {t('clear')}
        </button>
      }
      labels={{
        sort: t('sort'),
        filters: count > 0 ? t('filtersShow', { count }) : t('filters'),
        view: t('view'),
        grid: t('grid'),
        table: t('table'),
        selected: t('selected'),
        remove: (label) => t('remove', { label }),
      }}
    />
  )
}

type Chip = { readonly key: string; readonly label: string; readonly without: URLSearchParams }

function chosenFilters(data: GoodsListData, query: URLSearchParams, t: GoodsListTranslate): Chip[] {
  const facets = data.facets
    .filter((facet) => facet.code !== 'category')
    .flatMap((facet) =>
      selectedValues(query, facet.code).map((value) => ({
        key: `${facet.code}:${value}`,
        label: `${facet.label} ${facet.values.find(([known]) => known === value)?.[2] ?? value}`,
        without: withFacet(query, facet.code, value, false),
      })),
    )
  const price = priceLabel(data.price, t)
  return price === null ? facets : [...facets, { key: 'price', label: price, without: withValues(query, { low: null, high: null }) }]
}

function priceLabel({ low, high, unitName: unit }: GoodsListData['price'], t: GoodsListTranslate): string | null {
  if (low !== null && high !== null) return t('priceChip', { low: priceText(low), high: priceText(high), unit })
  if (low !== null) return t('priceFrom', { low: priceText(low), unit })
  return high === null ? null : t('priceTo', { high: priceText(high), unit })
}
