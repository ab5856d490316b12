import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { useGoodsMessages } from '../../../../modules/catalog/ui/use-messages.ts'
import { useListMessages } from '../../../../modules/search/ui/use-messages.ts'
import { categoryAddress } from '../../../../modules/taxonomy/ui/category-address.ts'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import type { SeriesLink } from './category-series.ts'
import type { ListCategory } from './list-data.ts'

type PlaceProps = { category: ListCategory | null; series: readonly SeriesLink[]; keyword: string }

/** Where the list stands: the way down to its category, the categories below it, and the series in it. */
export function ListCategoryHeader({ category, series, keyword }: PlaceProps) {
  const g = useGoodsMessages()
  const t = useListMessages()
  const way = category?.path.map((crumb) => ({ text: crumb.categoryName, to: categoryAddress(crumb) })) ?? []
  const search = keyword === '' ? [] : [{ text: t('searchTitle', { keyword }) }]
  const children = category?.children.filter((child) => child.goodsNum > 0) ?? []
  return (
    <>
      <Breadcrumb label={g('breadcrumb')} trail={[{ text: g('allGoods'), to: '/goods/category' }, ...way, ...search]} />
      <h1 className="sr">{keyword === '' ? (category?.category.categoryName ?? t('title')) : t('searchTitle', { keyword })}</h1>
      {series.length > 0 && keyword === '' && (
        <nav className="chips list-subs" aria-label={t('series')}>
          {series.map((seriesLink) => (
            <Anchor key={seriesLink.seriesId} to={`/goods/series?seriesId=${seriesLink.seriesId}`} className="chip" prefetch={false}>
              <Icon name="table" size={14} /> {seriesLink.seriesName}
            </Anchor>
          ))}
        </nav>
      )}
      {children.length > 0 && keyword === '' && (
        <nav className="pan lh list-subs" aria-label={t('subcategories')}>
          <div className="subs">
            {children.slice(0, 10).map((child) => (
              <Anchor key={child.categoryId} to={categoryAddress(child)}>
                <Picture src={pictureName(child.image)} alt="" width={64} priority />
                {child.categoryName}
              </Anchor>
            ))}
          </div>
        </nav>
      )}
    </>
  )
}
