import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { useGoodsWords } from '../use-goods-words.ts'
import { useListWords } from '../use-list-words.ts'
import { categoryAddress } from './category-address.ts'
import { pictureName } from './picture-name.ts'
import type { ListCategory } from './list-data.ts'

/** Where the list stands: the way down to its category, and the categories below it. */
export function ListPlace({ category, keyword }: { category: ListCategory | null; keyword: string }) {
  const g = useGoodsWords()
  const t = useListWords()
  const way = category?.path.map((crumb) => ({ text: crumb.categoryName, to: categoryAddress(crumb) })) ?? []
  const search = keyword === '' ? [] : [{ text: t('searchTitle', { keyword }) }]
  const children = category?.children.filter((child) => child.goodsNum > 0) ?? []
  return (
    <>
      <Breadcrumb label={g('breadcrumb')} trail={[{ text: g('allGoods'), to: '/goods/category' }, ...way, ...search]} />
      <h1 className="sr">{keyword === '' ? (category?.category.categoryName ?? t('title')) : t('searchTitle', { keyword })}</h1>
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
