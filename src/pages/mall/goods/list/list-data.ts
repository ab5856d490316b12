import type { OutputOf } from '../../../../api/endpoint.ts'
import type { categoryInfo } from '../../../../modules/taxonomy/endpoints-categories.ts'
import type { goodsList } from '../../../../modules/search/endpoints.ts'
import type { GoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'

type Wire = OutputOf<typeof goodsList>

/** A value of a filter: its label only where that is not the value itself. A list has hundreds, half of its data as objects. */
export type ShownValue = readonly [value: string, count: number, label?: string]
export type ShownFacet = Pick<Wire['facets'][number], 'code' | 'label' | 'unit'> & { readonly values: readonly ShownValue[] }

/** The answer of the goods list, with its goods and filters as they are shown. */
export type GoodsListData = Omit<Wire, 'list' | 'facets' | 'nearest'> & {
  readonly list: readonly GoodsCardView[]
  readonly nearest: readonly GoodsCardView[]
  readonly facets: readonly ShownFacet[]
}
/** The category that the list is narrowed to, with its way and its children. */
export type ListCategory = OutputOf<typeof categoryInfo>

/** For loaders. */
export function shownFacet({ code, label, unit, values }: Wire['facets'][number]): ShownFacet {
  return {
    code,
    label,
    unit,
    values: values.map((one) => (one.label === one.value ? [one.value, one.count] : [one.value, one.count, one.label])),
  }
}
