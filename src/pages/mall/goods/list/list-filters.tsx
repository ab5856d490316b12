import { useLanguage } from '../../../../api/browser/use-messages.tsx'
import { withNote } from '../../../../kernel/text/list-format.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { FacetPanel, type Facet } from '../../../../ui/goods/facet-panel.tsx'
import type { PriceRange } from '../../../../ui/goods/price-range.ts'
import type { GoodsListTranslate } from '../../../../modules/search/ui/use-messages.ts'
import { filterCount, selectedValues, withFacet, withoutFilters, withValues } from './list-address.ts'
import type { GoodsListData } from './list-data.ts'

export type ListFiltersProps = {
  data: GoodsListData
  /** The state asked for last: boxes answer at once, before the new rows arrive. */
  query: URLSearchParams
  onGo: (query: URLSearchParams) => void
  t: GoodsListTranslate
}

/** The facet column of the goods list. */
export function ListFilters({ data, query, onGo, t }: ListFiltersProps) {
  const lang = useLanguage()
  const count = filterCount(
    query,
    data.facets.map((facet) => facet.code),
  )
  return (
    <FacetPanel
      facets={data.facets.map((facet) => shown(facet, query, lang))}
      onToggle={(facet, value, selected) => onGo(withFacet(query, facet, value, selected))}
      price={{
        title: data.price.unitName === '' ? t('price') : t('pricePer', { unit: data.price.unitName }),
        range: { low: data.price.low ?? undefined, high: data.price.high ?? undefined },
        onChange: (range: PriceRange) => onGo(withValues(query, { low: range.low, high: range.high })),
        labels: { low: t('low'), high: t('high'), apply: t('apply') },
        afterKey: data.facets[0]?.code,
      }}
      clear={
        count > 0 && (
          <button type="button" className="lk t12" onClick={() => onGo(withoutFilters(query))}>
            {t('clearCount', { count })}
          </button>
        )
      }
      labels={{ title: t('filters'), more: (all) => t('more', { count: all }), less: t('less') }}
    />
  )
}

function shown(facet: GoodsListData['facets'][number], query: URLSearchParams, lang: Language): Facet {
  const selected = selectedValues(query, facet.code)
  // Short sizes stand three in a row; everything else is a list with counts.
  const isSizes = facet.values.length >= 6 && facet.values.every(([value, , label = value]) => label.length <= 6 && /[0-9]/.test(label))
  return {
    key: facet.code,
    title: withNote(lang, facet.label, facet.unit),
    look: isSizes ? 'grid' : 'list',
    fold: 6,
    values: facet.values.map(([value, count, label = value]) => ({ value, label, count, selected: selected.includes(value) })),
  }
}
