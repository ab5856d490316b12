import type { OutputOf } from '../../../../api/endpoint.ts'
import { breadcrumbData, itemListData, type StructuredData } from '../../../../rendering/page/structured-data.ts'
import type { goodsList } from '../../../../modules/search/endpoints.ts'
import { categoryAddress } from '../../../../modules/taxonomy/ui/category-address.ts'
import { goodsAddress } from '../../../../modules/catalog/ui/goods-address.ts'
import type { ListCategory } from './list-data.ts'

/** What search engines are told of a list: the way to its category and the goods on the page. */
export function listStructuredData(
  { list, pagination }: Pick<OutputOf<typeof goodsList>, 'list' | 'pagination'>,
  category: ListCategory | null,
  origin: string,
): readonly StructuredData[] {
  const first = (pagination.current - 1) * pagination.pageSize + 1
  const goods = itemListData(
    origin,
    list.map((one) => goodsAddress(one.defaultProductId)),
    first,
  )
  if (!category) return [goods]
  return [
    goods,
    breadcrumbData(
      origin,
      category.path.map((crumb) => [crumb.categoryName, categoryAddress(crumb)] as const),
    ),
  ]
}
